// The rows of the queue; cards on a phone.
import type { QueueRow } from '@khyanalt/contract/review'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { Link } from 'react-router'
import { formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './StaffTable.module.css'
import { StatusTag } from './StatusTag.tsx'

const columns = [
  'column_number',
  'column_service',
  'column_applicant',
  'column_step',
  'column_sent',
  'column_due',
  'column_status',
] as const

export const QueueTable = ({ rows }: { readonly rows: readonly QueueRow[] }) => {
  const t = useText(staffTexts)
  const name = useName()
  return (
    // Roles are spelled out because cards take the table's own away.
    <table role="table" className={styles.table} aria-label={t('table')}>
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
          <tr key={row.request_number} role="row" className={styles.row}>
            <td role="cell" data-label={t('column_number')}>
              <Link to={paths.staffRequest(row.request_number)} className={styles.link} data-row-link>
                {row.request_number}
              </Link>
              {row.round > 1 && <span className={styles.aside}>{t('round', { round: row.round })}</span>}
            </td>
            <td role="cell" data-label={t('column_service')}>
              {name(row.title)}
            </td>
            <td role="cell" data-label={t('column_applicant')}>
              {row.applicant}
            </td>
            <td role="cell" data-label={t('column_step')}>
              {row.step_name ? name(row.step_name) : '–'}
              {row.holder && <span className={styles.aside}>{t('holder', { name: row.holder })}</span>}
            </td>
            <td role="cell" data-label={t('column_sent')} className={styles.figures}>
              {row.submitted_at ? formatDay(row.submitted_at) : '–'}
            </td>
            <td role="cell" data-label={t('column_due')} className={styles.figures}>
              {row.due_date ? formatDay(row.due_date) : '–'}
              {row.overdue && <Tag tone="red">{t('overdue')}</Tag>}
            </td>
            <td role="cell" data-label={t('column_status')}>
              <StatusTag code={row.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What stands there until the rows arrive. */
export const QueueWaiting = () => {
  const t = useText(staffTexts)
  return (
    <div className={styles.waiting} role="status" aria-label={t('queue_loading')}>
      <Skeleton lines={8} />
    </div>
  )
}
