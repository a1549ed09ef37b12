import { expect, it } from 'vitest'
import { addWorkingDays, countWorkingDays } from './working-days.ts'

// 2026-11-20 is a Friday, 2026-11-23 a Monday.
it('counts Monday to Friday, from the day after', () => {
  expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23')
  expect(addWorkingDays('2026-11-21', 1)).toBe('2026-11-23')
  expect(addWorkingDays('2026-11-22', 1)).toBe('2026-11-23')
  expect(addWorkingDays('2026-11-23', 5)).toBe('2026-11-30')
  expect(addWorkingDays('2026-11-21', 0)).toBe('2026-11-21')
  expect(addWorkingDays('2026-12-31', 1)).toBe('2027-01-01')
})

it('leaves public holidays out', () => {
  const holidays = new Set(['2026-11-26'])
  expect(addWorkingDays('2026-11-25', 1, holidays)).toBe('2026-11-27')
  expect(countWorkingDays('2026-11-20', '2026-11-27', holidays)).toBe(4)
})

it('counts up to the last day and not the first, and nothing backwards', () => {
  expect(countWorkingDays('2026-11-20', '2026-11-27')).toBe(5)
  expect(countWorkingDays('2026-11-23', '2026-11-24')).toBe(1)
  expect(countWorkingDays('2026-11-23', '2026-11-23')).toBe(0)
  expect(countWorkingDays('2026-11-23', '2026-11-20')).toBe(0)
  expect(countWorkingDays('2026-11-20', '2026-11-22')).toBe(0)
})
