// The sentence of a problem in the language of the screen.

import { type ProblemCode, problemTexts } from '@khyanalt/domain/messages/problems'
import { type Problem, paramsIn } from '@khyanalt/domain/problem'
import { formatText } from '@khyanalt/domain/text'

/** What a person reads for a problem. */
export const problemText = ({ code, params }: Problem, ui: 'mn' | 'en'): string =>
  formatText(problemTexts, ui, isKnown(code) ? code : 'unknown', { field: '', ...paramsIn(params, ui) })

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(problemTexts.mn, code)
