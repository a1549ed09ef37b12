// A number, read as exact decimal text so that nothing is rounded.

import { fieldProblem } from '../concepts/field-problem.ts'
import { isEmptyText } from '../concepts/plain-text.ts'
import { readAs, unreadable } from '../concepts/reading.ts'
import { noText, sameText } from '../concepts/shown-text.ts'
import { compareDecimals, decimalParts, readDecimal } from '../decimal.ts'
import { attributes, commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** Digits before the point; beyond it other systems round. */
export const maxWholeDigits = 15
/** Digits after the point. */
export const maxFractionDigits = 6

/** A decimal number as text (`12.5`), or a JSON number. */
export const numberKind: FieldKind = {
  attributes: {
    ...commonAttributes,
    min: attributes.min,
    max: attributes.max,
    decimals: attributes.decimals,
    calculate: attributes.calculate,
  },
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: true,
  inSummary: true,
  requiredCode: 'required',
  emptyValue: '',
  isEmpty: isEmptyText,
  read: spelling => {
    const decimal = readDecimal(spelling)
    return decimal === null ? unreadable('not_a_number') : readAs(decimal)
  },
  problems: (value, field, { path }) => {
    const decimal = String(value)
    const { whole, fraction } = decimalParts(decimal)
    if (whole.length > maxWholeDigits) {
      return [fieldProblem('number_out_of_range', path, field, { digits: maxWholeDigits })]
    }
    const { min, max, decimals = maxFractionDigits } = field
    if (decimals === 0 && fraction !== '') return [fieldProblem('not_whole', path, field)]
    if (fraction.length > decimals) return [fieldProblem('too_many_decimals', path, field, { max: decimals })]
    if (isBelow(decimal, min)) return [fieldProblem('number_too_small', path, field, { min: min ?? 0 })]
    return isBelow(max, decimal) ? [fieldProblem('number_too_large', path, field, { max: max ?? 0 })] : []
  },
  text: value => {
    const decimal = readDecimal(value)
    if (decimal === null) return noText
    const { sign, whole, fraction } = decimalParts(decimal)
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
    return sameText(`${sign}${grouped}${fraction === '' ? '' : `.${fraction}`}`)
  },
  exported: value => readDecimal(value),
}

/** Whether the first number is smaller; a bound that is not named is never passed. */
const isBelow = (low: string | number | undefined, high: string | number | undefined): boolean => {
  const [a, b] = [readDecimal(low), readDecimal(high)]
  return a !== null && b !== null && compareDecimals(a, b) < 0
}
