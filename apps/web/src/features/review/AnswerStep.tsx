import { useId } from 'react'
import { useNamePair } from '../../language/language.tsx'
import { AnswerField } from './AnswerField.tsx'
import styles from './AnswersPane.module.css'
import type { AnswerContext } from './answer-context.ts'
import type { ViewStep } from './case-view.ts'

/** A step of the form with its answers. */
export const AnswerStep = ({ step, ...context }: { readonly step: ViewStep } & AnswerContext) => {
  const id = useId()
  const { title, subtitle } = useNamePair()(step.title)
  if (step.fields.length === 0) return null
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h3 id={id}>
        {step.index + 1}. {title}
        {subtitle && (
          <span lang="en" className={styles.subtitle}>
            {subtitle}
          </span>
        )}
      </h3>
      <dl className={styles.fields}>
        {step.fields.map(field => (
          <AnswerField key={field.row.path} field={field} within={null} {...context} />
        ))}
      </dl>
    </section>
  )
}
