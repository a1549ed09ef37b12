// The language check (CON-103, REQ-FORM-09…11), where only letters count, and letters of the other alphabet in numbers.
import type { Language } from '@khyanalt/domain/language'
import {
  type Alphabet,
  hasCodeShape,
  hasRegisterNumberShape,
  lookAlikes,
  mixedCode,
} from '@khyanalt/domain/look-alikes'

/** What is wrong with the alphabet of a text, and the text as it was probably meant, where that can be told. */
export type ScriptFault = { readonly code: string; readonly proposal: string | null }

/**
 * The fault of a text in its alphabet, or null. `language` is null where the kind checks none; `asked` says that the
 * definition itself names the language of the field.
 */
export const scriptFault = (text: string, language: Language | null, asked: boolean): ScriptFault | null => {
  const code = language === null ? null : wrongScriptCode(text, language)
  if (code !== null && language !== null) {
    return { code, proposal: lookAlikes(text, alphabetOf(language))?.proposal ?? null }
  }
  // In an English text that passed no Cyrillic letter is left to be mistaken.
  if (language === 'en') return null
  if (!hasRegisterNumberShape(text) && !(asked && hasCodeShape(text))) return null
  // A proposal in Latin letters would only be refused again where Cyrillic is asked for.
  const mixed = mixedCode(text, language === null ? ['cyrillic', 'latin'] : ['cyrillic'])
  return mixed === null ? null : { code: 'look_alikes', proposal: mixed.proposal }
}

const alphabetOf = (language: Language): Alphabet => (language === 'en' ? 'latin' : 'cyrillic')

/** The code of a text in the wrong script for a language, or null; text without letters passes. */
const wrongScriptCode = (text: string, language: Language): string | null => {
  if (language === 'en') return /\p{Script=Cyrillic}/u.test(text) ? 'language_en' : null
  const letters = text.match(/\p{L}/gu) ?? []
  const onlyLatin = letters.length > 0 && letters.every(letter => /\p{Script=Latin}/u.test(letter))
  return onlyLatin ? `language_${language}` : null
}
