import { type Ref, useId } from 'react'
import styles from './ErrorSummary.module.css'
import { Icon } from './Icon.tsx'
import { useUiText } from './ui-texts.ts'

export type SummaryProblem = {
  /** Id of the control the problem belongs to; without one the sentence stands alone. */
  readonly id?: string | undefined
  readonly text: string
}

/** Everything that is wrong, each leading to its field. Focus the heading (`ref`) after a refused step. */
export const ErrorSummary = ({
  problems,
  title,
  onGo,
  ref,
}: {
  readonly problems: readonly SummaryProblem[]
  readonly title?: string | undefined
  /** Where the field must first be shown (another step); otherwise the page goes to it by itself. */
  readonly onGo?: ((id: string) => void) | undefined
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}) => {
  const t = useUiText()
  const heading = useId()
  if (problems.length === 0) return null
  return (
    <section aria-labelledby={heading} className={styles.summary}>
      <h2 id={heading} ref={ref} tabIndex={-1} className={styles.title}>
        <Icon name="error" />
        {title ?? t('errorSummary')}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ id, text }) => (
          <li key={`${id} ${text}`}>
            {id ? (
              <a
                href={`#${id}`}
                className={styles.link}
                onClick={event => {
                  event.preventDefault()
                  if (onGo) onGo(id)
                  else goToField(id)
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const goToField = (id: string): void => {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
