// The sentence of a message, as plain text and as safe HTML.
import type { Language } from '@khyanalt/domain/language'
import { notificationTexts } from '@khyanalt/domain/messages/notifications'
import { formatText } from '@khyanalt/domain/text'

type Sentence = keyof (typeof notificationTexts)['mn']

/** Type and parameters of a stored message. */
export type Told = { readonly type: string; readonly params: Readonly<Record<string, string>> }

/** The sentence as plain text. */
export const sentenceOf = ({ type, params }: Told, language: Language): string => {
  const key = (params.sentence ?? type) as Sentence
  return formatText(notificationTexts, language, key, params)
}

/** The sentence as HTML: parameters are people's words, so everything is escaped. */
export const sentenceHtml = (told: Told, language: Language): string => escapeHtml(sentenceOf(told, language))

/** Text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
