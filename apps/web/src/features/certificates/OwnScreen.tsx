// The own certificates (REQ-CERT-13, REQ-CERT-16).
import {
  type CertificateState,
  certificateStatusCode,
  readCertificateStatus,
} from '@khyanalt/domain/certificate-status'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
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
import { Period } from './Period.tsx'
import { ownQuery } from './queries.ts'
import styles from './SearchScreen.module.css'
import { pageAddress } from './search-filters.ts'

const states: readonly CertificateState[] = ['prepared', 'active', 'expired', 'cancelled']

export const OwnScreen = () => {
  const t = useText(certificateTexts)
  const pair = usePair(certificateTexts)
  const [search, setSearch] = useSearchParams()
  return (
    <div className={styles.page}>
      <PageHeader {...pair('ownTitle')} />
      <Field label={t('status')} required className={styles.filter}>
        {control => (
          <Select
            {...control}
            value={search.get('status') ?? ''}
            emptyLabel={t('all')}
            onChange={status => setSearch(status ? { status } : {})}
            options={states.map(state => ({ value: String(certificateStatusCode(state)), label: t(state) }))}
          />
        )}
      </Field>
      <Certificates />
    </div>
  )
}

const Certificates = () => {
  const t = useText(certificateTexts)
  const { ui } = useLanguage()
  const name = useName()
  const [search] = useSearchParams()
  const status = search.get('status')
  const page = Math.max(1, Number(search.get('page')) || 1)
  const { data, error, refetch } = useQuery(ownQuery({ page, ...(status && { status }) }))
  if (error && !data) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={240} />
  const { data: rows, total, per_page } = data.data
  if (total === 0) return <EmptyState title={t('empty')} text={t('ownEmpty')} />
  return (
    <div className={styles.results}>
      <Table
        caption={t('ownTitle')}
        rows={rows}
        rowKey={row => row.cs_id}
        columns={[
          {
            id: 'number',
            header: t('number'),
            rowHeader: true,
            cell: row => <Link to={paths.certificate(row.cs_id)}>{row.ref_id}</Link>,
          },
          { id: 'service', header: t('service'), cell: row => name(row.service_name) },
          { id: 'category', header: t('category'), cell: row => name(row.category_name) },
          { id: 'issued', header: t('issued'), cell: row => formatDay(row.created_at) },
          {
            id: 'valid',
            header: t('valid'),
            cell: row => <Period from={row.sdate} to={row.edate} />,
          },
          {
            id: 'status',
            header: t('status'),
            cell: row => {
              const state = readCertificateStatus(row.status)
              return state && <Tag tone={certificateTone[state]}>{t(state)}</Tag>
            },
          },
        ]}
      />
      <Pagination page={page} pages={Math.ceil(total / per_page)} to={next => pageAddress(search, next)} />
    </div>
  )
}
