// One page of public certificates.
import type { PublicCertificate } from '@khyanalt/contract/certificates'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { Link } from 'react-router'
import { formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { addressOfCertificate } from '../../layouts/certificate-address.ts'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { foodLookOf, lookOf } from './certificate-look.ts'
import { Period } from './Period.tsx'

export const CertificateList = ({ rows }: { readonly rows: readonly PublicCertificate[] }) => {
  const t = useText(certificateTexts)
  const stateWord = useText(certificateStateTexts)
  const name = useName()
  return (
    <Table
      caption={t('title')}
      rows={rows}
      rowKey={row => row.cs_id}
      columns={[
        {
          id: 'number',
          header: t('number'),
          rowHeader: true,
          card: 'word',
          cell: row => <Link to={addressOfCertificate(row)}>{row.ref_id}</Link>,
        },
        {
          id: 'service',
          header: t('service'),
          card: 'title',
          cell: row =>
            row.request_category === 'FSI' ? `${name(row.form_name)}: ${name(row.title)}` : name(row.form_name),
        },
        { id: 'holder', header: t('holder'), card: 'word', cell: row => row.holder },
        { id: 'issued', header: t('issued'), card: 'none', cell: row => formatDay(row.cdate) },
        {
          id: 'valid',
          header: t('valid'),
          card: 'word',
          // What was refused or suspended has no time in which it is valid.
          cell: row =>
            row.edate || lookOfRow(row).tone === 'green' ? <Period from={row.sdate} to={row.edate} /> : '–',
        },
        {
          id: 'status',
          header: t('status'),
          card: 'state',
          cell: row => {
            const look = lookOfRow(row)
            return <Tag tone={look.tone}>{stateWord(look.word)}</Tag>
          },
        },
      ]}
    />
  )
}

const lookOfRow = (row: PublicCertificate) => (row.request_category === 'FSI' ? foodLookOf(row.status) : lookOf(row))
