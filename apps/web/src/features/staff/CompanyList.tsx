// Organisations by name or number.
import { companiesTotalLimit } from '@khyanalt/contract/staff-companies'
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './people.module.css'
import { companiesQuery } from './queries.ts'

const size = 20

export const CompanyList = () => {
  const t = useText(staffPeopleTexts)
  const { ui } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    companiesQuery({ search: search || undefined, page, results: size }),
  )
  const go = (changes: Record<string, string>) =>
    setQuery(Object.entries({ who: 'company', search, ...changes }).filter(([, value]) => value !== ''))
  return (
    <>
      <FilterBar
        key={search}
        label={t('filters')}
        submit={t('apply')}
        onSubmit={typed => go({ search: typed.search ?? '' })}
        fields={[
          {
            label: t('searchCompany'),
            control: control => (
              <TextInput {...control} name="search" defaultValue={search} maxLength={100} autoComplete="off" />
            ),
          },
        ]}
      />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={8} />}
      {data?.data.total === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} icon="building" />}
      {data && data.data.total > 0 && (
        <>
          <p className={styles.quiet}>
            {t(data.data.total < companiesTotalLimit ? 'total' : 'totalMany', { total: data.data.total })}
          </p>
          <Table
            caption={t('tab_company')}
            rows={data.data.data}
            rowKey={row => row.id}
            busy={isPlaceholderData}
            columns={[
              {
                id: 'name',
                header: t('column_name'),
                rowHeader: true,
                cell: row => (
                  <Link to={staffPaths.company(row.id)} className={styles.link}>
                    {row.name}
                  </Link>
                ),
              },
              { id: 'register', header: t('column_register'), cell: row => row.register_number },
              { id: 'members', header: t('column_members'), align: 'end', cell: row => row.members },
            ]}
          />
          <Pagination
            page={page}
            pages={Math.ceil(data.data.total / size)}
            onChange={number => go({ page: number > 1 ? String(number) : '' })}
          />
        </>
      )}
    </>
  )
}
