// The agency's queue: what waits for me, and everything within my scope.
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { focusInto, moveFocus } from './move-focus.ts'
import { QueueFilterBar } from './QueueFilterBar.tsx'
import styles from './QueueScreen.module.css'
import { QueueTable } from './QueueTable.tsx'
import { queueQuery } from './queries.ts'
import { isFiltered, type QueueFilters, readQueueFilters, writeQueueFilters } from './queue-filters.ts'
import { Shortcuts } from './Shortcuts.tsx'
import { TabLinks } from './TabLinks.tsx'
import { useKeys } from './use-keys.ts'
import { useLiveQuery } from './use-live-query.ts'

const queueRoles: readonly string[] = ['REVIEWER', 'APPROVER', 'FINANCE']

export const QueueScreen = () => {
  const t = useText(staffTexts)
  const heading = usePair(staffTexts)('queue_title')
  usePageTitle(heading.title)
  const { user } = useSession()
  const worksHere = user?.grants.some(grant => queueRoles.includes(grant.role)) ?? false
  return (
    <div className={styles.screen}>
      <PageHeader {...heading} ornament={false} />
      {worksHere ? <Queue /> : <EmptyState title={t('queue_empty')} text={t('no_queue')} />}
    </div>
  )
}

const Queue = () => {
  const t = useText(staffTexts)
  const { ui } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const filters = readQueueFilters(query)
  const change = (changes: Partial<QueueFilters>) => setQuery(writeQueueFilters({ ...filters, page: 1, ...changes }))
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(queueQuery(filters))
  const updated = useLiveQuery(queueQuery(filters).queryKey)
  const [helping, setHelping] = useState(false)
  useKeys([
    [['j', 'ArrowDown'], () => moveFocus('[data-row-link]', 1)],
    [['k', 'ArrowUp'], () => moveFocus('[data-row-link]', -1)],
    [['/'], () => focusInto('[name=number]')],
    [['?'], () => setHelping(true)],
  ])
  const page = data?.data
  return (
    <>
      <div className={styles.head}>
        <TabLinks
          label={t('tabs')}
          current={filters.tab}
          tabs={(['me', 'all'] as const).map(tab => ({
            key: tab,
            text: t(`tab_${tab}`),
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
            ['?', t('key_help')],
          ]}
        />
      </div>
      <QueueFilterBar key={query.toString()} filters={filters} onChange={change} />
      {error && <ErrorState title={t('queue_failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={10} />}
      {page && page.data.length === 0 && (
        <EmptyState
          title={t('queue_empty')}
          text={t(isFiltered(filters) ? 'queue_empty_filtered' : `queue_empty_${filters.tab}`)}
        />
      )}
      {page && page.data.length > 0 && (
        <div className={styles.result}>
          <p className={styles.count}>
            {t('total', { total: page.total })}
            {updated && (
              <span className={styles.updated}>
                {t('refreshed')} {updated}
              </span>
            )}
          </p>
          <QueueTable rows={page.data} busy={isPlaceholderData} />
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
