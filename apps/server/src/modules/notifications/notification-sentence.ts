// The sentence of a notification, as plain text and as safe HTML.
import type { Bilingual, Language } from '@khyanalt/domain/language'
import { eventOf } from '@khyanalt/domain/notifications/notification-events'
import { formatText } from '@khyanalt/domain/text'

/** What fills a sentence: names in both languages; of notifications from before, in Mongolian alone. */
export type Params = Readonly<Record<string, string | Bilingual>>

/** Stored name and parameters of a notification. */
export type Told = { readonly type: string; readonly params: Params }

/** The sentence as plain text. */
export const sentenceOf = (told: Told, language: Language): string => fill(eventOf(told).sentence, told, language)

/** What an e-mail about it is called: what happened, and its number. */
export const subjectOf = (told: Told, language: Language): string => fill(eventOf(told).subject, told, language)

/** What the button of an e-mail about it opens. */
export const buttonOf = (told: Told, language: Language): string => inLanguage(eventOf(told).opens.button, language)

const fill = (words: Bilingual, { params }: Told, language: Language): string =>
  formatText(
    { mn: { words: words.mn }, en: { words: words.en } },
    language,
    'words',
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inLanguage(value, language)])),
  )

/** A name that is kept in one language alone reads the same in both. */
const inLanguage = (value: string | Bilingual, language: Language): string =>
  typeof value === 'string' ? value : (language === 'en' && value.en) || value.mn

/** The sentence as HTML: parameters are people's words, so everything is escaped. */
export const sentenceHtml = (told: Told, language: Language): string => escapeHtml(sentenceOf(told, language))

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
