// The own certificates (REQ-CERT-13, REQ-CERT-16).
import {
  type CertificateState,
  certificateStatusCode,
  readCertificateStatus,
} from '@khyanalt/domain/certificate-status'
import { isSuspendedNow } from '@khyanalt/domain/certificate-suspension'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { ownCertificateTexts } from '@khyanalt/domain/messages/own-certificates'
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useBehalf } from '../../api/behalf.ts'
import { categoriesQuery } from '../../api/categories.ts'
import { errorText } from '../../api/error-text.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { BehalfLine } from '../../people/BehalfLine.tsx'
import { Whose } from '../../people/Whose.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { certificateTone } from './certificate-look.ts'
import styles from './OwnScreen.module.css'
import { Period } from './Period.tsx'
import { type OwnFilters, ownQuery } from './queries.ts'
import { pageAddress } from './search-filters.ts'

const states: readonly CertificateState[] = ['prepared', 'active', 'expired', 'cancelled']

/** What is suspended is found among what is not valid. */
const wordOf = (state: CertificateState) => (state === 'cancelled' ? 'cancelled_public' : state)

export const OwnScreen = () => {
  const t = useText(certificateTexts)
  const stateWord = useText(certificateStateTexts)
  const own = useText(ownCertificateTexts)
  const name = useName()
  const pair = usePair(certificateTexts)
  const [search, setSearch] = useSearchParams()
  const { data: categories } = useQuery(categoriesQuery)
  const filter = (key: 'status' | 'category', value: string) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (value) next.set(key, value)
    else next.delete(key)
    setSearch(next)
  }
  return (
    <div className={styles.page}>
      <PageHeader {...pair('ownTitle')} />
      <BehalfLine />
      <div className={styles.filters}>
        <Field label={t('category')} required>
          {control => (
            <Select
              {...control}
              value={search.get('category') ?? ''}
              emptyLabel={own('categoryAll')}
              onChange={value => filter('category', value)}
              options={(categories?.data ?? []).map(({ id, data }) => ({ value: String(id), label: name(data._name) }))}
            />
          )}
        </Field>
        <Field label={t('status')} required>
          {control => (
            <Select
              {...control}
              value={search.get('status') ?? ''}
              emptyLabel={t('all')}
              onChange={value => filter('status', value)}
              options={states.map(state => ({
                value: String(certificateStatusCode(state)),
                label: stateWord(wordOf(state)),
              }))}
            />
          )}
        </Field>
      </div>
      <Certificates />
    </div>
  )
}

const readOwnFilters = (search: URLSearchParams): OwnFilters => {
  const digits = (key: string) => (/^\d{1,9}$/.test(search.get(key) ?? '') ? (search.get(key) ?? '') : '')
  const [status, category, page] = [digits('status'), digits('category'), Number(digits('page'))]
  return { page: Math.min(Math.max(1, page), 100_000), ...(status && { status }), ...(category && { category }) }
}

const Certificates = () => {
  const t = useText(certificateTexts)
  const stateWord = useText(certificateStateTexts)
  const own = useText(ownCertificateTexts)
  const { ui } = useLanguage()
  const name = useName()
  const [search] = useSearchParams()
  const filters = readOwnFilters(search)
  const { data, error, refetch, isPlaceholderData } = useQuery(ownQuery(filters, useBehalf().behalf))
  if (error && !data) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={240} />
  const { data: rows, total, per_page } = data.data
  const narrowed = Boolean(filters.status ?? filters.category)
  if (total === 0) {
    return <EmptyState icon="certificate" title={t('empty')} text={narrowed ? t('emptyText') : t('ownEmpty')} />
  }
  return (
    <div className={styles.results}>
      <Table
        caption={t('ownTitle')}
        rows={rows}
        rowKey={row => row.cs_id}
        busy={isPlaceholderData}
        columns={[
          {
            id: 'number',
            header: t('number'),
            rowHeader: true,
            card: 'word',
            cell: row => <Link to={paths.ownCertificate(row.cs_id)}>{row.ref_id}</Link>,
          },
          {
            id: 'service',
            header: t('service'),
            card: 'title',
            cell: row => (
              <>
                {name(row.service_name)}
                <Whose companyId={row.company_id} />
              </>
            ),
          },
          { id: 'category', header: t('category'), card: 'none', cell: row => name(row.category_name) },
          { id: 'issued', header: own('created'), card: 'none', cell: row => formatDay(row.created_at) },
          {
            id: 'valid',
            header: t('valid'),
            card: 'word',
            cell: row => <Period from={row.sdate} to={row.edate} />,
          },
          {
            id: 'status',
            header: t('status'),
            card: 'state',
            cell: row => {
              if (isSuspendedNow(row)) return <Tag tone="red">{stateWord('suspended_now')}</Tag>
              const state = readCertificateStatus(row.status)
              return state && <Tag tone={certificateTone[state]}>{stateWord(state)}</Tag>
            },
          },
          {
            id: 'renewal',
            header: own('renewal'),
            card: 'action',
            cell: row =>
              row.renewal ? (
                <Link to={paths.ownCertificate(row.cs_id)}>{row.renewal.request_number ?? own('renew')}</Link>
              ) : (
                '–'
              ),
          },
        ]}
      />
      <Pagination page={filters.page} pages={Math.ceil(total / per_page)} to={next => pageAddress(search, next)} />
    </div>
  )
}
