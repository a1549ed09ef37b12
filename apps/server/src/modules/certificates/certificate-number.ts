// A certificate's number as people type it: whole, without its dashes, its beginning or its end.

/** Patterns of the number's beginning and end, as SQL compares them. */
export type NumberPattern = { readonly starts: string; readonly ends: string }

/** Reads a number; null when the text holds something else, or too little to tell one from a thousand. */
export const readNumber = (text: string): NumberPattern | null => {
  const typed = text.trim().replace(/[‐–—−.\s]+/g, '-')
  if (!/^[\d-]{3,20}$/.test(typed)) return null
  const digits = typed.replaceAll('-', '')
  if (digits.length < 3) return null
  const whole = digits.length === 10 ? `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}` : typed
  return { starts: `${whole}%`, ends: `${Array.from(whole).reverse().join('')}%` }
}

/** Reads the same typed text as the number of a food-safety registration, such as F260000042. */
export const readFoodNumber = (text: string): NumberPattern | null => {
  const typed = text.trim().toUpperCase().replace(/^Ф/, 'F')
  if (!/^F?\d{2,9}$/.test(typed) || typed.length < 3) return null
  return { starts: `${typed}%`, ends: `${Array.from(typed).reverse().join('')}%` }
}

/** Whether the text is a whole number, of a certificate or of a food-safety registration, and no part of one. */
export const isWholeNumber = (text: string): boolean =>
  /^(\d{2}-\d{2}-\d{6,}%|F?\d{9}%)$/.test((readNumber(text) ?? readFoodNumber(text))?.starts ?? '')
