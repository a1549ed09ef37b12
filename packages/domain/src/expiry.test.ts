import { describe, expect, it } from 'vitest'
import { daysBetween, dueWarning } from './expiry.ts'

describe('warnings before an end', () => {
  it('are due from 30 days on, from 7 days on, on the last day, and not afterwards', () => {
    const due = [31, 30, 8, 7, 0, -1].map(dueWarning)
    expect(due).toEqual([null, 30, 30, 7, 7, null])
  })

  it('count days by the calendar, over months, years and 29 February', () => {
    expect(daysBetween('2026-12-31', '2027-01-30')).toBe(30)
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1)
  })
})
