// A phone number: digits only, at most eight (CON-101, REQ-FORM-14).
import { fieldProblem } from '../concepts/field-problem.ts'
import { exportedText, isEmptyText, shownText } from '../concepts/plain-text.ts'
import { readText } from '../concepts/reading.ts'
import { between, drawDigits, pick } from '../concepts/samples.ts'
import { commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** Digits of a Mongolian number. */
export const maxPhoneLength = 8

/** A phone number as a text of digits. */
export const phoneKind: FieldKind = {
  attributes: commonAttributes,
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  inSummary: true,
  requiredCode: 'required',
  emptyValue: '',
  isEmpty: isEmptyText,
  read: readText,
  problems: (value, field, { path }) => {
    if (typeof value !== 'string') return [fieldProblem('wrong_shape', path, field)]
    if (!/^\d+$/.test(value)) return [fieldProblem('phone_not_digits', path, field)]
    return value.length > maxPhoneLength ? [fieldProblem('phone_too_long', path, field, { max: maxPhoneLength })] : []
  },
  text: shownText,
  exported: exportedText,
  samples: {
    valid: (_, { random }) => drawDigits(random, between(random, 6, maxPhoneLength)),
    invalid: (_, { random }) => pick<unknown>(random, ['+97699112233', '9911-2233', '991122334', 99112233]),
  },
}
