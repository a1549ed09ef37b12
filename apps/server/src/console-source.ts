// What a noun is asked for by the search of the console.
import type { ConsoleRow } from '@khyanalt/contract/console'
import type { ConsoleQuestion } from '@khyanalt/domain/console-question'
import type { Language } from '@khyanalt/domain/language'
import { formatText, type TextParams, type Texts } from '@khyanalt/domain/text'

/** The question, with words of names as the database is asked for them. */
export type ConsoleSearch = ConsoleQuestion & {
  /** Null where no name is asked for. */
  readonly named: string | null
  /** The same for holders, of whose patronymic an initial is written alone. */
  readonly held: string | null
  readonly today: string
  readonly limit: number
}

/** A sentence in both languages. */
export const inBoth = <K extends string>(texts: Texts<K>, key: K, params?: TextParams): ConsoleRow['title'] => {
  const say = (language: Language) => formatText(texts, language, key, params)
  return { mn: say('mn'), en: say('en') }
}

/** A name that is the same in every language. */
export const asIs = (name: string): ConsoleRow['title'] => ({ mn: name, en: name })
