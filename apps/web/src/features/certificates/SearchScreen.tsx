// The public search of certificates (REQ-CERT-01…05, CON-131).
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CertificateList } from './CertificateList.tsx'
import { searchQuery } from './queries.ts'
import { SearchForm } from './SearchForm.tsx'
import styles from './SearchScreen.module.css'
import { pageAddress, readFilters } from './search-filters.ts'

export const SearchScreen = () => {
  const t = useText(certificateTexts)
  const pair = usePair(certificateTexts)
  const [search] = useSearchParams()
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('intro')} />
      <SearchForm key={search.toString()} search={search} />
      <Results />
    </div>
  )
}

const Results = () => {
  const t = useText(certificateTexts)
  const { ui } = useLanguage()
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const { data, error, refetch } = useQuery(searchQuery(filters))
  if (error && !data) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={400} />
  const { data: rows, total, per_page } = data.data
  if (total === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <div className={styles.results}>
      <p role="status">{t('found', { count: total })}</p>
      <CertificateList rows={rows} />
      <Pagination page={filters.page} pages={Math.ceil(total / per_page)} to={page => pageAddress(search, page)} />
    </div>
  )
}
