import { expect, it } from 'vitest'
import { addDays, areComparable, resolveBound } from './day-bound.ts'

it('counts days over the ends of months and years, forwards and backwards', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(addDays('2026-11-23', 0)).toBe('2026-11-23')
})

it('resolves today, a day, and days or years from today', () => {
  const today = '2024-02-29'
  expect(resolveBound('today', today)).toBe(today)
  expect(resolveBound('2020-01-01', today)).toBe('2020-01-01')
  expect(resolveBound({ days: 1 }, today)).toBe('2024-03-01')
  expect(resolveBound({ days: -29 }, today)).toBe('2024-01-31')
  expect(resolveBound({ years: 4 }, today)).toBe('2028-02-29')
  expect(resolveBound({ years: 1 }, today)).toBe('2025-02-28')
  expect(resolveBound({ years: -1500 }, today)).toBe('0524-02-29')
})

it('compares bounds only where both move with today or neither does', () => {
  expect(areComparable('today', { days: 1 })).toBe(true)
  expect(areComparable({ years: 1 }, { days: 1 })).toBe(true)
  expect(areComparable('2026-01-01', '2027-01-01')).toBe(true)
  expect(areComparable('2026-01-01', 'today')).toBe(false)
  expect(areComparable({ days: 1 }, '2026-01-01')).toBe(false)
})
