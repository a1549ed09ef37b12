// A calendar day, YYYY-MM-DD (REQ-FORM-15).
import { fieldProblem } from '../concepts/field-problem.ts'
import { exportedText, isEmptyText, shownText } from '../concepts/plain-text.ts'
import { between, pick } from '../concepts/samples.ts'
import { commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'
import { maxYear, minYear } from './year.ts'

/** A day as a text; `defaultvalue: "today"` starts with today's date. */
export const dateKind: FieldKind = {
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
    return isCalendarDay(value) ? [] : [fieldProblem('not_a_date', path, field)]
  },
  text: shownText,
  exported: exportedText,
  samples: {
    valid: (_, { random }) =>
      `${between(random, 2000, 2030)}-${pair(between(random, 1, 12))}-${pair(between(random, 1, 28))}`,
    invalid: (_, { random }) => pick<unknown>(random, ['2023-02-30', '2023-13-01', '01.02.2023', '2023-1-1', 20230101]),
  },
}

/** Whether the text is a day that exists; no Date object, so that no time zone can shift it. */
export const isCalendarDay = (text: string): boolean => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (match === null) return false
  const [year, month, day] = match.slice(1).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  return year >= minYear && year <= maxYear && day >= 1 && day <= daysIn(year, month)
}

const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

const pair = (part: number): string => String(part).padStart(2, '0')
