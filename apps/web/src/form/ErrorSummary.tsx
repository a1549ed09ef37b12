// All problems of a step in one place, each leading to its field; focus comes here after a refused Next.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { Problem } from '@khyanalt/domain/problem'
import { useEffect, useRef } from 'react'
import { useLanguage, useName, useText } from '../language/language.tsx'
import { ErrorSummary as Summary } from '../ui/ErrorSummary.tsx'
import { controlId } from './field-ids.ts'
import type { FormStore } from './form-store.ts'
import { problemText } from './problem-text.ts'
import { showField } from './show-field.ts'

type ErrorSummaryProps = {
  readonly problems: readonly Problem[]
  readonly store: FormStore
  /** Changes with every refused try, so that focus moves again. */
  readonly attempt: number
  /** A sentence of its own above the list, such as which step is incomplete. */
  readonly reason?: string | null
  /** Titles of paths that are no fields of the form. */
  readonly titles?: Readonly<Record<string, string>>
}

/** The list of problems. */
export const ErrorSummary = ({ problems, store, attempt, reason, titles = {} }: ErrorSummaryProps) => {
  const t = useText(formTexts)
  const name = useName()
  const { ui } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what moves focus.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [attempt])
  const titleOf = (path: string) => {
    const field = store.fieldAt(path)
    const title = field ? name(field.title) : titles[path]
    return title ? `${title}: ` : ''
  }
  const idOf = (path: string) => controlId(`${store.idScope}${path}`)
  return (
    <Summary
      ref={heading}
      title={reason || t('problemsTitle', { count: problems.length })}
      problems={problems.map(problem => ({
        id: idOf(problem.path),
        text: `${titleOf(problem.path)}${problemText(problem, ui)}`,
      }))}
      onGo={id => {
        const path = problems.find(problem => idOf(problem.path) === id)?.path
        if (path !== undefined) showField(store, path)
      }}
    />
  )
}
