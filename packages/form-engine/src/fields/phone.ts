// A phone number: a person's, or that of an organisation or office (CON-101, REQ-FORMAT-07).
import { UserType } from '@khyanalt/domain/client-type'
import { normalisePhone, type PhoneRule, phoneFault } from '@khyanalt/domain/phone-number'
import { fieldProblem } from '../concepts/field-problem.ts'
import { exportedText, isEmptyText, shownText } from '../concepts/plain-text.ts'
import { readAs, unreadable } from '../concepts/reading.ts'
import type { Facts } from '../facts.ts'
import { attributes, commonAttributes, type FieldDefinition } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** The rule of a phone field: whose number it is, and whether the sender may give one of another country. */
export const phoneRule = ({ phone_of }: FieldDefinition, { person }: Pick<Facts, 'person'>): PhoneRule => ({
  owner: phone_of ?? 'person',
  foreigner: person.user_type === UserType.foreigner,
})

/**
 * The digits of a typed number, whoever typed it: who may give a number of another country is for its rule to judge. A
 * plus before so few digits as a number of Mongolia has stays, since what follows it is no number of Mongolia.
 */
const digitsOf = (typed: string): string => {
  const digits = normalisePhone(typed, true)
  return digits.length > 8 ? digits : normalisePhone(typed)
}

/** A phone number as a text of digits, however it was typed. */
export const phoneKind: FieldKind = {
  attributes: { ...commonAttributes, phone_of: attributes.phone_of, autocomplete: attributes.autocomplete },
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: true,
  inSummary: true,
  requiredCode: 'required',
  emptyValue: '',
  isEmpty: isEmptyText,
  read: spelling => (typeof spelling === 'string' ? readAs(digitsOf(spelling)) : unreadable('wrong_shape')),
  problems: (value, field, { path, facts }) => {
    const fault = phoneFault(String(value), phoneRule(field, facts))
    return fault === null ? [] : [fieldProblem(fault, path, field)]
  },
  text: shownText,
  exported: exportedText,
}
