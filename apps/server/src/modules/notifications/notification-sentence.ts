// The sentence of a notification, as plain text and as safe HTML.
import type { Bilingual, Language } from '@khyanalt/domain/language'
import { eventNameOf, eventOf, unknownEvent } from '@khyanalt/domain/notifications/notification-events'
import type { OwnWords } from '@khyanalt/domain/own-texts/own-texts'
import { fillTemplate, plainWords, variablesIn } from '@khyanalt/domain/own-texts/template'
import { formatText } from '@khyanalt/domain/text'

/** What fills a sentence: names in both languages; of notifications from before, in Mongolian alone. */
export type Params = Readonly<Record<string, string | Bilingual>>

/** Stored name and parameters of a notification, and the agency's own words of it, if it has any. */
export type Told = { readonly type: string; readonly params: Params; readonly own?: OwnWords | null }

type Part = 'sentence' | 'subject'

/** The sentence as plain text. */
export const sentenceOf = (told: Told, language: Language): string => say('sentence', told, language)

/** What an e-mail about it is called: what happened, and its number. */
export const subjectOf = (told: Told, language: Language): string => say('subject', told, language)

/** What the button of an e-mail about it opens. */
export const buttonOf = (told: Told, language: Language): string => inLanguage(eventOf(told).opens.button, language)

/** The first variable of its words that it came without, by the name of its event; null where nothing is missing. */
export const lackOf = (told: Told): { readonly name: string; readonly variable: string } | null => {
  const name = eventNameOf(told)
  if (name === null) return null
  const words = (['sentence', 'subject'] as const).flatMap(part => {
    const { mn, en } = told.own?.[part] ?? plain(eventOf(told)[part])
    return [mn, en]
  })
  const variable = words.flatMap(variablesIn).find(each => !Object.hasOwn(told.params, each))
  return variable === undefined ? null : { name, variable }
}

// Own words that lack a value give way to the shipped ones, and those to a sentence that needs none: nobody is left
// without a message.
const say = (part: Part, told: Told, language: Language): string => {
  const values = valuesOf(told, language)
  const own = told.own?.[part]
  const filled = own && fillTemplate(own[language === 'en' ? 'en' : 'mn'], values)
  if (filled && 'text' in filled) return filled.text
  const shipped = eventOf(told)[part]
  const lacks = [shipped.mn, shipped.en].flatMap(words => variablesIn(plainWords(words)))
  return fill(lacks.every(name => Object.hasOwn(values, name)) ? shipped : unknownEvent[part], values, language)
}

const plain = ({ mn, en }: Bilingual): Bilingual => ({ mn: plainWords(mn), en: plainWords(en) })

const fill = (words: Bilingual, values: Readonly<Record<string, string>>, language: Language): string =>
  formatText({ mn: { words: words.mn }, en: { words: words.en } }, language, 'words', values)

const valuesOf = ({ params }: Told, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inLanguage(value, language)]))

/** A name that is kept in one language alone reads the same in both. */
const inLanguage = (value: string | Bilingual, language: Language): string =>
  typeof value === 'string' ? value : (language === 'en' && value.en) || value.mn

/** The sentence as HTML: parameters are people's words, so everything is escaped. */
export const sentenceHtml = (told: Told, language: Language): string => escapeHtml(sentenceOf(told, language))

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
