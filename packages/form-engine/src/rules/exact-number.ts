// Exact decimal numbers to reckon with: a whole number of units, and how many digits stand after the point.
import { decimalParts, readDecimal } from '../decimal.ts'

/** 12.5 is 125 units with one place. */
export type Exact = { readonly units: bigint; readonly places: number }

/** Digits before and after the point of what an answer may bring into a calculation; a number beyond is its own problem. */
const mostWhole = 15
const mostPlaces = 6
/** Beyond so many digits a result is no number any more. */
const mostDigits = 60
const limit = 10n ** BigInt(mostDigits)

/** The number behind an answer or a literal, or null. */
export const exactOf = (value: unknown): Exact | null => {
  const decimal = readDecimal(value)
  if (decimal === null) return null
  const { sign, whole, fraction } = decimalParts(decimal)
  if (whole.length > mostWhole || fraction.length > mostPlaces) return null
  return { units: BigInt(`${sign}${whole}${fraction}`), places: fraction.length }
}

/** A whole number. */
export const wholeNumber = (value: number): Exact => ({ units: BigInt(value), places: 0 })

/** The whole number that it is, or null where it has a fraction or is no number of days, months or years. */
export const smallWhole = (number: Exact): number | null => {
  const { units, places } = trimmed(number)
  return places === 0 && abs(units) <= 40_000n ? Number(units) : null
}

export const add = (a: Exact, b: Exact): Exact | null => {
  const places = Math.max(a.places, b.places)
  return bounded(unitsAt(a, places) + unitsAt(b, places), places)
}

export const negate = ({ units, places }: Exact): Exact => ({ units: -units, places })

export const multiply = (a: Exact, b: Exact): Exact | null => bounded(a.units * b.units, a.places + b.places)

/** Rounded half away from zero, as people do; null by zero. */
export const divide = (a: Exact, b: Exact, digits: number): Exact | null => {
  if (b.units === 0n) return null
  const shift = digits + b.places - a.places
  const [over, under] =
    shift >= 0 ? [a.units * 10n ** BigInt(shift), b.units] : [a.units, b.units * 10n ** BigInt(-shift)]
  return bounded(roundedRatio(over, under), digits)
}

/** Rounded half away from zero; what has fewer digits stays as it is. */
export const round = (number: Exact, digits: number): Exact =>
  number.places <= digits
    ? number
    : { units: roundedRatio(number.units, 10n ** BigInt(number.places - digits)), places: digits }

/** Less than, equal to or greater than zero. */
export const compare = (a: Exact, b: Exact): number => {
  const places = Math.max(a.places, b.places)
  const difference = unitsAt(a, places) - unitsAt(b, places)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The one spelling of the number. */
export const spell = (number: Exact): string => {
  const { units, places } = trimmed(number)
  const digits = abs(units)
    .toString()
    .padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  return `${units < 0n ? '-' : ''}${whole}${places === 0 ? '' : `.${digits.slice(digits.length - places)}`}`
}

const trimmed = ({ units, places }: Exact): Exact => {
  let [rest, left] = [units, places]
  while (left > 0 && rest % 10n === 0n) {
    rest /= 10n
    left -= 1
  }
  return { units: rest, places: left }
}

const unitsAt = ({ units, places }: Exact, wanted: number): bigint => units * 10n ** BigInt(wanted - places)

const bounded = (units: bigint, places: number): Exact | null =>
  places > mostDigits || abs(units) >= limit ? null : { units, places }

const abs = (units: bigint): bigint => (units < 0n ? -units : units)

const roundedRatio = (over: bigint, under: bigint): bigint => {
  const negative = over < 0n !== under < 0n
  const [top, bottom] = [abs(over), abs(under)]
  const half = (top * 2n + bottom) / (bottom * 2n)
  return negative ? -half : half
}
