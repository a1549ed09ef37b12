// All problems of a step in one place, each leading to its field; focus comes here after a refused Next.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { Problem } from '@khyanalt/domain/problem'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useLanguage, useName, useText } from '../language/language.tsx'
import { controlId, focusField } from './field-ids.ts'
import styles from './form.module.css'
import type { FormStore } from './form-store.ts'
import { problemText } from './problem-text.ts'

type ErrorSummaryProps = {
  readonly problems: readonly Problem[]
  readonly store: FormStore
  /** Changes with every refused try, so that focus moves again. */
  readonly attempt: number
}

/** The list of problems. */
export const ErrorSummary = ({ problems, store, attempt }: ErrorSummaryProps) => {
  const t = useText(formTexts)
  const name = useName()
  const { ui } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what moves focus.
  useEffect(() => {
    box.current?.focus()
  }, [attempt])
  if (problems.length === 0) return null
  const follow = (event: MouseEvent, path: string) => {
    event.preventDefault()
    if (!focusField(path)) focusField(path.split('/')[0] ?? '')
  }
  const titleOf = (path: string) => {
    const field = store.fieldAt(path)
    return field ? `${name(field.title)}: ` : ''
  }
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby="problems-title" className={styles.summary}>
      <h3 id="problems-title">{t('problemsTitle', { count: problems.length })}</h3>
      <ul>
        {problems.map(problem => (
          <li key={`${problem.path} ${problem.code}`}>
            <a href={`#${controlId(problem.path)}`} onClick={event => follow(event, problem.path)}>
              {titleOf(problem.path)}
              {problemText(problem, ui)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
