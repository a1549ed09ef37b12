// The public search of certificates (REQ-CERT-01…05, CON-131).
import { publicTotalLimit } from '@khyanalt/contract/certificates'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useLoaded } from '../../api/loading.ts'
import { useSession } from '../../api/session.ts'
import { useName, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CertificateList } from './CertificateList.tsx'
import type { loadSearch } from './load.ts'
import { SearchForm } from './SearchForm.tsx'
import styles from './SearchScreen.module.css'
import { pageAddress, readFilters } from './search-filters.ts'

export const SearchScreen = () => {
  const t = useText(certificateTexts)
  const pair = usePair(certificateTexts)
  const name = useName()
  const [search] = useSearchParams()
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadSearch>()
  const found = data?.found
  const { status } = useSession()
  const isHinted = found?.hint !== undefined
  const askAgain = useEffectEvent(retry)
  // The server renders a page for nobody; whoever is signed in may find more.
  useEffect(() => {
    if (isHinted && status === 'signed-in') askAgain()
  }, [isHinted, status])
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('intro')} />
      <p>
        <TextLink to={paths.verifyCertificate} icon="file">
          {t('verify')}
        </TextLink>
      </p>
      <SearchForm key={search.toString()} search={search} offered={data?.offered} problems={data?.problems ?? {}} />
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {found && (
        <div className={styles.results}>
          <p role="status">{t(found.total < publicTotalLimit ? 'found' : 'foundMany', { count: found.total })}</p>
          {found.total === 0 ? (
            <EmptyState icon="certificate" title={t('empty')} text={found.hint ? name(found.hint) : t('emptyText')} />
          ) : (
            <CertificateList rows={found.data} />
          )}
          <Pagination
            page={readFilters(search).page}
            pages={Math.ceil(found.total / found.per_page)}
            to={page => pageAddress(search, page)}
          />
        </div>
      )}
    </div>
  )
}
