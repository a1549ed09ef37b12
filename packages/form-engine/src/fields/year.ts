// A year from the year picker (REQ-FORM-15).
import { fieldProblem } from '../concepts/field-problem.ts'
import { exportedText, isEmptyText, shownText } from '../concepts/plain-text.ts'
import { readText } from '../concepts/reading.ts'
import { between, pick } from '../concepts/samples.ts'
import { attributes, commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** The first year a date or a year may name; older equipment and papers do not occur. */
export const minYear = 1900
/** The last year a date or a year may name. */
export const maxYear = 2100

/** A year as a text of four digits. */
export const yearKind: FieldKind = {
  attributes: { ...commonAttributes, past: attributes.past },
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  inSummary: true,
  requiredCode: 'required',
  emptyValue: '',
  isEmpty: isEmptyText,
  read: readText,
  problems: (value, field, { path, facts }) => {
    if (typeof value !== 'string') return [fieldProblem('wrong_shape', path, field)]
    const isYear = /^\d{4}$/.test(value) && Number(value) >= minYear && Number(value) <= maxYear
    if (!isYear) return [fieldProblem('not_a_year', path, field, { min: minYear, max: maxYear })]
    const thisYear = facts.today.slice(0, 4)
    return field.past && value > thisYear ? [fieldProblem('year_in_future', path, field, { max: thisYear })] : []
  },
  text: shownText,
  exported: exportedText,
  samples: {
    valid: (field, { random }) => String(between(random, 1950, field.past ? 2020 : 2030)),
    invalid: (_, { random }) => pick<unknown>(random, ['99', '1899', '2101', 'он', 2020]),
  },
}
