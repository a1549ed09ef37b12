// The agency's desk of food objects: parts with their counts, and what waits longest first.
import { foodQueueTotalLimit } from '@khyanalt/contract/staff-food'
import { foodQueueViews } from '@khyanalt/domain/food-queue-view'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffFoodTexts } from '@khyanalt/domain/messages/staff-food'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import { useRealtime } from '../../../api/realtime.ts'
import desk from '../../../console/desk.module.css'
import { focusInto, moveFocus } from '../../../console/move-focus.ts'
import { Shortcuts } from '../../../console/Shortcuts.tsx'
import { useKeys } from '../../../console/use-keys.ts'
import { usePageTitle } from '../../../document.ts'
import { useLanguage, useName, usePair, useText } from '../../../language/language.tsx'
import { StaffScreen } from '../../../layouts/StaffScreen.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TabLinks } from '../../../ui/TabLinks.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskTable } from './DeskTable.tsx'
import {
  type DeskFilters,
  deskCountsQuery,
  deskKey,
  deskQuery,
  provincesQuery,
  readDeskFilters,
  writeDeskFilters,
} from './queries.ts'

export const FoodDeskScreen = () => {
  const t = useText(staffFoodTexts)
  const staff = useText(staffTexts)
  const heading = usePair(staffFoodTexts)('title')
  usePageTitle(heading.title)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const filters = readDeskFilters(query)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(deskQuery(filters))
  const counts = useQuery(deskCountsQuery).data?.counts
  const [helping, setHelping] = useState(false)
  useRealtime('queue', () => {
    for (const part of ['list', 'counts']) client.invalidateQueries({ queryKey: [...deskKey, part] })
  })
  useKeys([
    [['j', 'ArrowDown'], () => moveFocus('[data-row-link]', 1)],
    [['k', 'ArrowUp'], () => moveFocus('[data-row-link]', -1)],
    [['/'], () => focusInto('[name=query]')],
    [['?'], () => setHelping(true)],
  ])
  const page = data?.data
  const searchOf = (changes: Partial<DeskFilters>) => writeDeskFilters({ ...filters, page: 1, ...changes })
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} />
      <div className={desk.head}>
        <TabLinks
          label={t('tabs')}
          current={filters.view}
          tabs={foodQueueViews.map(view => ({
            key: view,
            text: t(`tab_${view}`),
            count: counts && view !== 'all' ? countOf(counts[view], t) : undefined,
            search: searchOf({ view }).toString(),
          }))}
        />
        <Shortcuts
          open={helping}
          onOpenChange={setHelping}
          keys={[
            ['j ↓', t('key_next')],
            ['k ↑', t('key_previous')],
            ['Enter', t('key_open')],
            ['/', t('key_search')],
            ['?', t('key_help')],
          ]}
        />
      </div>
      <Filters key={query.toString()} filters={filters} onChange={changes => setQuery(searchOf(changes))} />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton lines={10} />}
      {page?.data.length === 0 && <EmptyState title={t('empty')} />}
      {page && page.data.length > 0 && (
        <div className={desk.result}>
          <p className={desk.count}>
            {page.total < foodQueueTotalLimit
              ? t('total', { total: page.total })
              : staff('totalMany', { total: page.total })}
          </p>
          <DeskTable rows={page.data} busy={isPlaceholderData} />
          <Pagination
            page={filters.page}
            pages={Math.ceil(page.total / page.per_page)}
            onChange={number => setQuery(searchOf({ page: number }))}
          />
        </div>
      )}
    </StaffScreen>
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

const countOf = (count: number, t: ReturnType<typeof useText<keyof typeof staffFoodTexts.mn>>) => {
  const many = count >= foodQueueTotalLimit
  return { shown: many ? `${count}+` : String(count), said: t(many ? 'tab_many' : 'tab_count', { count }) }
}
