// Staff or foreigners, with what an administrator looks for first: roles, lock, last sign-in.
import { type PersonRow, peopleTotalLimit } from '@khyanalt/contract/staff-people'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { roles } from '@khyanalt/domain/roles'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './people.module.css'
import { peopleQuery } from './queries.ts'

const size = 20
const states = ['open', 'locked'] as const

export const PeopleList = ({ kind }: { readonly kind: 'staff' | 'foreigner' }) => {
  const t = useText(staffPeopleTexts)
  const ts = useText(staffTexts)
  const { ui } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const role = roles.find(each => each === query.get('role'))
  const state = states.find(each => each === query.get('state'))
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    peopleQuery({ kind, search: search || undefined, role, state, page, results: size }),
  )
  const go = (changes: Record<string, string>) => {
    const next = {
      search,
      role: role ?? '',
      state: state ?? '',
      page: '',
      who: kind === 'staff' ? '' : kind,
      ...changes,
    }
    setQuery(Object.entries(next).filter(([, value]) => value !== ''))
  }
  const columns: readonly TableColumn<PersonRow>[] = [
    {
      id: 'name',
      header: t('column_name'),
      rowHeader: true,
      cell: row => (
        <Link to={staffPaths.person(row.id)} className={styles.link}>
          {row.lastname} {row.name}
        </Link>
      ),
    },
    { id: 'login', header: t('column_login'), cell: row => <span className={styles.login}>{row.login}</span> },
    ...(kind === 'staff'
      ? [
          { id: 'position', header: t('column_position'), cell: (row: PersonRow) => row.position ?? '–' },
          {
            id: 'unit',
            header: t('column_unit'),
            cell: (row: PersonRow) => (row.organization ? row.organization[ui === 'en' ? 'name_en' : 'name_mn'] : '–'),
          },
          {
            id: 'roles',
            header: t('column_roles'),
            cell: (row: PersonRow) =>
              row.roles.length > 0 ? row.roles.map(each => ts(`role_${each}`)).join(', ') : t('noRole'),
          },
        ]
      : []),
    {
      id: 'last',
      header: t('column_last'),
      cell: row => (row.last_sign_in ? formatMoment(row.last_sign_in) : t('never')),
    },
    { id: 'state', header: t('column_state'), cell: row => <LockTag active={row.active} /> },
  ]
  return (
    <>
      <FilterBar
        key={query.toString()}
        label={t('filters')}
        submit={t('apply')}
        onSubmit={typed => go({ search: typed.search ?? '', role: typed.role ?? '', state: typed.state ?? '' })}
        fields={[
          {
            label: t('search'),
            control: control => (
              <TextInput {...control} name="search" defaultValue={search} maxLength={100} autoComplete="off" />
            ),
          },
          ...(kind === 'staff'
            ? [
                {
                  label: t('role'),
                  control: (control: object) => (
                    <Select
                      {...control}
                      name="role"
                      defaultValue={role ?? ''}
                      emptyLabel={t('any')}
                      options={roles.map(value => ({ value, label: ts(`role_${value}`) }))}
                    />
                  ),
                },
              ]
            : []),
          {
            label: t('state'),
            control: control => (
              <Select
                {...control}
                name="state"
                defaultValue={state ?? ''}
                emptyLabel={t('any')}
                options={states.map(value => ({ value, label: t(`state_${value}`) }))}
              />
            ),
          },
        ]}
      />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={8} />}
      {data?.data.total === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} icon="user" />}
      {data && data.data.total > 0 && (
        <>
          <p className={styles.quiet}>
            {t(data.data.total < peopleTotalLimit ? 'total' : 'totalMany', { total: data.data.total })}
          </p>
          <Table
            caption={t(`tab_${kind}`)}
            rows={data.data.data}
            columns={columns}
            rowKey={row => row.id}
            busy={isPlaceholderData}
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

/** Whether somebody can get in. */
export const LockTag = ({ active }: { readonly active: boolean }) => {
  const t = useText(staffPeopleTexts)
  return active ? (
    <Tag tone="green" icon="check">
      {t('state_open')}
    </Tag>
  ) : (
    <Tag tone="red" icon="lock">
      {t('state_locked')}
    </Tag>
  )
}
