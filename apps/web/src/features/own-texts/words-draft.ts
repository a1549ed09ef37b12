// Words while they are typed: variables stand in them by their names, never by their keys.
import type { Bilingual } from '@khyanalt/domain/language'
import { variableNames } from '@khyanalt/domain/messages/own-texts'
import {
  type OwnText,
  type OwnWords,
  shippedWords,
  tidyWords,
  wordsProblems,
} from '@khyanalt/domain/own-texts/own-texts'
import { withNames, withoutNames } from '@khyanalt/domain/own-texts/template'
import type { Problem } from '@khyanalt/domain/problem'

/** As typed, by part. */
export type WordsDraft = Readonly<Record<string, Bilingual>>

type Language = 'mn' | 'en'
const namesIn =
  (language: Language) =>
  (variable: string): string | undefined =>
    variableNames[variable]?.[language]

const eachPart = ({ parts }: OwnText, make: (part: string, language: Language) => string): WordsDraft =>
  Object.fromEntries(Object.keys(parts).map(part => [part, { mn: make(part, 'mn'), en: make(part, 'en') }]))

/** The words that hold, to be typed over. */
export const draftOf = (text: OwnText, words: OwnWords | null): WordsDraft => {
  const held = { ...shippedWords(text), ...words }
  return eachPart(text, (part, language) => withNames(held[part]?.[language] ?? '', namesIn(language)))
}

/** What would be saved. */
export const readDraft = (text: OwnText, draft: WordsDraft): OwnWords =>
  tidyWords(
    text,
    eachPart(text, (part, language) =>
      withoutNames(draft[part]?.[language] ?? '', text.parts[part]?.variables ?? [], namesIn(language)),
    ),
  )

/** What is wrong with it, each letter counted in what is typed. */
export const draftProblems = (text: OwnText, draft: WordsDraft): readonly Problem[] =>
  wordsProblems(text, readDraft(text, draft)).map(problem => {
    const [part = '', language] = problem.path.split('/')
    const typed = draft[part]?.[language === 'en' ? 'en' : 'mn'] ?? ''
    if (problem.code === 'variable_unknown') {
      const n = typed.indexOf(`{${String(problem.params?.name)}}`) + 1
      return { ...problem, params: { ...problem.params, n } }
    }
    if (problem.code !== 'brace_alone') return problem
    const n = typed.replace(/\{[^{}]*\}/g, known => ' '.repeat(known.length)).search(/[{}]/) + 1
    return { ...problem, params: { n } }
  })

/** A text with a variable put where the cursor stands, and where the cursor stands then. */
export const insertAt = (
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  name: string,
): { readonly text: string; readonly cursor: number } => {
  const token = `{${name}}`
  return { text: text.slice(0, from) + token + text.slice(to), cursor: from + token.length }
}
