// An e-mail address.
import { isEmailAddress, maxEmailLength } from '@khyanalt/domain/email-address'
import { fieldProblem } from '../concepts/field-problem.ts'
import { exportedText, isEmptyText, shownText } from '../concepts/plain-text.ts'
import { readAs, readText } from '../concepts/reading.ts'
import { commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** An e-mail address as a text. */
export const emailKind: FieldKind = {
  attributes: commonAttributes,
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: true,
  inSummary: true,
  requiredCode: 'required',
  emptyValue: '',
  isEmpty: isEmptyText,
  // The domain alone is the same in capitals (RFC 5321).
  read: spelling => {
    const reading = readText(spelling)
    return reading.ok ? readAs(String(reading.value).replace(/@[^@]*$/, domain => domain.toLowerCase())) : reading
  },
  problems: (value, field, { path }) => {
    const address = String(value)
    if (address.length > maxEmailLength) return [fieldProblem('too_long', path, field, { max: maxEmailLength })]
    return isEmailAddress(address) ? [] : [fieldProblem('not_an_email', path, field)]
  },
  text: shownText,
  exported: exportedText,
}
