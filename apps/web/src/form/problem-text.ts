// The sentence of a problem in the language of the screen.

import { type ProblemCode, problemTexts } from '@khyanalt/domain/messages/problems'
import { type Problem, paramsIn } from '@khyanalt/domain/problem'
import { formatText } from '@khyanalt/domain/text'

/** What a person reads for a problem. */
export const problemText = ({ code, params }: Problem, ui: 'mn' | 'en'): string => {
  const given = paramsIn(params, ui)
  return formatText(problemTexts, ui, isKnown(code) ? wordedFor(code, String(given.field ?? '')) : 'unknown', {
    field: '',
    ...given,
  })
}

const missing: ReadonlySet<ProblemCode> = new Set(['required', 'required_choice', 'required_file', 'required_table'])

/** The documented sentence takes a noun in front; a question is quoted, and a title that ends in “файл” says it once. */
const wordedFor = (code: ProblemCode, title: string): ProblemCode => {
  if (!missing.has(code)) return code
  if (/[?？]$/.test(title.trim())) return 'required_answer'
  return code === 'required_file' && /(^|\s)файл$/i.test(title.trim()) ? 'required_named_file' : code
}

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(problemTexts.mn, code)
