// Words of a difference, in both languages at once.
import type { DifferenceLine, ServicePart } from '@khyanalt/contract/version-difference'
import type { Bilingual } from '@khyanalt/domain/language'
import { versionDifferenceTexts } from '@khyanalt/domain/messages/version-differences'
import { formatText } from '@khyanalt/domain/text'

export type TextKey = keyof (typeof versionDifferenceTexts)['mn']

/** The text of a key; a parameter in both languages stands in its own. */
export const told = (key: TextKey, params: Readonly<Record<string, string | number | Bilingual>> = {}): Bilingual => {
  const inLanguage = (language: 'mn' | 'en') =>
    formatText(
      versionDifferenceTexts,
      language,
      key,
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          typeof value === 'object' ? wordsIn(value, language) : value,
        ]),
      ),
    )
  return { mn: inLanguage('mn'), en: inLanguage('en') }
}

/** Words in a language; what lacks English is read in Mongolian. */
const wordsIn = (words: Bilingual, language: 'mn' | 'en'): string => (language === 'en' && words.en) || words.mn

/** The same in both languages: names, addresses, numbers. */
export const plain = (text: string): Bilingual => ({ mn: text, en: text })

/** Words one after the other; null where there are none. */
export const joined = (words: readonly Bilingual[], between: Bilingual = plain(', ')): Bilingual | null =>
  words.length === 0
    ? null
    : {
        mn: words.map(({ mn }) => mn).join(between.mn),
        en: words.map(one => wordsIn(one, 'en')).join(between.en),
      }

/** A line; empty words are none. */
export const line = (
  part: ServicePart,
  label: Bilingual,
  from: Bilingual | null = null,
  to: Bilingual | null = null,
): DifferenceLine => ({ part, label, from: orNull(from), to: orNull(to) })

const orNull = (words: Bilingual | null): Bilingual | null =>
  words === null || (words.mn === '' && words.en === '') ? null : words
