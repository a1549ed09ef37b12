// Exact decimals of the fee report: integers of a hundredth, never binary floating point.
import type { ProblemParams } from '../problem.ts'

/** Hundredths of a tonne, a kilogram, a percent or a tugrik. */
export type Decimal = bigint & { readonly unit: 'hundredth' }

/** Digits before the point that a cell holds at most; the columns of the database are as wide. */
export const maxWholeDigits = 13
/** Digits before the point that a sum of cells may have. */
export const maxTotalDigits = maxWholeDigits + 2
/** Digits after the point (REQ-AMNAT-17). */
export const maxDecimals = 2

export const zero = 0n as Decimal

/** What a typed or pasted text says: nothing, a number, or why it is none. */
export type Reading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: Decimal }
  | { readonly kind: 'refused'; readonly code: DecimalFault; readonly params?: ProblemParams }
export type DecimalFault = 'not_a_number' | 'number_out_of_range' | 'too_many_decimals' | 'number_too_small'

const refused = (code: DecimalFault, params?: ProblemParams): Reading => ({
  kind: 'refused',
  code,
  ...(params ? { params } : {}),
})
const notANumber = refused('not_a_number')
const tooManyDecimals = refused('too_many_decimals', { max: maxDecimals })

const longestText = 60

/**
 * Reads a number as people and spreadsheets write it: `1 234 567,50`, `1,234.5`, `1.234.567,5`, `12.5`. A comma before
 * exactly three digits sets thousands apart, as everywhere in the portal; a point never does when it stands alone, so
 * that `1.234` is refused for its third decimal instead of being read as a thousand.
 */
export const readDecimal = (given: string, wholeDigits = maxWholeDigits): Reading => {
  if (given.length > longestText) return notANumber
  // All kinds of spaces that spreadsheets put between thousands, and the sign of the currency around the number.
  const text = given
    .replace(/[\s\u00a0\u2007\u2009\u202f]+/g, ' ')
    .trim()
    .replace(/^₮ ?| ?₮$/g, '')
  if (text === '') return { kind: 'empty' }
  // The bookkeeper's format of spreadsheets writes zero as a dash.
  if (/^[-–—]$/.test(text)) return { kind: 'number', value: zero }
  if (/^[-−–(]/.test(text)) return isNumberLike(text) ? refused('number_too_small', { min: 0 }) : notANumber
  if (!/^[\d ,.]+$/.test(text) || !/\d/.test(text)) return notANumber
  const parts = splitAtPoint(text)
  if (parts === null) return notANumber
  const { whole, decimals } = parts
  if (decimals.length > maxDecimals) return tooManyDecimals
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (digits.length > wholeDigits) return refused('number_out_of_range', { digits: wholeDigits })
  return { kind: 'number', value: BigInt(`${digits}${decimals.padEnd(maxDecimals, '0')}`) as Decimal }
}

const isNumberLike = (text: string): boolean => /^[-−–(] ?[\d ,.]*\d[\d ,.]*\)?$/.test(text)

/** Digits before and after the decimal sign, thousands joined; null where signs stand in no such order. */
const splitAtPoint = (text: string): { readonly whole: string; readonly decimals: string } | null => {
  const at = decimalSignAt(text)
  const before = at === -1 ? text : text.slice(0, at)
  const decimals = at === -1 ? '' : text.slice(at + 1)
  if (!/^\d*$/.test(decimals)) return null
  const whole = joinThousands(before)
  return whole === null || (whole === '' && decimals === '') ? null : { whole: whole || '0', decimals }
}

/** Where the decimal sign stands: the last sign, unless it sets thousands apart. */
const decimalSignAt = (text: string): number => {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (last === -1) return -1
  const sign = text[last] ?? ''
  const before = text.slice(0, last)
  if (before.includes(sign)) return -1
  const thousands = sign === ',' && /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(text.slice(last + 1))
  return thousands ? -1 : last
}

/** Digits without the signs between thousands; null where groups are not of three or signs differ. */
const joinThousands = (text: string): string | null => {
  if (/^\d*$/.test(text)) return text
  const sign = /[ ,.]/.exec(text)?.[0] ?? ''
  const [first = '', ...groups] = text.split(sign)
  const grouped = /^\d{1,3}$/.test(first) && groups.every(group => /^\d{3}$/.test(group))
  return grouped ? [first, ...groups].join('') : null
}

/** The number of a text; zero for what is empty or none, so that a total stands while somebody types. */
export const decimalOr0 = (text: string): Decimal => {
  const reading = readDecimal(text)
  return reading.kind === 'number' ? reading.value : zero
}

/** The sum. */
export const addUp = (values: readonly Decimal[]): Decimal =>
  values.reduce<bigint>((sum, at) => sum + at, 0n) as Decimal

/** A quotient rounded half up to the unit of the dividend; both are 0 or more, the divisor is more. */
export const divideRounded = (dividend: bigint, divisor: bigint): Decimal =>
  ((dividend * 2n + divisor) / (divisor * 2n)) as Decimal

/** Writes a number as digits, the form of wire and database: "1234.50". */
export const decimalDigits = (value: Decimal): string => {
  const sign = value < 0n ? '-' : ''
  const plain = value < 0n ? -value : value
  return `${sign}${plain / 100n}.${String(plain % 100n).padStart(2, '0')}`
}

/** Writes a number for people: "1,234,567.50". */
export const formatDecimal = (value: Decimal): string => {
  const [whole = '0', rest = '00'] = decimalDigits(value).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}
