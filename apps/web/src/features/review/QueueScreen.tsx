// The agency's queue: what waits for me, and everything within my scope.

import type { QueueRow } from '@khyanalt/contract/review'
import { queueTotalLimit } from '@khyanalt/contract/review'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { queueViews } from '@khyanalt/domain/queue-view'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { useRealtime } from '../../api/realtime.ts'
import { useSession } from '../../api/session.ts'
import desk from '../../console/desk.module.css'
import { focusInto, moveFocus } from '../../console/move-focus.ts'
import { Shortcuts } from '../../console/Shortcuts.tsx'
import { useKeys } from '../../console/use-keys.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { AssignBar } from './AssignBar.tsx'
import { KeptViews } from './KeptViews.tsx'
import { QueueFilterBar } from './QueueFilterBar.tsx'
import styles from './QueueScreen.module.css'
import { isAssignable, QueueTable } from './QueueTable.tsx'
import { queueCountsQuery, queueQuery } from './queries.ts'
import { isFiltered, type QueueFilters, readQueueFilters, writeQueueFilters } from './queue-filters.ts'
import { useAssign } from './use-assign.ts'
import { useLiveQuery } from './use-live-query.ts'

const queueRoles: readonly string[] = ['REVIEWER', 'APPROVER', 'FINANCE']

export const QueueScreen = () => {
  const t = useText(staffTexts)
  const heading = usePair(staffTexts)('queue_title')
  usePageTitle(heading.title)
  const { user } = useSession()
  const worksHere = user?.grants.some(grant => queueRoles.includes(grant.role)) ?? false
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} />
      {worksHere ? <Queue /> : <EmptyState title={t('queue_empty')} text={t('no_queue')} />}
    </StaffScreen>
  )
}

const Queue = () => {
  const t = useText(staffTexts)
  const words = useText(staffDeskTexts)
  const { ui } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const filters = readQueueFilters(query)
  const change = (changes: Partial<QueueFilters>) => setQuery(writeQueueFilters({ ...filters, page: 1, ...changes }))
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(queueQuery(filters))
  const updated = useLiveQuery(queueQuery(filters).queryKey)
  const counts = useQuery(queueCountsQuery).data?.counts
  const client = useQueryClient()
  useRealtime('queue', () => void client.invalidateQueries({ queryKey: queueCountsQuery.queryKey }))
  const page = data?.data
  const { selected, selection, assignment, clear, takeSelected } = useSelection(page?.data ?? [])
  const [helping, setHelping] = useState(false)
  useKeys([
    [['j', 'ArrowDown'], () => moveFocus('[data-row-link]', 1)],
    [['k', 'ArrowUp'], () => moveFocus('[data-row-link]', -1)],
    [['/'], () => focusInto('[name=query]')],
    [['x'], () => selection?.toggle(focusedRequest())],
    [['m'], takeSelected],
    [['?'], () => setHelping(true)],
  ])
  return (
    <>
      <div className={desk.head}>
        <TabLinks
          label={t('tabs')}
          current={filters.tab}
          tabs={queueViews.map(tab => ({
            key: tab,
            text: words(`tab_${tab}`),
            count: counts && tab !== 'all' ? countOf(counts[tab], words) : undefined,
            search: writeQueueFilters({ ...filters, tab, page: 1 }).toString(),
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
            ...(selection
              ? ([
                  ['x', words('key_select')],
                  ['m', words('key_take')],
                ] as const)
              : []),
            ['?', t('key_help')],
          ]}
        />
      </div>
      <KeptViews filters={filters} />
      <QueueFilterBar key={query.toString()} filters={filters} onChange={change} />
      {error && <ErrorState title={t('queue_failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={10} />}
      {page && page.data.length === 0 && (
        <EmptyState
          title={t('queue_empty')}
          text={isFiltered(filters) ? t('queue_empty_filtered') : words(`empty_${filters.tab}`)}
        />
      )}
      {page && page.data.length > 0 && (
        <div className={desk.result}>
          <p className={desk.count}>
            {t(page.total < queueTotalLimit ? 'total' : 'totalMany', { total: page.total })}
            {updated && (
              <span className={styles.updated}>
                {t('refreshed')} {updated}
              </span>
            )}
          </p>
          <QueueTable rows={page.data} busy={isPlaceholderData} selection={selection} />
          {selection && <AssignBar rows={selected} assignment={assignment} onClear={clear} />}
          <Pagination
            page={filters.page}
            pages={Math.ceil(page.total / page.per_page)}
            onChange={number => change({ page: number })}
          />
        </div>
      )}
    </>
  )
}

/** The rows that are selected and still on the screen, and what is done with them. */
const useSelection = (rows: readonly QueueRow[]) => {
  const { user } = useSession()
  const [numbers, setNumbers] = useState<ReadonlySet<string>>(new Set())
  const assignment = useAssign(assigned =>
    setNumbers(kept => new Set([...kept].filter(each => !assigned.includes(each)))),
  )
  const assigns = user?.grants.some(({ role }) => role === 'REVIEWER' || role === 'APPROVER') ?? false
  const selected = rows.filter(row => numbers.has(row.request_number) && isAssignable(row))
  const toggle = (number: string) =>
    setNumbers(kept => {
      const next = new Set(kept)
      if (number !== '' && !next.delete(number)) next.add(number)
      return next
    })
  return {
    selected,
    selection: assigns ? { has: (number: string) => numbers.has(number), toggle } : null,
    assignment,
    clear: () => setNumbers(new Set()),
    takeSelected: () => {
      if (user && selected.length > 0) assignment.assign(selected, user.id)
    },
  }
}

/** The request whose row has the focus; empty when none has. */
const focusedRequest = (): string =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-request]')?.dataset.request ?? ''

const countOf = (count: number, words: ReturnType<typeof useText<keyof typeof staffDeskTexts.mn>>) => {
  const many = count >= queueTotalLimit
  return { shown: many ? `${count}+` : String(count), said: words(many ? 'tab_many' : 'tab_count', { count }) }
}
