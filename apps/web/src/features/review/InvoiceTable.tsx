// The rows of the money desk; cards on a phone.
import type { OutputOf } from '@khyanalt/contract/call'
import type { listStaffInvoices } from '@khyanalt/contract/invoices'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { Link } from 'react-router'
import { formatDay } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { InvoiceTag } from './InvoiceTag.tsx'
import styles from './StaffTable.module.css'
import { writeAmount } from './write-amount.ts'

/** An invoice as the money desk lists it. */
export type DeskInvoice = OutputOf<typeof listStaffInvoices>['data']['data'][number]

const columns = ['column_invoice', 'column_payer', 'column_amount', 'column_due', 'column_state'] as const

export const InvoiceTable = ({
  rows,
  chosen,
  addressOf,
}: {
  readonly rows: readonly DeskInvoice[]
  readonly chosen: string | null
  readonly addressOf: (id: string) => string
}) => {
  const t = useText(staffDecisionTexts)
  return (
    // Roles are spelled out because cards take the table's own away.
    <table role="table" className={styles.table} aria-label={t('desk_table')}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(column => (
            <th key={column} role="columnheader" scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(row => (
          <tr key={row.id} role="row" className={styles.row} data-chosen={row.id === chosen || undefined}>
            <td role="cell" data-label={t('column_invoice')}>
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
            </td>
            <td role="cell" data-label={t('column_payer')}>
              {row.applicant}
            </td>
            <td role="cell" data-label={t('column_amount')} className={styles.figures}>
              {writeAmount(row.amount)}
            </td>
            <td role="cell" data-label={t('column_due')} className={styles.figures}>
              {formatDay(row.duedate)}
            </td>
            <td role="cell" data-label={t('column_state')}>
              <InvoiceTag code={row.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
