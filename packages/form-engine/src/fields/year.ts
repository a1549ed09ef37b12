// A year from the year picker (REQ-FORM-15).
import { boundProblem, maxYear, minYear } from '../concepts/day-bounds.ts'
import { fieldProblem } from '../concepts/field-problem.ts'
import { exportedText, isEmptyText, shownText } from '../concepts/plain-text.ts'
import { readText } from '../concepts/reading.ts'
import { attributes, commonAttributes, dayBoundAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** A year as a text of four digits. */
export const yearKind: FieldKind = {
  attributes: { ...commonAttributes, ...dayBoundAttributes, calculate: attributes.calculate },
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: true,
  inSummary: true,
  requiredCode: 'required',
  emptyValue: '',
  isEmpty: isEmptyText,
  read: readText,
  problems: (value, field, context) => {
    const { path } = context
    if (typeof value !== 'string') return [fieldProblem('wrong_shape', path, field)]
    const isYear = /^\d{4}$/.test(value) && Number(value) >= minYear && Number(value) <= maxYear
    if (!isYear) return [fieldProblem('not_a_year', path, field, { min: minYear, max: maxYear })]
    return boundProblem(value, field, context, 'year')
  },
  text: shownText,
  exported: exportedText,
}
