// An e-mail address.
import { fieldProblem } from '../concepts/field-problem.ts'
import { exportedText, isEmptyText, shownText } from '../concepts/plain-text.ts'
import { between, pick } from '../concepts/samples.ts'
import { commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** Longest address that mail servers carry (RFC 5321). */
export const maxEmailLength = 254

// The pattern of the HTML standard's e-mail input, with a dot asked for in the domain.
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** An e-mail address as a text. */
export const emailKind: FieldKind = {
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
    if (typeof value !== 'string') return [fieldProblem('wrong_shape', path, field)]
    if (value.length > maxEmailLength) return [fieldProblem('too_long', path, field, { max: maxEmailLength })]
    return email.test(value.trim()) ? [] : [fieldProblem('not_an_email', path, field)]
  },
  text: shownText,
  exported: exportedText,
  samples: {
    valid: (_, { random }) => `person${between(random, 1, 999)}@khyanalt.test`,
    invalid: (_, { random }) => pick<unknown>(random, ['person', 'a@b', 'нэр@khyanalt.test', 'a b@c.mn', 5]),
  },
}
