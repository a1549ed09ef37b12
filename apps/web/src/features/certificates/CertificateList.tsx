// One page of public certificates.
import type { PublicCertificate } from '@khyanalt/contract/certificates'
import { readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { Link } from 'react-router'
import { formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { certificateTone, publicWord } from './certificate-look.ts'
import { Period } from './Period.tsx'

export const CertificateList = ({ rows }: { readonly rows: readonly PublicCertificate[] }) => {
  const t = useText(certificateTexts)
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
          cell: row => <Link to={paths.certificate(row.cs_id)}>{row.ref_id}</Link>,
        },
        { id: 'service', header: t('service'), cell: row => name(row.form_name) },
        { id: 'holder', header: t('holder'), cell: row => row.holder },
        { id: 'issued', header: t('issued'), cell: row => formatDay(row.cdate) },
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
            return state && <Tag tone={certificateTone[state]}>{t(publicWord[state])}</Tag>
          },
        },
      ]}
    />
  )
}
