// The language check (CON-103, REQ-FORM-09…11): only letters count.
import type { Language } from '@khyanalt/domain/language'

/** The code of a text in the wrong script for a language, or null; text without letters passes. */
export const wrongScriptCode = (text: string, language: Language): string | null => {
  if (language === 'en') return /\p{Script=Cyrillic}/u.test(text) ? 'language_en' : null
  const letters = text.match(/\p{L}/gu) ?? []
  const onlyLatin = letters.length > 0 && letters.every(letter => /\p{Script=Latin}/u.test(letter))
  return onlyLatin ? `language_${language}` : null
}
