// Answers as people read them: check-your-answers and the read-only view.

import type { Bilingual } from '@khyanalt/domain/language'
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { SummaryRow, SummaryStep } from '@khyanalt/form-engine/summary'
import type { ReactNode } from 'react'
import { useName, useNamePair, useText } from '../language/language.tsx'
import styles from './answer-summary.module.css'
import { StoredFiles } from './StoredFiles.tsx'

type AnswerSummaryProps = {
  readonly steps: readonly SummaryStep[]
  readonly headingLevel?: 2 | 3
  /** What stands beside a step's title, such as a link to edit it. */
  readonly action?: (step: SummaryStep) => ReactNode
}

/** All steps with their answers. */
export const AnswerSummary = ({ steps, headingLevel = 3, action }: AnswerSummaryProps) => {
  const pair = useNamePair()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.steps}>
      {steps.map(step => {
        const { title, subtitle } = pair(step.title)
        return (
          <section key={step.index} className={styles.step}>
            <div className={styles.head}>
              <Heading className={styles.title}>
                {step.index + 1}. {title}
                {subtitle && (
                  <span lang="en" className={styles.subtitle}>
                    {subtitle}
                  </span>
                )}
              </Heading>
              {action?.(step)}
            </div>
            <Rows rows={step.rows} />
          </section>
        )
      })}
    </div>
  )
}

const Rows = ({ rows }: { readonly rows: readonly SummaryRow[] }) => {
  const t = useText(formTexts)
  if (rows.length === 0) return <p className={styles.empty}>{t('notFilled')}</p>
  return (
    <dl className={styles.rows}>
      {rows.map(row => (
        <div key={row.path} className={row.kind === 'title' ? styles.headingRow : styles.row}>
          <dt>
            <Caption title={row.title} />
          </dt>
          <dd>{row.kind === 'title' ? null : <AnswerText row={row} />}</dd>
        </div>
      ))}
    </dl>
  )
}

const Caption = ({ title }: { readonly title: Bilingual }) => {
  const pair = useNamePair()
  const { title: text, subtitle } = pair(title)
  return (
    <>
      {text}
      {subtitle && (
        <span lang="en" className={styles.subtitle}>
          {subtitle}
        </span>
      )}
    </>
  )
}

/** One answer: files to open, rows one below the other, or text. */
const AnswerText = ({ row }: { readonly row: SummaryRow }) => {
  const name = useName()
  const t = useText(formTexts)
  if (row.files && row.files.length > 0) return <StoredFiles files={row.files} />
  if (row.rows && row.rows.length > 0) {
    return (
      <ol className={styles.tableRows}>
        {row.rows.map((tableRow, index) => (
          <li key={tableRow.id} className={styles.tableRow}>
            <p className={styles.rowTitle}>
              {tableRow.title ? name(tableRow.title) : t('rowNumber', { row: index + 1 })}
            </p>
            <Rows rows={tableRow.cells} />
          </li>
        ))}
      </ol>
    )
  }
  const text = name(row.text)
  return text ? <span className={styles.value}>{text}</span> : <span className={styles.empty}>{t('notFilled')}</span>
}
