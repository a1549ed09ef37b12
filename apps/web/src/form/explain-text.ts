// Why a field is closed or required, in words: the rule's effect and the answers behind it.
import type { Explanation, Reason } from '@khyanalt/form-engine/explain'
import { explain } from '@khyanalt/form-engine/explain'
import type { FormStore } from './form-store.ts'

/** A field's reasons as keys of sentences, and the answers to show with them. */
export type ExplainedWhy = {
  readonly headline: 'whyLocked' | 'whyHidden' | 'whyRequired'
  readonly rules: readonly ('whyByForm' | 'whyKnown')[]
  readonly answers: readonly { readonly title: { mn: string; en: string }; readonly text: { mn: string; en: string } }[]
}

/** What to tell a person who asks why, or null when the field is plainly open. */
export const explainWhy = (store: FormStore, path: string): ExplainedWhy | null => {
  const found: Explanation | null = explain(store.form, path, store.readAnswers())
  const [first] = found?.reasons ?? []
  if (found === null || first === undefined) return null
  const asked = new Map(found.reasons.flatMap(reason => reason.answers).map(answer => [answer.name, answer]))
  return {
    headline: headlines[first.effect],
    rules: [
      ...new Set(found.reasons.filter(isPlain).map(({ source }) => (source === 'kind' ? 'whyKnown' : 'whyByForm'))),
    ],
    answers: [...asked.values()].map(({ name, title, value, applies }) => {
      const field = store.form.fields.get(name)
      const empty = { mn: '–', en: '–' }
      const given = field !== undefined && applies && !field.kind.isEmpty(value)
      return { title, text: given ? field.kind.text(value, field.field, store.readFacts()) : empty }
    }),
  }
}

const headlines = { locked: 'whyLocked', hidden: 'whyHidden', required: 'whyRequired' } as const

const isPlain = (reason: Reason): boolean => reason.condition === null
