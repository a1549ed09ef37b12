// The own requests with filters; the address keeps the filters (REQ-DASH-02…06).
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { requestsQuery } from './queries.ts'
import { RequestFilterForm } from './RequestFilterForm.tsx'
import styles from './RequestList.module.css'
import { RequestTable } from './RequestTable.tsx'
import { isFiltered, readRequestFilters } from './request-filters.ts'

export const RequestList = ({ level }: { readonly level: 'page' | 'section' }) => {
  const pair = usePair(dashboardTexts)
  const [search] = useSearchParams()
  return (
    <section className={styles.list} aria-labelledby="requests-title">
      {level === 'page' ? (
        <PageHeader id="requests-title" {...pair('requests')} />
      ) : (
        <SectionTitle id="requests-title" {...pair('requests')} />
      )}
      <RequestFilterForm key={search.toString()} filters={readRequestFilters(search)} />
      <Requests />
    </section>
  )
}

const Requests = () => {
  const t = useText(dashboardTexts)
  const { ui } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const filters = readRequestFilters(search)
  const { data, error, refetch, isPlaceholderData } = useQuery(requestsQuery(filters))
  if (error && !data) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={320} />
  const { data: rows, total, per_page } = data.data
  if (total === 0) {
    return isFiltered(filters) ? (
      <EmptyState title={t('empty')} text={t('emptyFiltered')} />
    ) : (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={<ButtonLink to={paths.services}>{t('takeService')}</ButtonLink>}
      />
    )
  }
  return (
    <div className={styles.results} aria-busy={isPlaceholderData || undefined}>
      <p role="status" className={styles.found}>
        {t('found', { count: total })}
      </p>
      <RequestTable rows={rows} />
      <Pagination
        page={filters.page}
        pages={Math.ceil(total / per_page)}
        onChange={page => {
          const next = new URLSearchParams(search)
          next.set('page', String(page))
          setSearch(next)
        }}
      />
    </div>
  )
}
