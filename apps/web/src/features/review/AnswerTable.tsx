import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import type { ReactNode } from 'react'
import { useName, useText } from '../../language/language.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './AnswersPane.module.css'
import { type AnswerContext, titleIn } from './answer-context.ts'
import type { ViewField } from './case-view.ts'
import { RemarkSlot } from './RemarkSlot.tsx'

/** The rows of a table, one below the other, with remarks on rows and on single cells. */
export const AnswerTable = ({
  field,
  title,
  cell: drawCell,
  ...context
}: {
  readonly field: ViewField
  readonly title: string
  /** Draws the answer of a cell, given the title of its row. */
  readonly cell: (cell: ViewField, within: string) => ReactNode
} & AnswerContext) => {
  const t = useText(staffCaseTexts)
  const name = useName()
  return (
    <ol className={styles.rows}>
      {field.tableRows.map(({ path, row, change, cells }, index) => {
        const caption = row.title ? name(row.title) : t('rows', { number: index + 1 })
        const within = `${title}, ${row.title ? titleIn(row.title, context.language) : index + 1}`
        return (
          <li key={row.id} className={styles.row} data-gone={change === 'removed' || undefined}>
            <div className={styles.rowTitle}>
              <span>{caption}</span>
              {change && (
                <Tag tone="orange" size="s">
                  {t(`change_${change}`)}
                </Tag>
              )}
              {change !== 'removed' && <RemarkSlot path={path} title={within} drafts={context.drafts} />}
            </div>
            <dl className={styles.cells}>{cells.map(cell => drawCell(cell, within))}</dl>
          </li>
        )
      })}
    </ol>
  )
}
