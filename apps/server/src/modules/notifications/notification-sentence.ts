// The sentence of a message, as plain text and as safe HTML.
import type { Bilingual, Language } from '@khyanalt/domain/language'
import { notificationTexts } from '@khyanalt/domain/messages/notifications'
import { formatText } from '@khyanalt/domain/text'

type Sentence = keyof (typeof notificationTexts)['mn']

/** What fills a sentence: names in both languages; of messages from before, in Mongolian alone. */
export type Params = Readonly<Record<string, string | Bilingual>>

/** Type and parameters of a stored message. */
export type Told = { readonly type: string; readonly params: Params }

/** The sentence as plain text. */
export const sentenceOf = ({ type, params }: Told, language: Language): string => {
  const key = (params.sentence ?? type) as Sentence
  const said = Object.entries(params).map(([name, value]) => [name, inLanguage(value, language)])
  return formatText(notificationTexts, language, key, Object.fromEntries(said))
}

/** A name that is kept in one language alone reads the same in both. */
const inLanguage = (value: string | Bilingual, language: Language): string =>
  typeof value === 'string' ? value : (language === 'en' && value.en) || value.mn

/** The sentence as HTML: parameters are people's words, so everything is escaped. */
export const sentenceHtml = (told: Told, language: Language): string => escapeHtml(sentenceOf(told, language))

/** Text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
