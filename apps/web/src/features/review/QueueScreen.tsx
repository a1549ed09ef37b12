// The agency's queue: what waits for me, and everything within my scope.

import type { QueueRow } from '@khyanalt/contract/review'
import { queueTotalLimit } from '@khyanalt/contract/review'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { queueViews } from '@khyanalt/domain/queue-view'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { usePair, useText } from '../../language/language.tsx'
import { QueueFrame } from '../cases/QueueFrame.tsx'
import { QueuePage } from '../cases/QueuePage.tsx'
import { AssignBar } from './AssignBar.tsx'
import { KeptViews } from './KeptViews.tsx'
import { QueueFilterBar } from './QueueFilterBar.tsx'
import { queueCountsQuery, queueQuery } from './queries.ts'
import { isAssignable, useQueueColumns } from './queue-columns.tsx'
import { isFiltered, type QueueFilters, readQueueFilters, writeQueueFilters } from './queue-filters.ts'
import { useAssign } from './use-assign.ts'

const queueRoles = ['REVIEWER', 'APPROVER', 'FINANCE'] as const

export const QueueScreen = () => {
  const t = useText(staffTexts)
  return (
    <QueuePage
      heading={usePair(staffTexts)('queue_title')}
      roles={queueRoles}
      none={{ title: t('queue_empty'), text: t('no_queue') }}
    >
      <Queue />
    </QueuePage>
  )
}

const Queue = () => {
  const t = useText(staffTexts)
  const words = useText(staffDeskTexts)
  const [query, setQuery] = useSearchParams()
  const filters = readQueueFilters(query)
  const change = (changes: Partial<QueueFilters>) => setQuery(writeQueueFilters({ ...filters, page: 1, ...changes }))
  const rows = queueQuery(filters)
  const list = useQuery(rows)
  const counts = useQuery(queueCountsQuery).data?.counts
  const { selected, selection, assignment, clear, takeSelected } = useSelection(list.data?.data.data ?? [])
  const columns = useQueueColumns(selection)
  return (
    <QueueFrame
      tabs={{
        label: t('tabs'),
        current: filters.tab,
        said: (count, isMany) => words(isMany ? 'tab_many' : 'tab_count', { count }),
        all: queueViews.map(tab => ({
          key: tab,
          text: words(`tab_${tab}`),
          count: tab === 'all' ? undefined : counts?.[tab],
          search: writeQueueFilters({ ...filters, tab, page: 1 }).toString(),
        })),
      }}
      countsKey={queueCountsQuery.queryKey}
      limit={queueTotalLimit}
      searchName="query"
      keys={
        selection
          ? [
              { keys: ['x'], word: words('key_select'), act: () => selection.toggle(focusedRequest()) },
              { keys: ['m'], word: words('key_take'), act: takeSelected },
            ]
          : []
      }
      filters={
        <>
          <KeptViews filters={filters} />
          <QueueFilterBar key={query.toString()} filters={filters} onChange={change} />
        </>
      }
      listKey={rows.queryKey}
      list={list}
      failed={t('queue_failed')}
      empty={{
        title: t('queue_empty'),
        text: isFiltered(filters) ? t('queue_empty_filtered') : words(`empty_${filters.tab}`),
      }}
      total={(total, isMany) => t(isMany ? 'totalMany' : 'total', { total })}
      table={{
        caption: t('table'),
        columns,
        rowKey: row => row.request_number,
        rowTone: row => (selection?.has(row.request_number) ? 'selected' : undefined),
      }}
      below={selection && <AssignBar rows={selected} assignment={assignment} onClear={clear} />}
      page={filters.page}
      onPage={page => change({ page })}
    />
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
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-case]')?.dataset.case ?? ''
