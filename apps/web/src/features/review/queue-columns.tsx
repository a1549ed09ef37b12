// The columns of the queue of requests.
import type { QueueRow } from '@khyanalt/contract/review'
import { queueTexts } from '@khyanalt/domain/messages/queue'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import type { QueueColumn } from '@khyanalt/domain/queue-view'
import styles from '../../console/rows.module.css'
import { formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import type { TableColumn } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { CaseLink } from '../cases/CaseLink.tsx'
import { FeeTag } from './FeeTag.tsx'
import { feeTones } from './fee-words.ts'
import look from './queue/rows.module.css'
import type { Selection } from './queue/use-selection.ts'
import { StatusTag } from './StatusTag.tsx'

/** Those that are shown, in their order; the number and the box that selects always stand. */
export const useQueueColumns = (
  selection: Selection,
  rows: readonly QueueRow[],
  shown: readonly QueueColumn[],
): readonly TableColumn<QueueRow>[] => {
  const t = useText(staffTexts)
  const words = useText(staffDeskTexts)
  const queue = useText(queueTexts)
  const name = useName()
  const page = rows.map(row => row.request_number)
  const selectedHere = page.filter(selection.has).length
  const columns: Record<QueueColumn, Omit<TableColumn<QueueRow>, 'id'>> = {
    service: { card: 'word', header: t('column_service'), cell: row => <Clip text={name(row.title)} /> },
    applicant: {
      card: 'word',
      header: t('column_applicant'),
      sortable: true,
      cell: row => <Clip text={row.applicant} />,
    },
    unit: {
      card: 'none',
      header: queue('column_unit'),
      cell: row => (row.organization ? <Clip text={name(row.organization)} /> : '–'),
    },
    step: {
      card: 'none',
      header: t('column_step'),
      cell: row => (row.step_name ? <Clip text={name(row.step_name)} /> : '–'),
    },
    assignee: {
      card: 'fact',
      header: queue('column_assignee'),
      cell: row =>
        row.holder ? (
          <Clip text={row.as_deputy ? words('deputy_for', { name: row.holder.name }) : row.holder.name} />
        ) : (
          '–'
        ),
    },
    sent: {
      card: 'none',
      header: t('column_sent'),
      sortable: true,
      cell: row => <span className={styles.figures}>{row.submitted_at ? formatDay(row.submitted_at) : '–'}</span>,
    },
    due: {
      card: 'fact',
      header: t('column_due'),
      sortable: true,
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
    fee: {
      card: 'word',
      header: queue('column_fee'),
      // The heading of the column says what it is of; a card has none.
      cell: row =>
        row.fee && (
          <>
            <span className={look.inColumn}>
              <Tag tone={feeTones[row.fee.state]} size="s">
                {queue(`fee_${row.fee.state}`)}
              </Tag>
            </span>
            <span className={look.onCard}>
              <FeeTag fee={row.fee} size="s" />
            </span>
          </>
        ),
    },
    status: {
      card: 'state',
      header: t('column_status'),
      cell: row => (
        <span className={styles.tags}>
          <StatusTag code={row.status} size="s" />
          {row.question_at && (
            <Tag tone="orange" size="s" icon="mail">
              {words('tag_asked')}
            </Tag>
          )}
        </span>
      ),
    },
  }
  return [
    {
      id: 'select',
      card: 'action',
      header: words('select'),
      headerControl: (
        <input
          type="checkbox"
          className={styles.check}
          aria-label={queue('select_page')}
          checked={selectedHere > 0 && selectedHere === page.length}
          ref={box => {
            if (box) box.indeterminate = selectedHere > 0 && selectedHere < page.length
          }}
          onChange={() => selection.togglePage(page)}
        />
      ),
      hideHeader: true,
      width: '2.5rem',
      cell: row => (
        <input
          type="checkbox"
          className={styles.check}
          aria-label={words('select_row', { number: row.request_number })}
          checked={selection.has(row.request_number)}
          onChange={() => selection.toggle(row.request_number)}
        />
      ),
    },
    {
      id: 'number',
      card: 'title',
      header: t('column_number'),
      rowHeader: true,
      sortable: true,
      cell: row => (
        <CaseLink to={staffPaths.request(row.request_number)} number={row.request_number} round={row.round} />
      ),
    },
    ...shown.map(column => ({ id: column, ...columns[column] })),
  ]
}

/** One line where rows are compact; the whole text under the pointer. */
const Clip = ({ text }: { readonly text: string }) => (
  <span className={look.clip} title={text}>
    {text}
  </span>
)
