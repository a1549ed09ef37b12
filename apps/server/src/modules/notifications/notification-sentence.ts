// The sentence of a message, as plain text and as safe HTML.
import type { Bilingual, Language } from '@khyanalt/domain/language'
import { mailButtons, mailSubjects } from '@khyanalt/domain/messages/mail-subjects'
import { mailTexts } from '@khyanalt/domain/messages/mails'
import { notificationTexts } from '@khyanalt/domain/messages/notifications'
import { formatText } from '@khyanalt/domain/text'

type Sentence = keyof (typeof notificationTexts)['mn']

/** What fills a sentence: names in both languages; of messages from before, in Mongolian alone. */
export type Params = Readonly<Record<string, string | Bilingual>>

/** Type and parameters of a stored message. */
export type Told = { readonly type: string; readonly params: Params }

/** The sentence as plain text. */
export const sentenceOf = (told: Told, language: Language): string =>
  formatText(notificationTexts, language, keyOf(told), valuesOf(told, language))

/** What an e-mail about it is called: what happened, and its number. */
export const subjectOf = (told: Told, language: Language): string =>
  formatText(mailSubjects, language, keyOf(told), valuesOf(told, language))

/** What the button of an e-mail about it opens. */
export const buttonOf = (told: Told, language: Language): string =>
  formatText(mailTexts, language, mailButtons[keyOf(told)])

const keyOf = ({ type, params }: Told): Sentence => (params.sentence ?? type) as Sentence

const valuesOf = ({ params }: Told, language: Language) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inLanguage(value, language)]))

/** A name that is kept in one language alone reads the same in both. */
const inLanguage = (value: string | Bilingual, language: Language): string =>
  typeof value === 'string' ? value : (language === 'en' && value.en) || value.mn

/** The sentence as HTML: parameters are people's words, so everything is escaped. */
export const sentenceHtml = (told: Told, language: Language): string => escapeHtml(sentenceOf(told, language))

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
