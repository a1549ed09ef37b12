// A calendar day, YYYY-MM-DD (REQ-FORM-15).
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { fieldProblem } from '../concepts/field-problem.ts'
import { exportedText, isEmptyText, shownText } from '../concepts/plain-text.ts'
import { readText } from '../concepts/reading.ts'
import { between, pick } from '../concepts/samples.ts'
import { attributes, commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'
import { maxYear, minYear } from './year.ts'

/** A day as a text; `defaultvalue: "today"` starts with today's date. */
export const dateKind: FieldKind = {
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
    if (!isCalendarDay(value) || !inBounds(value)) return [fieldProblem('not_a_date', path, field)]
    return field.past && value > facts.today ? [fieldProblem('date_in_future', path, field)] : []
  },
  text: shownText,
  exported: exportedText,
  samples: {
    valid: (field, { random }) =>
      `${between(random, 2000, field.past ? 2020 : 2030)}-${pair(between(random, 1, 12))}-${pair(between(random, 1, 28))}`,
    invalid: (_, { random }) => pick<unknown>(random, ['2023-02-30', '2023-13-01', '01.02.2023', '2023-1-1', 20230101]),
  },
}

const inBounds = (day: string): boolean => {
  const year = Number(day.slice(0, 4))
  return year >= minYear && year <= maxYear
}

const pair = (part: number): string => String(part).padStart(2, '0')
