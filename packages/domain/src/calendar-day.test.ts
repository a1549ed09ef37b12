import { expect, it } from 'vitest'
import { isCalendarDay } from './calendar-day.ts'

it.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-02-29', false],
  ['2023-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['0000-01-01', false],
  ['0001-01-01', true],
  ['12026-01-01', false],
  ['2026-2-1', false],
  ['28.02.2026', false],
  ['2026-02-28T00:00', false],
  ['', false],
])('takes only days that exist, written year-month-day: %j is %s', (text, exists) => {
  expect(isCalendarDay(text)).toBe(exists)
})
