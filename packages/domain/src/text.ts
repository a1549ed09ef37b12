// Sentences as data: an area's texts in both languages, formatted with ICU rules.
import IntlMessageFormat from 'intl-messageformat'
import type { Language } from './language.ts'

/** The texts of one area; Russian may lack some and then reads Mongolian. */
export type Texts<K extends string> = {
  readonly mn: Readonly<Record<K, string>>
  readonly en: Readonly<Record<K, string>>
  readonly ru?: Readonly<Partial<Record<K, string>>>
}
export type TextParams = Readonly<Record<string, string | number>>

const compiled = new Map<string, IntlMessageFormat>()

/** The sentence of a key in a language; plain strings skip the parser. */
export const formatText = <K extends string>(
  texts: Texts<K>,
  language: Language,
  key: K,
  params?: TextParams,
): string => {
  const source = (language === 'ru' ? texts.ru?.[key] : undefined) ?? texts[language === 'en' ? 'en' : 'mn'][key]
  if (!params || !source.includes('{')) return source
  const id = `${language}:${source}`
  let message = compiled.get(id)
  if (!message) {
    message = new IntlMessageFormat(source, language === 'mn' ? 'mn-MN' : language)
    compiled.set(id, message)
  }
  return String(message.format(params))
}
