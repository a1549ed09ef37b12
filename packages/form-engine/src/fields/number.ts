// A number, kept as it was typed so that nothing is rounded.
import { fieldProblem } from '../concepts/field-problem.ts'
import { isEmptyText } from '../concepts/plain-text.ts'
import { between, pick } from '../concepts/samples.ts'
import { noText, sameText } from '../concepts/shown-text.ts'
import { attributes, commonAttributes, type FieldDefinition } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** Digits before the point; beyond it other systems round. */
export const maxWholeDigits = 15
/** Digits after the point. */
export const maxFractionDigits = 6

/** A decimal number as text (`12.50`), or a JSON number. */
export const numberKind: FieldKind = {
  attributes: { ...commonAttributes, min: attributes.min, max: attributes.max, decimals: attributes.decimals },
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
    const { min, max, decimals = maxFractionDigits } = field
    if (decimals === 0 && parts.fraction !== '') return [fieldProblem('not_whole', path, field)]
    if (parts.fraction.length > decimals) return [fieldProblem('too_many_decimals', path, field, { max: decimals })]
    const number = Number(`${parts.sign}${parts.whole}.${parts.fraction}`)
    if (min !== undefined && number < min) return [fieldProblem('number_too_small', path, field, { min })]
    return max !== undefined && number > max ? [fieldProblem('number_too_large', path, field, { max })] : []
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
    valid: (field, { random }) =>
      withinBounds(
        pick<number | string>(random, [between(random, -500, 5000), `${between(random, 0, 900)}.25`, '0']),
        field,
      ),
    invalid: (_, { random }) => pick<unknown>(random, ['12 кг', '1e5', true, '9'.repeat(16), '0.1234567', [1]]),
  },
}

/** A sample, or the bound that it lies beyond. */
const withinBounds = (number: number | string, { min, max, decimals }: FieldDefinition): number | string => {
  if (min !== undefined && Number(number) < min) return min
  if (max !== undefined && Number(number) > max) return max
  return decimals === undefined ? number : Number(Number(number).toFixed(decimals))
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
