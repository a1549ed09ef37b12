// What is wrong with a form or a service, in words.
import { editorProblemTexts } from '@khyanalt/domain/messages/service-editor-words'
import type { Problem } from '@khyanalt/domain/problem'
import { formatText } from '@khyanalt/domain/text'

/** The sentence of a problem; a code without one is named. */
export const problemWords = ({ code, params }: Problem, ui: 'mn' | 'en'): string => {
  const known = Object.hasOwn(editorProblemTexts[ui], code)
  const words = Object.fromEntries(
    Object.entries(params ?? {}).map(([key, value]) => [key, typeof value === 'object' ? value[ui] : value]),
  )
  return formatText(editorProblemTexts, ui, known ? code : 'other', { name: '', attribute: '', ...words, code })
}
