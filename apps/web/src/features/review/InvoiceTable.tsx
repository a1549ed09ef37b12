// The rows of the money desk; cards on a phone.
import type { OutputOf } from '@khyanalt/contract/call'
import type { listStaffInvoices } from '@khyanalt/contract/invoices'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { Link } from 'react-router'
import styles from '../../console/rows.module.css'
import { formatDay } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { InvoiceTag } from './InvoiceTag.tsx'
import { writeAmount } from './write-amount.ts'

/** An invoice as the money desk lists it. */
export type DeskInvoice = OutputOf<typeof listStaffInvoices>['data']['data'][number]

export const InvoiceTable = ({
  rows,
  chosen,
  busy,
  addressOf,
}: {
  readonly rows: readonly DeskInvoice[]
  readonly chosen: string | null
  readonly busy: boolean
  readonly addressOf: (id: string) => string
}) => {
  const t = useText(staffDecisionTexts)
  const columns: readonly TableColumn<DeskInvoice>[] = [
    {
      id: 'invoice',
      header: t('column_invoice'),
      rowHeader: true,
      cell: row => (
        <>
          <Link
            to={{ search: addressOf(row.id) }}
            preventScrollReset
            aria-current={row.id === chosen || undefined}
            className={styles.link}
            data-row-link
          >
            {row.gen_id}
          </Link>
          <span className={styles.aside}>{row.request_number}</span>
        </>
      ),
    },
    { id: 'payer', header: t('column_payer'), cell: row => row.applicant },
    { id: 'amount', header: t('column_amount'), align: 'end', cell: row => writeAmount(row.amount) },
    {
      id: 'due',
      header: t('column_due'),
      cell: row => <span className={styles.figures}>{formatDay(row.duedate)}</span>,
    },
    { id: 'state', header: t('column_state'), cell: row => <InvoiceTag code={row.status} /> },
  ]
  return (
    <div className={styles.rows}>
      <Table
        caption={t('desk_table')}
        rows={rows}
        columns={columns}
        rowKey={row => row.id}
        rowTone={row => (row.id === chosen ? 'selected' : undefined)}
        busy={busy}
      />
    </div>
  )
}
