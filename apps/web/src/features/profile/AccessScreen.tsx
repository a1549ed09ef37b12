// Who of the agency opened the person's data, latest first.
import { profileMenuTexts } from '@khyanalt/domain/messages/profile-menu'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { DownloadMyData } from './DownloadMyData.tsx'
import styles from './ProfileScreen.module.css'
import { viewsPerPage, viewsQuery } from './queries.ts'

export const AccessScreen = () => {
  const t = useText(profileMenuTexts)
  const name = useName()
  const pair = usePair(profileMenuTexts)
  const { ui } = useLanguage()
  const [params] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  usePageTitle(pair('access').title)
  const { data, error, refetch, isFetching } = useQuery(viewsQuery(page))
  return (
    <div className={styles.page}>
      <PageHeader {...pair('access')} lead={t('accessLead')} />
      <DownloadMyData />
      {error && !data && (
        <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={280} />}
      {data?.data.total === 0 && <EmptyState icon="eye" title={t('accessNone')} text={t('accessNoneText')} />}
      {data && data.data.total > 0 && (
        <>
          <p role="status">{t('accessCount', { count: data.data.total })}</p>
          <Table
            caption={pair('access').title}
            rows={data.data.data}
            rowKey={row => row.id}
            busy={isFetching}
            columns={[
              { id: 'when', header: t('when'), rowHeader: true, cell: row => formatMoment(row.at) },
              {
                id: 'who',
                header: t('who'),
                nowrap: false,
                cell: row => (
                  <span className={styles.lines}>
                    <span>{row.name}</span>
                    <span className={styles.quiet}>
                      {[row.position, row.organization && name(row.organization)].filter(Boolean).join(', ')}
                    </span>
                  </span>
                ),
              },
              {
                id: 'what',
                header: t('what'),
                nowrap: false,
                cell: row => (
                  <span className={styles.lines}>
                    {row.what === 'register' && <Link to={paths.additional}>{t('register')}</Link>}
                    {row.what === 'search' && <span>{t('search')}</span>}
                    {row.request_number && (
                      <Link to={paths.request(row.request_number)}>{t(row.what, { number: row.request_number })}</Link>
                    )}
                    {row.company && <span className={styles.quiet}>{t('ofCompany', { company: row.company })}</span>}
                  </span>
                ),
              },
            ]}
          />
          <Pagination
            page={page}
            pages={Math.ceil(data.data.total / viewsPerPage)}
            to={next => ({ search: `?page=${next}` })}
          />
          <p className={styles.quiet}>{t('accessQuestion')}</p>
        </>
      )}
    </div>
  )
}
