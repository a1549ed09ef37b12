// A question, its answer, what it said in the round before, and the remark on it.
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import type { SummaryRow } from '@khyanalt/form-engine/summary'
import { useName, useText } from '../../language/language.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { AnswerFiles } from './AnswerFiles.tsx'
import styles from './AnswersPane.module.css'
import { AnswerTable } from './AnswerTable.tsx'
import { type AnswerContext, titleIn } from './answer-context.ts'
import type { ViewField } from './case-view.ts'
import { RemarkSlot } from './RemarkSlot.tsx'

export const AnswerField = ({
  field,
  within,
  ...context
}: {
  readonly field: ViewField
  /** The title of the table row around a cell. */
  readonly within: string | null
} & AnswerContext) => {
  const t = useText(staffCaseTexts)
  const name = useName()
  const { row, change, previous } = field
  const own = titleIn(row.title, context.language)
  const title = within ? `${within} – ${own}` : own
  return (
    <div className={styles.field} data-change={field.differs || undefined}>
      <dt className={styles.question}>
        {name(row.title)}
        {change && (
          <Tag tone="orange" size="s">
            {t(`change_${change}`)}
          </Tag>
        )}
      </dt>
      <dd className={styles.answer}>
        <AnswerValue row={row} title={title} context={context} />
        {row.rows && (
          <AnswerTable
            field={field}
            title={title}
            cell={(cell, within) => <AnswerField key={cell.row.path} field={cell} within={within} {...context} />}
            {...context}
          />
        )}
        {change && <Previously row={previous} context={context} />}
        <RemarkSlot path={row.path} title={title} drafts={context.drafts} />
      </dd>
    </div>
  )
}

const AnswerValue = ({
  row,
  title,
  context,
}: {
  readonly row: SummaryRow
  readonly title: string
  readonly context: AnswerContext
}) => {
  const t = useText(staffCaseTexts)
  const name = useName()
  if (row.files && row.files.length > 0) {
    const drafts = row.files.length > 1 ? context.drafts : null
    return (
      <AnswerFiles files={row.files} path={row.path} title={title} drafts={drafts} onOpenFile={context.onOpenFile} />
    )
  }
  if (row.rows && row.rows.length > 0) return null
  const text = name(row.text)
  return <p className={text ? styles.text : styles.none}>{text || t('no_answer')}</p>
}

/** The line under a changed answer. */
const Previously = ({ row, context }: { readonly row: SummaryRow | null; readonly context: AnswerContext }) => {
  const t = useText(staffCaseTexts)
  const name = useName()
  const text = row ? name(row.text) : ''
  if (!row || (!text && !row.files?.length)) return <p className={styles.previous}>{t('previously_none')}</p>
  return (
    <div className={styles.previous}>
      <span className={styles.previousLabel}>{t('previously')}</span>
      {row.files && row.files.length > 0 ? (
        <AnswerFiles files={row.files} path={row.path} title="" drafts={null} onOpenFile={context.onOpenFile} />
      ) : (
        <del>{text}</del>
      )}
    </div>
  )
}
