// A calendar day, YYYY-MM-DD (REQ-FORM-15).
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { boundProblem, maxYear, minYear } from '../concepts/day-bounds.ts'
import { fieldProblem } from '../concepts/field-problem.ts'
import { exportedText, isEmptyText, shownText } from '../concepts/plain-text.ts'
import { readText } from '../concepts/reading.ts'
import { attributes, commonAttributes, dayBoundAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** A day as a text; `defaultvalue: "today"` starts with today's date. */
export const dateKind: FieldKind = {
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
    if (!isCalendarDay(value) || !inBounds(value)) return [fieldProblem('not_a_date', path, field)]
    return boundProblem(value, field, context, 'date')
  },
  text: shownText,
  exported: exportedText,
}

const inBounds = (day: string): boolean => {
  const year = Number(day.slice(0, 4))
  return year >= minYear && year <= maxYear
}
