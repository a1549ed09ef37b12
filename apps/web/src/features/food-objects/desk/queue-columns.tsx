// The columns of the queue of food objects.
import type { FoodQueueRow } from '@khyanalt/contract/staff-food'
import { foodObjectTexts } from '@khyanalt/domain/messages/food-objects'
import { staffFoodTexts } from '@khyanalt/domain/messages/staff-food'
import look from '../../../console/rows.module.css'
import { formatDay } from '../../../language/format.ts'
import { useName, useText } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import type { TableColumn } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { CaseLink } from '../../cases/CaseLink.tsx'
import { FoodStatus } from '../FoodStatus.tsx'
import styles from './desk.module.css'

export const useFoodColumns = (): readonly TableColumn<FoodQueueRow>[] => {
  const t = useText(staffFoodTexts)
  const words = useText(foodObjectTexts)
  const name = useName()
  return [
    {
      id: 'number',
      header: t('column_number'),
      rowHeader: true,
      cell: row => (
        <CaseLink to={staffPaths.foodCase(row.request_number)} number={row.request_number} round={row.round} />
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
}

/** The day by which it is to be decided, and how many working days that is away. */
const Due = ({ row }: { readonly row: Pick<FoodQueueRow, 'due_date' | 'days_left'> }) => {
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
