import { expect, it } from 'vitest'
import { formatDay, formatMoment } from './format.ts'

it('[REQ-FORM-16] shows a moment as year, month and day with hour and minute of Ulaanbaatar, and a day as it is', () => {
  expect(formatMoment('2026-02-28T18:05:09.000Z')).toBe('2026-03-01 02:05')
  expect(formatDay('2026-02-28T18:05:09.000Z')).toBe('2026-03-01')
  expect(formatDay('2026-03-01')).toBe('2026-03-01')
})
