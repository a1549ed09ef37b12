// Decimal numbers as exact text; binary floats never decide.

/** Signs that may set thousands apart: a comma, and the blanks that spreadsheets write. */
const groupSigns = /[, \u00a0\u2007\u2009\u202f]/g
const grouped = /^-?\d{1,3}([, \u00a0\u2007\u2009\u202f])\d{3}(?:\1\d{3})*(?:\.\d+)?$/
const plain = /^(-?)(\d{1,400})(?:\.(\d{1,400}))?$/

/**
 * The one spelling of a number: digits with an optional minus and point, no zeros that say nothing ("-0.50 " is "-0.5").
 * Blanks around it do not count, nor one and the same sign between all thousands ("1,250,000"); null for anything else,
 * be it ambiguous ("1,5") or no decimal number at all ("1e5", "+5").
 */
export const readDecimal = (spelling: unknown): string | null => {
  const text = typeof spelling === 'number' ? jsonDigits(spelling) : typeof spelling === 'string' ? spelling.trim() : ''
  const match = plain.exec(grouped.test(text) ? text.replace(groupSigns, '') : text)
  if (match === null) return null
  const [, sign = '', digits = '', decimals = ''] = match
  const whole = digits.replace(/^0+(?=\d)/, '')
  const fraction = decimals.replace(/0+$/, '')
  const number = fraction === '' ? whole : `${whole}.${fraction}`
  return number === '0' ? '0' : `${sign}${number}`
}

/** The digits of a number as read: sign, before the point, after it. */
export const decimalParts = (
  decimal: string,
): { readonly sign: string; readonly whole: string; readonly fraction: string } => {
  const [, sign = '', whole = '', fraction = ''] = plain.exec(decimal) ?? []
  return { sign, whole, fraction }
}

/** Less than, equal to or greater than zero, as the first number as read is smaller, equal or greater. */
export const compareDecimals = (a: string, b: string): number => {
  const [one, other] = [decimalParts(a), decimalParts(b)]
  if (one.sign !== other.sign) return one.sign === '-' ? -1 : 1
  const [low, high] = one.sign === '-' ? [other, one] : [one, other]
  // Without zeros at the end, fractions order as text.
  return (
    compareText(low.whole.length, high.whole.length) ||
    compareText(low.whole, high.whole) ||
    compareText(low.fraction, high.fraction)
  )
}

const compareText = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)

/** A JSON number without an exponent; not finite is no number. */
const jsonDigits = (value: number): string => {
  if (!Number.isFinite(value)) return ''
  if (Math.abs(value) >= 1e21) return BigInt(value).toString()
  const text = String(value)
  // Tiny numbers print as 1e-7; twenty places show that they have too many.
  return text.includes('e') ? value.toFixed(20) : text
}
