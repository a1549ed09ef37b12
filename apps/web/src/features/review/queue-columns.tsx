// The columns of the queue of requests.
import type { QueueRow } from '@khyanalt/contract/review'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { isHeld } from '@khyanalt/domain/queue-view'
import { readRequestStatus } from '@khyanalt/domain/request-status'
import styles from '../../console/rows.module.css'
import { formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import type { TableColumn } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { CaseLink } from '../cases/CaseLink.tsx'
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

/** The selection is null for those who assign nothing. */
export const useQueueColumns = (selection: Selection | null): readonly TableColumn<QueueRow>[] => {
  const t = useText(staffTexts)
  const words = useText(staffDeskTexts)
  const name = useName()
  return [
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
        <CaseLink to={staffPaths.request(row.request_number)} number={row.request_number} round={row.round} />
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
          {row.question_at && (
            <Tag tone="orange" size="s" icon="mail">
              {words('tag_asked')}
            </Tag>
          )}
        </span>
      ),
    },
  ]
}
