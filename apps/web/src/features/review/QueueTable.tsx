// The rows of the queue; cards on a phone.
import type { QueueRow } from '@khyanalt/contract/review'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { Link, useLocation } from 'react-router'
import { formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './rows.module.css'
import { StatusTag } from './StatusTag.tsx'

export const QueueTable = ({ rows, busy }: { readonly rows: readonly QueueRow[]; readonly busy: boolean }) => {
  const t = useText(staffTexts)
  const name = useName()
  const { search } = useLocation()
  const columns: readonly TableColumn<QueueRow>[] = [
    {
      id: 'number',
      header: t('column_number'),
      rowHeader: true,
      cell: row => (
        <>
          {/* The queue goes along, so that the way back leads to the same rows. */}
          <Link
            to={paths.staffRequest(row.request_number)}
            state={{ queue: search }}
            className={styles.link}
            data-row-link
          >
            {row.request_number}
          </Link>
          {row.round > 1 && <span className={styles.aside}>{t('round', { round: row.round })}</span>}
        </>
      ),
    },
    { id: 'service', header: t('column_service'), cell: row => name(row.title) },
    { id: 'applicant', header: t('column_applicant'), cell: row => row.applicant },
    {
      id: 'step',
      header: t('column_step'),
      cell: row => (
        <>
          {row.step_name ? name(row.step_name) : !row.holder && '–'}
          {row.holder && <span className={styles.aside}>{t('holder', { name: row.holder })}</span>}
        </>
      ),
    },
    {
      id: 'sent',
      header: t('column_sent'),
      cell: row => <span className={styles.figures}>{row.submitted_at ? formatDay(row.submitted_at) : '–'}</span>,
    },
    {
      id: 'due',
      header: t('column_due'),
      cell: row => (
        <span className={styles.due}>
          <span className={styles.figures}>{row.due_date ? formatDay(row.due_date) : '–'}</span>
          {row.overdue && (
            <Tag tone="red" size="s" icon="clock">
              {t('overdue')}
            </Tag>
          )}
        </span>
      ),
    },
    { id: 'status', header: t('column_status'), cell: row => <StatusTag code={row.status} size="s" /> },
  ]
  return (
    <div className={styles.rows}>
      <Table caption={t('table')} rows={rows} columns={columns} rowKey={row => row.request_number} busy={busy} />
    </div>
  )
}
