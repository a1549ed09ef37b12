// The agency's desk of food objects: parts with their counts, and what waits longest first.
import { foodQueueTotalLimit } from '@khyanalt/contract/staff-food'
import { foodQueueViews } from '@khyanalt/domain/food-queue-view'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffFoodTexts } from '@khyanalt/domain/messages/staff-food'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useName, usePair, useText } from '../../../language/language.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { QueueFrame } from '../../cases/QueueFrame.tsx'
import { QueuePage } from '../../cases/QueuePage.tsx'
import {
  type DeskFilters,
  deskCountsQuery,
  deskQuery,
  provincesQuery,
  readDeskFilters,
  writeDeskFilters,
} from './queries.ts'
import { useFoodColumns } from './queue-columns.tsx'

export const FoodDeskScreen = () => {
  const t = useText(staffFoodTexts)
  const heading = usePair(staffFoodTexts)('title')
  return (
    <QueuePage heading={heading} roles={['REVIEWER', 'APPROVER']} none={{ title: heading.title, text: t('no_desk') }}>
      <Queue />
    </QueuePage>
  )
}

const Queue = () => {
  const t = useText(staffFoodTexts)
  const staff = useText(staffTexts)
  const [query, setQuery] = useSearchParams()
  const filters = readDeskFilters(query)
  const searchOf = (changes: Partial<DeskFilters>) => writeDeskFilters({ ...filters, page: 1, ...changes })
  const rows = deskQuery(filters)
  const counts = useQuery(deskCountsQuery).data?.counts
  return (
    <QueueFrame
      tabs={{
        label: t('tabs'),
        current: filters.view,
        said: (count, isMany) => t(isMany ? 'tab_many' : 'tab_count', { count }),
        all: foodQueueViews.map(view => ({
          key: view,
          text: t(`tab_${view}`),
          count: view === 'all' ? undefined : counts?.[view],
          search: searchOf({ view }).toString(),
        })),
      }}
      countsKey={deskCountsQuery.queryKey}
      limit={foodQueueTotalLimit}
      searchName="query"
      filters={<Filters key={query.toString()} filters={filters} onChange={changes => setQuery(searchOf(changes))} />}
      listKey={rows.queryKey}
      list={useQuery(rows)}
      failed={t('failed')}
      empty={{ title: t('empty') }}
      total={(total, isMany) => (isMany ? staff('totalMany', { total }) : t('total', { total }))}
      table={{ caption: t('table'), columns: useFoodColumns(), rowKey: row => row.request_number }}
      page={filters.page}
      onPage={page => setQuery(searchOf({ page }))}
    />
  )
}

const Filters = ({
  filters,
  onChange,
}: {
  readonly filters: DeskFilters
  readonly onChange: (changes: Partial<DeskFilters>) => void
}) => {
  const t = useText(staffFoodTexts)
  const staff = useText(staffTexts)
  const name = useName()
  const provinces = useQuery(provincesQuery).data?.data ?? []
  return (
    <FilterBar
      label={t('filters')}
      submit={t('search')}
      onSubmit={({ query = '', address = '' }) => onChange({ query, address })}
      fields={[
        {
          label: t('query'),
          control: control => (
            <TextInput
              {...control}
              name="query"
              defaultValue={filters.query}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
            />
          ),
        },
        {
          label: t('address'),
          control: control => (
            <Select
              {...control}
              // The choice waits for its options, which arrive later than the page.
              key={provinces.length}
              name="address"
              defaultValue={filters.address}
              emptyLabel={staff('filter_any')}
              options={provinces.map(({ value, label }) => ({ value, label: name(label) }))}
            />
          ),
        },
      ]}
    />
  )
}
