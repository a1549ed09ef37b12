// The agency's queue: what waits for me, and everything within my scope.
import { queueTotalLimit } from '@khyanalt/contract/review'
import { queueTexts } from '@khyanalt/domain/messages/queue'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { queueSorts, queueViews } from '@khyanalt/domain/queue-view'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import type { Shortcut } from '../../console/use-keys.ts'
import { usePair, useText } from '../../language/language.tsx'
import { QueueFrame } from '../cases/QueueFrame.tsx'
import { QueuePage } from '../cases/QueuePage.tsx'
import { KeepView, KeptViews } from './KeptViews.tsx'
import { QueueFilterBar } from './QueueFilterBar.tsx'
import { queueCountsQuery, queueLayoutQuery, queueQuery } from './queries.ts'
import { BulkActs } from './queue/BulkActs.tsx'
import { BulkBar, type BulkButton } from './queue/BulkBar.tsx'
import { BulkDialog } from './queue/BulkDialog.tsx'
import { QueueTools } from './queue/QueueTools.tsx'
import { standardLayout } from './queue/queue-layout.ts'
import look from './queue/rows.module.css'
import { useSelection } from './queue/use-selection.ts'
import { useQueueColumns } from './queue-columns.tsx'
import { isFiltered, type QueueFilters, readQueueFilters, writeQueueFilters } from './queue-filters.ts'

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
  const { user } = useSession()
  const [query, setQuery] = useSearchParams()
  const filters = readQueueFilters(query)
  const change = (changes: Partial<QueueFilters>) => setQuery(writeQueueFilters({ ...filters, page: 1, ...changes }))
  const rows = queueQuery(filters)
  const list = useQuery(rows)
  const counts = useQuery(queueCountsQuery).data?.counts
  const layout = useQuery(queueLayoutQuery).data?.data ?? standardLayout
  const [acting, setActing] = useState<BulkButton | null>(null)
  const selection = useSelection(filters)
  const found = list.data?.data.data ?? []
  const page = found.map(row => row.request_number)
  const columns = useQueueColumns(selection, found, layout.columns)
  const decides = user?.grants.some(({ role }) => role === 'REVIEWER' || role === 'APPROVER') ?? false
  const keys = useQueueKeys(decides, selection.numbers.length > 0, setActing)
  const services = new Set(found.filter(row => selection.has(row.request_number)).map(row => row.service))
  return (
    <>
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
        keys={[
          { keys: ['x'], word: words('key_select'), act: () => selection.toggle(focusedRequest()) },
          { keys: ['p'], word: keys.pageWord, act: () => selection.togglePage(page) },
          ...keys.acts,
        ]}
        filters={
          <>
            <KeptViews filters={filters} />
            <QueueFilterBar key={query.toString()} filters={filters} onChange={change}>
              <KeepView filters={filters} />
            </QueueFilterBar>
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
        tools={<QueueTools selection={selection} page={page} total={list.data?.data.total ?? 0} layout={layout} />}
        rowsClass={layout.density === 'compact' ? look.compact : undefined}
        table={{
          caption: t('table'),
          columns,
          rowKey: row => row.request_number,
          rowTone: row => (selection.has(row.request_number) ? 'selected' : undefined),
          sort: filters.sort && { column: filters.sort.by, descending: filters.sort.descending },
          onSort: ({ column, descending }) => {
            const by = queueSorts.find(sort => sort === column)
            if (by) change({ sort: { by, descending } })
          },
        }}
        below={<BulkBar selection={selection} shown={page} decides={decides} onAct={setActing} />}
        page={filters.page}
        onPage={next => change({ page: next })}
      />
      {acting && selection.numbers.length > 0 && (
        <BulkDialog
          button={acting}
          numbers={selection.numbers}
          service={filters.service ?? (services.size === 1 ? ([...services][0] ?? null) : null)}
          onDone={() => {
            setActing(null)
            selection.clear()
          }}
          onClose={() => setActing(null)}
        />
      )}
      {decides && <BulkActs />}
    </>
  )
}

/** The keys of decisions stand for the same here as on a case. */
const useQueueKeys = (decides: boolean, isSelected: boolean, act: (button: BulkButton) => void) => {
  const t = useText(queueTexts)
  const words = useText(staffDeskTexts)
  const acts: readonly (readonly [key: string, word: string, button: BulkButton])[] = [
    ['r', t('key_receive'), 'receive'],
    ['a', t('key_agree'), 'agree'],
    ['b', t('key_return'), 'return'],
    ['m', words('key_take'), 'take'],
  ]
  return {
    pageWord: t('key_page'),
    acts: decides
      ? acts.map(
          ([key, word, button]): Shortcut => ({ keys: [key], word, act: () => (isSelected ? act(button) : undefined) }),
        )
      : [],
  }
}

/** The request whose row has the focus; empty when none has. */
const focusedRequest = (): string =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-case]')?.dataset.case ?? ''
