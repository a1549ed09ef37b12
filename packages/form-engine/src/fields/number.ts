// A number, kept as it was typed so that nothing is rounded.
import { fieldProblem } from '../concepts/field-problem.ts'
import { isEmptyText } from '../concepts/plain-text.ts'
import { between, pick } from '../concepts/samples.ts'
import { noText, sameText } from '../concepts/shown-text.ts'
import { commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** Digits before the point; beyond it other systems round. */
export const maxWholeDigits = 15
/** Digits after the point. */
export const maxFractionDigits = 6

/** A decimal number as text (`12.50`), or a JSON number. */
export const numberKind: FieldKind = {
  attributes: commonAttributes,
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  inSummary: true,
  requiredCode: 'required',
  emptyValue: '',
  isEmpty: isEmptyText,
  problems: (value, field, { path }) => {
    const parts = partsOf(value)
    if (parts === null) return [fieldProblem('not_a_number', path, field)]
    if (parts.whole.length > maxWholeDigits) {
      return [fieldProblem('number_out_of_range', path, field, { digits: maxWholeDigits })]
    }
    return parts.fraction.length > maxFractionDigits
      ? [fieldProblem('too_many_decimals', path, field, { max: maxFractionDigits })]
      : []
  },
  text: value => {
    const parts = partsOf(value)
    if (parts === null) return noText
    const grouped = parts.whole.replace(/\B(?=(\d{3})+$)/g, ',')
    return sameText(`${parts.sign}${grouped}${parts.fraction === '' ? '' : `.${parts.fraction}`}`)
  },
  exported: value => {
    const parts = partsOf(value)
    return parts === null ? null : `${parts.sign}${parts.whole}${parts.fraction === '' ? '' : `.${parts.fraction}`}`
  },
  samples: {
    valid: (_, { random }) =>
      pick<unknown>(random, [between(random, -500, 5000), `${between(random, 0, 900)}.25`, '0']),
    invalid: (_, { random }) => pick<unknown>(random, ['12 кг', '1e5', true, '9'.repeat(16), '0.1234567', [1]]),
  },
}

type NumberParts = { readonly sign: string; readonly whole: string; readonly fraction: string }

/** Sign and digits of a number, without leading zeros; null for anything else. */
const partsOf = (value: unknown): NumberParts | null => {
  const text = typeof value === 'number' ? plainText(value) : typeof value === 'string' ? value.trim() : ''
  const match = /^(-?)(\d{1,400})(?:\.(\d{1,400}))?$/.exec(text)
  if (match === null) return null
  const [, sign = '', whole = '', fraction = ''] = match
  return { sign, whole: whole.replace(/^0+(?=\d)/, ''), fraction }
}

/** A JSON number without an exponent; not finite is no number. */
const plainText = (value: number): string => {
  if (!Number.isFinite(value)) return ''
  if (Math.abs(value) >= 1e21) return BigInt(value).toString()
  const text = String(value)
  // Tiny numbers print as 1e-7; twenty places show that they have too many.
  return text.includes('e') ? value.toFixed(20) : text
}
