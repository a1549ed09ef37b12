// The rows of the queue; cards on a phone.
import type { QueueRow } from '@khyanalt/contract/review'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { isHeld } from '@khyanalt/domain/queue-view'
import { readRequestStatus } from '@khyanalt/domain/request-status'
import { Link, useLocation } from 'react-router'
import styles from '../../console/rows.module.css'
import { formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { FeeTag } from './FeeTag.tsx'
import { StatusTag } from './StatusTag.tsx'

/** The rows that are selected. */
export type Selection = {
  readonly has: (number: string) => boolean
  readonly toggle: (number: string) => void
}

/** Whether somebody may hold the request now. */
export const isAssignable = ({ status }: Pick<QueueRow, 'status'>): boolean => {
  const read = readRequestStatus(status)
  return read !== null && isHeld(read.state)
}

export const QueueTable = ({
  rows,
  busy,
  selection,
}: {
  readonly rows: readonly QueueRow[]
  readonly busy: boolean
  /** Null for those who assign nothing. */
  readonly selection: Selection | null
}) => {
  const t = useText(staffTexts)
  const words = useText(staffDeskTexts)
  const name = useName()
  const { search } = useLocation()
  const columns: readonly TableColumn<QueueRow>[] = [
    ...(selection
      ? [
          {
            id: 'select',
            header: words('select'),
            hideHeader: true,
            width: '2.5rem',
            cell: (row: QueueRow) =>
              isAssignable(row) && (
                <input
                  type="checkbox"
                  className={styles.check}
                  aria-label={words('select_row', { number: row.request_number })}
                  checked={selection.has(row.request_number)}
                  onChange={() => selection.toggle(row.request_number)}
                />
              ),
          },
        ]
      : []),
    {
      id: 'number',
      header: t('column_number'),
      rowHeader: true,
      cell: row => (
        <>
          {/* The queue goes along, so that the way back leads to the same rows. */}
          <Link
            to={staffPaths.request(row.request_number)}
            state={{ queue: search }}
            className={styles.link}
            data-row-link
            data-request={row.request_number}
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
          {row.holder && <span className={styles.aside}>{t('holder', { name: row.holder.name })}</span>}
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
    {
      id: 'status',
      header: t('column_status'),
      cell: row => (
        <span className={styles.tags}>
          <StatusTag code={row.status} size="s" />
          {row.fee && <FeeTag fee={row.fee} size="s" />}
        </span>
      ),
    },
  ]
  return (
    <div className={styles.rows}>
      <Table
        caption={t('table')}
        rows={rows}
        columns={columns}
        rowKey={row => row.request_number}
        busy={busy}
        rowTone={row => (selection?.has(row.request_number) ? 'selected' : undefined)}
      />
    </div>
  )
}
