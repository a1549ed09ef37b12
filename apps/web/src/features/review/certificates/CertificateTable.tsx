// The certificates that were found; cards on a phone.
import type { DeskCertificate } from '@khyanalt/contract/certificate-desk'
import { certificateDeskTexts } from '@khyanalt/domain/messages/certificate-desk'
import { Link } from 'react-router'
import styles from '../../../console/rows.module.css'
import { formatDay } from '../../../language/format.ts'
import { useName, useText } from '../../../language/language.tsx'
import { Table, type TableColumn } from '../../../ui/Table.tsx'
import { CertificateTag } from './CertificateTag.tsx'

export const CertificateTable = ({
  rows,
  chosen,
  busy,
  addressOf,
}: {
  readonly rows: readonly DeskCertificate[]
  readonly chosen: string | null
  readonly busy: boolean
  readonly addressOf: (csId: string) => string
}) => {
  const t = useText(certificateDeskTexts)
  const name = useName()
  const columns: readonly TableColumn<DeskCertificate>[] = [
    {
      id: 'number',
      header: t('column_number'),
      rowHeader: true,
      cell: row => (
        <>
          <Link
            to={{ search: addressOf(row.cs_id) }}
            preventScrollReset
            aria-current={row.cs_id === chosen || undefined}
            className={styles.link}
            data-row-link
          >
            {row.ref_id}
          </Link>
          <span className={styles.aside}>{row.request_number}</span>
        </>
      ),
    },
    {
      id: 'holder',
      header: t('column_holder'),
      cell: row => (
        <>
          {row.holder}
          <span className={styles.aside}>{name(row.title)}</span>
        </>
      ),
    },
    {
      id: 'until',
      header: t('column_until'),
      cell: row => (
        <span className={styles.figures}>
          {formatDay(row.sdate)} – {formatDay(row.edate)}
        </span>
      ),
    },
    { id: 'status', header: t('column_status'), cell: row => <CertificateTag certificate={row} /> },
  ]
  return (
    <div className={styles.rows}>
      <Table
        caption={t('table')}
        rows={rows}
        columns={columns}
        rowKey={row => row.cs_id}
        rowTone={row => (row.cs_id === chosen ? 'selected' : undefined)}
        busy={busy}
      />
    </div>
  )
}
