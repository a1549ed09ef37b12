// What a request list found: loading, failed, empty, or rows with their count and pages (REQ-DASH-06).
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import type { ReactNode } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './RequestList.module.css'

type Page<Row> = { readonly data: readonly Row[]; readonly per_page: number; readonly total: number }

type Props<Row> = {
  readonly page: Page<Row> | undefined
  readonly current: number
  readonly onPage: (page: number) => void
  readonly error: Error | null
  readonly onRetry: () => void
  readonly filtered: boolean
  /** Shown where nothing was ever made. */
  readonly emptyText: string
  readonly emptyAction: ReactNode
  readonly busy: boolean
  readonly table: (rows: readonly Row[]) => ReactNode
}

export const RequestResults = <Row,>({ page, current, onPage, error, onRetry, filtered, ...rest }: Props<Row>) => {
  const t = useText(dashboardTexts)
  const { ui } = useLanguage()
  if (error && !page) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={onRetry} />
  if (!page) return <Skeleton height={320} />
  const { data, total, per_page } = page
  if (total === 0 && !filtered) return <EmptyState title={t('empty')} text={rest.emptyText} action={rest.emptyAction} />
  return (
    <div className={styles.results} aria-busy={rest.busy || undefined}>
      <p role="status" className={styles.found}>
        {t('found', { count: total })}
      </p>
      {data.length === 0 ? (
        <EmptyState title={t('empty')} text={t(total === 0 ? 'emptyFiltered' : 'emptyPage')} />
      ) : (
        rest.table(data)
      )}
      <Pagination page={current} pages={Math.ceil(total / per_page)} onChange={onPage} />
    </div>
  )
}
