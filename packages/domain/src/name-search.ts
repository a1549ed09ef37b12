// What somebody typed in order to find a person or an organisation: words of the name, or a register number.
import { isRegisterNumber, normaliseRegisterNumber } from './register-number.ts'
import { nameKey } from './search-key.ts'

const legalForms = new Set(nameKey('ХХК ХК ТӨХК ТББ ҮЦК LLC Ltd JSC').split(' '))

/**
 * The sounds of the typed words, of which each begins a word of the name. What every other company is called tells
 * nothing, unless it is all that was typed; signs alone are a name that nobody has.
 */
export const nameWords = (text: string): readonly string[] => {
  const words = nameKey(text).split(' ').filter(Boolean)
  if (words.length === 0) return ['-']
  const telling = words.filter(word => !legalForms.has(word))
  return telling.length > 0 ? telling : words
}

/** The whole register number of a company (seven digits) or a person that the text is; null when it is none. */
export const typedRegisterNumber = (text: string): string | null => {
  const number = normaliseRegisterNumber(text)
  return /^\d{7}$/.test(number) || (isRegisterNumber(number) && /\d{8}$/.test(number)) ? number : null
}
