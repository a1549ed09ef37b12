// Warnings and the sender's words on them.
import type { Problem } from '../problem.ts'
import type { Explanation } from './answers.ts'

/** Letters of an explanation at most. */
export const maxExplanation = 500

type Place = Pick<Problem, 'path' | 'code'>

/** Whether a text says something: a word of two letters at least, and not too many. */
export const isExplanation = (text: string): boolean => {
  const tidy = text.trim()
  return /\p{L}{2}/u.test(tidy) && [...tidy].length <= maxExplanation
}

/** The words on a warning; null where there are none that say something. */
export const explanationOf = (explanations: readonly Explanation[], { path, code }: Place): string | null => {
  const found = explanations.findLast(one => one.path === path && one.code === code)
  return found && isExplanation(found.text) ? found.text.normalize('NFC').trim() : null
}

/** A warning as it was sent, with the words on it. */
export type SentWarning<W extends Place = Problem> = W & { readonly explanation: string | null }

/** Each warning with its words. */
export const explainWarnings = <W extends Place>(
  warnings: readonly W[],
  explanations: readonly Explanation[],
): readonly SentWarning<W>[] =>
  warnings.map(warning => ({ ...warning, explanation: explanationOf(explanations, warning) }))
