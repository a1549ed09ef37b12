// The rows of the desk; cards on a phone.
import type { FoodQueueRow } from '@khyanalt/contract/staff-food'
import { foodObjectTexts } from '@khyanalt/domain/messages/food-objects'
import { staffFoodTexts } from '@khyanalt/domain/messages/staff-food'
import { Link, useLocation } from 'react-router'
import look from '../../../console/rows.module.css'
import { formatDay } from '../../../language/format.ts'
import { useName, useText } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Table, type TableColumn } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { FoodStatus } from '../FoodStatus.tsx'
import styles from './desk.module.css'

export const DeskTable = ({ rows, busy }: { readonly rows: readonly FoodQueueRow[]; readonly busy: boolean }) => {
  const t = useText(staffFoodTexts)
  const words = useText(foodObjectTexts)
  const name = useName()
  const { search } = useLocation()
  const columns: readonly TableColumn<FoodQueueRow>[] = [
    {
      id: 'number',
      header: t('column_number'),
      rowHeader: true,
      cell: row => (
        <>
          {/* The filters go along, so that the way back leads to the same rows. */}
          <Link
            to={staffPaths.foodCase(row.request_number)}
            state={{ desk: search }}
            className={look.link}
            data-row-link
          >
            {row.request_number}
          </Link>
          {row.round > 1 && <span className={look.aside}>{t('round', { round: row.round })}</span>}
        </>
      ),
    },
    {
      id: 'object',
      header: t('column_object'),
      cell: row => (
        <>
          {row.branch_name}
          {row.organization && <span className={look.aside}>{name(row.organization)}</span>}
        </>
      ),
    },
    { id: 'holder', header: t('column_holder'), cell: row => row.holder },
    { id: 'type', header: t('column_type'), cell: row => words(`type_${row.type}`) },
    {
      id: 'sent',
      header: t('column_sent'),
      cell: row => <span className={look.figures}>{formatDay(row.submitted_at)}</span>,
    },
    { id: 'due', header: t('column_due'), cell: row => <Due row={row} /> },
    {
      id: 'status',
      header: t('column_status'),
      cell: row => (
        <>
          <FoodStatus code={row.status} size="s" />
          {row.step_name && <span className={look.aside}>{name(row.step_name)}</span>}
        </>
      ),
    },
  ]
  return (
    <div className={look.rows}>
      <Table caption={t('table')} rows={rows} columns={columns} rowKey={row => row.request_number} busy={busy} />
    </div>
  )
}

/** The day by which it is to be decided, and how many working days that is away. */
export const Due = ({ row }: { readonly row: Pick<FoodQueueRow, 'due_date' | 'days_left'> }) => {
  const t = useText(staffFoodTexts)
  if (row.due_date === null || row.days_left === null) return '–'
  return (
    <span className={look.due}>
      <span className={look.figures}>{formatDay(row.due_date)}</span>
      {row.days_left < 0 ? (
        <Tag tone="red" size="s" icon="clock">
          {t('overdue')}
        </Tag>
      ) : (
        <span className={styles.quiet}>{t('days_left', { days: row.days_left })}</span>
      )}
    </span>
  )
}
