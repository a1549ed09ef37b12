// A year from the year picker (REQ-FORM-15).
import { fieldProblem } from '../concepts/field-problem.ts'
import { exportedText, isEmptyText, shownText } from '../concepts/plain-text.ts'
import { between, pick } from '../concepts/samples.ts'
import { commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** The first year a date or a year may name; older equipment and papers do not occur. */
export const minYear = 1900
/** The last year a date or a year may name. */
export const maxYear = 2100

/** A year as a text of four digits. */
export const yearKind: FieldKind = {
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
    const isYear = /^\d{4}$/.test(value) && Number(value) >= minYear && Number(value) <= maxYear
    return isYear ? [] : [fieldProblem('not_a_year', path, field, { min: minYear, max: maxYear })]
  },
  text: shownText,
  exported: exportedText,
  samples: {
    valid: (_, { random }) => String(between(random, 1950, 2030)),
    invalid: (_, { random }) => pick<unknown>(random, ['99', '1899', '2101', 'он', 2020]),
  },
}
