import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { useName, useText } from '../../language/language.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { type AnswerContext, AnswerField, titleIn } from './AnswerField.tsx'
import styles from './AnswersPane.module.css'
import type { ViewField } from './case-view.ts'
import { RemarkSlot } from './RemarkSlot.tsx'

/** The rows of a table, one below the other, with remarks on rows and on single cells. */
export const AnswerTable = ({
  field,
  title,
  ...context
}: { readonly field: ViewField; readonly title: string } & AnswerContext) => {
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
            <dl className={styles.cells}>
              {cells.map(cell => (
                <AnswerField key={cell.row.path} field={cell} within={within} {...context} />
              ))}
            </dl>
          </li>
        )
      })}
    </ol>
  )
}
