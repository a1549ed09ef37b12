// Who did and viewed what, newest first; the filters stand in the address.
import { downloadAudit, listAudit, readSealState } from '@khyanalt/contract/audit'
import { staffAuditTexts } from '@khyanalt/domain/messages/staff-audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { TableDownload } from '../../tables/TableDownload.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import styles from './audit.module.css'
import { readAuditFilter, writeAuditFilter } from './audit-filter.ts'
import { Findings } from './Findings.tsx'

const auditKey = ['staff-audit'] as const

export const AuditScreen = () => {
  const t = useText(staffAuditTexts)
  const { ui } = useLanguage()
  const heading = usePair(staffAuditTexts)('title')
  usePageTitle(heading.title)
  const [query, setQuery] = useSearchParams()
  const filter = readAuditFilter(query)
  const before = query.get('before') ?? undefined
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [...auditKey, filter, before],
    queryFn: ({ signal }) => callApi(listAudit, { ...filter, before }, { signal }),
    placeholderData: keepPreviousData,
  })
  const older = data?.before
  const showOlder = () => {
    setQuery([...writeAuditFilter(filter), ['before', older ?? '']])
    window.scrollTo({ top: 0 })
  }
  return (
    <StaffScreen>
      <PageHeader
        {...heading}
        ornament={false}
        actions={<TableDownload call={downloadAudit} input={filter} name="audit" />}
      />
      <Findings />
      <AuditFilters key={query.toString()} filter={filter} onApply={typed => setQuery(writeAuditFilter(typed))} />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={10} />}
      {data?.data.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} icon="list" />}
      {data && data.data.length > 0 && <AuditTable rows={data.data} busy={isPlaceholderData} />}
      <p className={styles.acts}>
        {before && (
          <Button variant="secondary" icon="chevronLeft" onClick={() => setQuery(writeAuditFilter(filter))}>
            {t('newest')}
          </Button>
        )}
        {older && (
          <Button variant="secondary" icon="chevronRight" onClick={showOlder}>
            {t('older')}
          </Button>
        )}
      </p>
      <Seals />
    </StaffScreen>
  )
}

/** The head of the chain, for whoever writes it down elsewhere. */
const Seals = () => {
  const t = useText(staffAuditTexts)
  const { data } = useQuery({
    queryKey: [...auditKey, 'seals'],
    queryFn: ({ signal }) => callApi(readSealState, {}, { signal }),
    refetchInterval: 60_000,
  })
  if (!data) return null
  const { sealed, waiting, head } = data.data
  return (
    <section className={styles.seals} aria-labelledby="seals">
      <h2 id="seals">{t('sealed')}</h2>
      <p>{t('sealedText', { sealed, waiting })}</p>
      {head && (
        <p>
          {t('head', { number: sealed })} <code>{head}</code>
        </p>
      )}
    </section>
  )
}
