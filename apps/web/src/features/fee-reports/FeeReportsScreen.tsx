// Reports and late requests of the own companies in two tabs (REQ-LATE-05, CON-179).
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useBehalf } from '../../api/behalf.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { feePaths } from '../../fee-paths.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { BehalfLine } from '../../people/BehalfLine.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import styles from './fee-reports.module.css'
import { LateTable } from './LateTable.tsx'
import { lateQuery, periodQuery, reportsQuery } from './queries.ts'
import { ReportTable } from './ReportTable.tsx'

export const FeeReportsScreen = () => {
  const t = useText(feeScreenTexts)
  const heading = usePair(feeScreenTexts)('title')
  usePageTitle(heading.title)
  const [query] = useSearchParams()
  const tab = query.get('tab') === 'late' ? 'late' : 'reports'
  const period = useQuery(periodQuery).data
  return (
    <div className={styles.page}>
      <PageHeader
        {...heading}
        lead={t('lead')}
        actions={
          tab === 'late' ? (
            <ButtonLink to={feePaths.lateRequest} icon="plus">
              {t('sendLate')}
            </ButtonLink>
          ) : (
            // Nothing is open: no report can be begun (REQ-AMNAT-02).
            period !== undefined &&
            period.data !== 0 && (
              <ButtonLink to={feePaths.create} icon="plus">
                {t('sendReport')}
              </ButtonLink>
            )
          )
        }
      />
      {period && period.data !== 0 && period.closes && (
        <Alert tone="info">
          {t(period.late ? 'periodLate' : 'periodOpen', {
            year: String(period.year ?? ''),
            season: period.data,
            day: period.closes,
          })}
        </Alert>
      )}
      <BehalfLine />
      <TabLinks
        label={t('tabs')}
        current={tab}
        tabs={[
          { key: 'reports', text: t('tabReports'), search: '' },
          { key: 'late', text: t('tabLate'), search: 'tab=late' },
        ]}
      />
      {tab === 'late' ? <Late /> : <Reports />}
    </div>
  )
}

const Reports = () => {
  const t = useText(feeScreenTexts)
  const { page, goTo } = usePage()
  const list = useQuery(reportsQuery(page, useBehalf().behalf))
  return (
    <List list={list} page={page} onPage={goTo} empty={t('noReports')} emptyText={t('noReportsText')}>
      {list.data && <ReportTable rows={list.data.data.data} busy={list.isPlaceholderData} />}
    </List>
  )
}

const Late = () => {
  const t = useText(feeScreenTexts)
  const { page, goTo } = usePage()
  const list = useQuery(lateQuery(page, useBehalf().behalf))
  return (
    <List list={list} page={page} onPage={goTo} empty={t('noLate')} emptyText={t('noLateText')}>
      {list.data && <LateTable rows={list.data.data.data} busy={list.isPlaceholderData} />}
    </List>
  )
}

type ListProps = {
  readonly list: {
    readonly data?: { readonly data: { readonly total: number; readonly per_page: number } } | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly page: number
  readonly onPage: (page: number) => void
  readonly empty: string
  readonly emptyText: string
  readonly children: ReactNode
}

const List = ({ list: { data, error, refetch }, page, onPage, empty, emptyText, children }: ListProps) => {
  const t = useText(feeScreenTexts)
  const { ui } = useLanguage()
  if (error && !data)
    return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={240} />
  const { total, per_page } = data.data
  if (total === 0) return <EmptyState icon="chart" title={empty} text={emptyText} />
  return (
    <div className={styles.section}>
      {children}
      <Pagination page={page} pages={Math.ceil(total / per_page)} onChange={onPage} />
    </div>
  )
}

const usePage = () => {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(query.get('page') ?? 1)) || 1)
  const goTo = (next: number) => {
    const changed = new URLSearchParams(query)
    changed.set('page', String(next))
    setQuery(changed)
  }
  return { page, goTo }
}
