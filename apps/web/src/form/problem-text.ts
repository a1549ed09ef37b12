// The sentence of a problem in the language of the screen.

import { type ProblemCode, problemTexts } from '@khyanalt/domain/messages/problems'
import type { Problem, ProblemParams } from '@khyanalt/domain/problem'
import { formatText, type TextParams } from '@khyanalt/domain/text'

/** What a person reads for a problem. */
export const problemText = ({ code, params }: Problem, ui: 'mn' | 'en'): string =>
  formatText(problemTexts, ui, isKnown(code) ? code : 'unknown', { field: '', ...flat(params ?? {}, ui) })

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(problemTexts.mn, code)

/** Titles in their language; numbers as they are, since years and limits take no grouping. */
const flat = (params: ProblemParams, ui: 'mn' | 'en'): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[ui] || value.mn : String(value),
    ]),
  )
