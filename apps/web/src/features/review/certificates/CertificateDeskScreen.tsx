// The certificates desk: what was found on the left, the chosen certificate with its changes on the right.
import { deskTotalLimit } from '@khyanalt/contract/certificate-desk'
import { certificateStatusCode } from '@khyanalt/domain/certificate-status'
import { certificateDeskTexts } from '@khyanalt/domain/messages/certificate-desk'
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import { useSession } from '../../../api/session.ts'
import { Shortcuts } from '../../../console/Shortcuts.tsx'
import { useRowKeys } from '../../../console/use-row-keys.ts'
import { usePageTitle } from '../../../document.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { StaffScreen } from '../../../layouts/StaffScreen.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { UnmarkedFields } from '../../../ui/unmarked.ts'
import styles from '../MoneyDeskScreen.module.css'
import { deskCertificatesQuery } from '../queries.ts'
import { CertificatePane } from './CertificatePane.tsx'
import { CertificateTable } from './CertificateTable.tsx'
import look from './certificates.module.css'
import { type DeskSearch, readDeskSearch, writeDeskSearch } from './desk-search.ts'

export const CertificateDeskScreen = () => {
  const t = useText(certificateDeskTexts)
  const heading = usePair(certificateDeskTexts)('title')
  usePageTitle(heading.title)
  const { user } = useSession()
  const worksHere = user?.grants.some(grant => grant.role === 'APPROVER') ?? false
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} actions={worksHere && <Shortcuts />} />
      {worksHere ? <Desk /> : <EmptyState title={heading.title} text={t('none')} icon="certificate" />}
    </StaffScreen>
  )
}

const Desk = () => {
  const t = useText(certificateDeskTexts)
  const { ui } = useLanguage()
  const [address, setAddress] = useSearchParams()
  const search = readDeskSearch(address)
  const chosen = address.get('certificate')
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(deskCertificatesQuery(search))
  useRowKeys('query')
  const page = data?.data
  return (
    <>
      <SearchBar key={address.toString()} search={search} onSearch={next => setAddress(writeDeskSearch(next, null))} />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={8} />}
      <div className={styles.panes}>
        {page && (
          <div className={styles.list}>
            {page.data.length === 0 ? (
              <EmptyState title={t('empty')} text={t('empty_why')} icon="certificate" />
            ) : (
              <>
                <p className={styles.count}>
                  {t(page.total < deskTotalLimit ? 'total' : 'total_many', { total: page.total })}
                </p>
                <CertificateTable
                  rows={page.data}
                  chosen={chosen}
                  busy={isPlaceholderData}
                  addressOf={csId => writeDeskSearch(search, csId)}
                />
                <Pagination
                  page={search.page}
                  pages={Math.ceil(page.total / page.per_page)}
                  onChange={number => setAddress(writeDeskSearch({ ...search, page: number }, null))}
                />
              </>
            )}
          </div>
        )}
        {page && <CertificatePane key={chosen} csId={chosen} />}
      </div>
    </>
  )
}

const SearchBar = ({
  search,
  onSearch,
}: {
  readonly search: DeskSearch
  readonly onSearch: (search: DeskSearch) => void
}) => {
  const t = useText(certificateDeskTexts)
  const stateWord = useText(certificateStateTexts)
  return (
    <search aria-label={t('search')}>
      <form
        className={look.search}
        onSubmit={event => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          const query = new URLSearchParams([...typed].map(([key, value]) => [key, String(value).trim()]))
          onSearch({ ...readDeskSearch(query), page: 1 })
        }}
      >
        <UnmarkedFields value={true}>
          <Field label={t('query')}>
            {control => (
              <TextInput {...control} name="query" defaultValue={search.query} autoComplete="off" maxLength={100} />
            )}
          </Field>
          <Field label={t('status')}>
            {control => (
              <Select
                {...control}
                name="status"
                defaultValue={search.status}
                emptyLabel={t('any')}
                options={[
                  ...(['active', 'expired', 'cancelled'] as const).map(state => ({
                    value: String(certificateStatusCode(state)),
                    // What is suspended has the number of what is cancelled, and is found alone below.
                    label: stateWord(state === 'cancelled' ? 'cancelled_public' : state),
                  })),
                  { value: 'suspended', label: stateWord('suspended_now') },
                ]}
              />
            )}
          </Field>
        </UnmarkedFields>
        <Button type="submit">{t('apply')}</Button>
      </form>
    </search>
  )
}
