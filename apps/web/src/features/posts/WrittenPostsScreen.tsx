// Posts in every state, for those who write them.
import { listStaffPosts, postStates } from '@khyanalt/contract/staff-posts'
import { staffPostsTexts } from '@khyanalt/domain/messages/staff-posts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

const size = 20
const tones = { draft: 'grey', scheduled: 'orange', published: 'green' } as const

export const WrittenPostsScreen = () => {
  const t = useText(staffPostsTexts)
  const { ui } = useLanguage()
  const heading = usePair(staffPostsTexts)('title')
  usePageTitle(heading.title)
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const state = postStates.find(each => each === query.get('state'))
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['staff-posts', search, state, page],
    queryFn: ({ signal }) =>
      callApi(listStaffPosts, { search: search || undefined, state, page, results: size }, { signal }),
    placeholderData: keepPreviousData,
  })
  const go = (changes: Record<string, string>) =>
    setQuery(Object.entries({ search, state: state ?? '', ...changes }).filter(([, value]) => value !== ''))
  return (
    <StaffScreen>
      <PageHeader
        {...heading}
        ornament={false}
        actions={
          <ButtonLink to={staffPaths.post('new')} icon="plus">
            {t('add')}
          </ButtonLink>
        }
      />
      <FilterBar
        key={query.toString()}
        label={t('filters')}
        submit={t('apply')}
        onSubmit={typed => go({ search: typed.search ?? '', state: typed.state ?? '' })}
        fields={[
          {
            label: t('search'),
            control: control => <TextInput {...control} name="search" defaultValue={search} maxLength={100} />,
          },
          {
            label: t('state'),
            control: control => (
              <Select
                {...control}
                name="state"
                defaultValue={state ?? ''}
                emptyLabel={t('any')}
                options={postStates.map(value => ({ value, label: t(`state_${value}`) }))}
              />
            ),
          },
        ]}
      />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={8} />}
      {data?.data.total === 0 && <EmptyState title={t('emptyTitle')} icon="file" />}
      {data && data.data.total > 0 && (
        <>
          <Table
            caption={t('title')}
            rows={data.data.data}
            rowKey={row => row.id}
            busy={isPlaceholderData}
            columns={[
              {
                id: 'title',
                header: t('column_title'),
                rowHeader: true,
                cell: row => <Link to={staffPaths.post(row.id)}>{row.title}</Link>,
              },
              { id: 'kind', header: t('column_kind'), cell: row => t(`kind_${row.kind}`) },
              {
                id: 'state',
                header: t('column_state'),
                cell: row => <Tag tone={tones[row.state]}>{t(`state_${row.state}`)}</Tag>,
              },
              {
                id: 'published',
                header: t('column_published'),
                cell: row => (row.published_at ? formatMoment(row.published_at) : '–'),
              },
              { id: 'updated', header: t('column_updated'), cell: row => formatMoment(row.updated_at) },
            ]}
          />
          <Pagination
            page={page}
            pages={Math.ceil(data.data.total / size)}
            onChange={number => go({ page: number > 1 ? String(number) : '' })}
          />
        </>
      )}
    </StaffScreen>
  )
}
