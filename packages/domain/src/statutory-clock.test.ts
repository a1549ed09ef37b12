import { describe, expect, it } from 'vitest'
import { defaultReviewPlan } from './request-actions.ts'
import { RequestState } from './request-status.ts'
import { isClockPaused, moveClock, type StatutoryClock } from './statutory-clock.ts'
import { addWorkingDays, countWorkingDays } from './working-days.ts'

// Naadam takes three working days of this week.
const holidays = new Set(['2026-07-11', '2026-07-12', '2026-07-13', '2026-07-14', '2026-07-15'])
const none: StatutoryClock = { dueOn: null, daysLeft: null }
const rules = { plan: defaultReviewPlan, holidays }

describe('working days', () => {
  it('leave out weekends and public holidays, in both directions', () => {
    expect(addWorkingDays('2026-07-10', 1, holidays)).toBe('2026-07-16')
    expect(countWorkingDays('2026-07-10', '2026-07-16', holidays)).toBe(1)
    expect(countWorkingDays('2026-07-16', '2026-07-10', holidays)).toBe(0)
    for (const count of [1, 5, 15, 40]) {
      expect(countWorkingDays('2026-06-30', addWorkingDays('2026-06-30', count, holidays), holidays)).toBe(count)
    }
  })
})

describe('the statutory clock', () => {
  it('starts with sending and gives the days of the whole plan', () => {
    const sent = moveClock(none, { from: 'draft', to: 'sent', today: '2026-07-06', ...rules })
    // Fifteen working days, of which Naadam takes none.
    expect(sent).toEqual({ dueOn: '2026-07-30', daysLeft: null })
    expect(moveClock(sent, { from: 'sent', to: 'review', today: '2026-07-07', ...rules })).toEqual(sent)
  })

  it('stands still while the request is returned or unpaid, and neither loses nor gains a day', () => {
    const running = { dueOn: '2026-07-30', daysLeft: null }
    const paused = moveClock(running, { from: 'review', to: 'returned', today: '2026-07-10', ...rules })
    expect(paused).toEqual({ dueOn: null, daysLeft: 11 })
    const resumed = moveClock(paused, { from: 'returned', to: 'sent', today: '2026-08-03', ...rules })
    expect(resumed).toEqual({ dueOn: '2026-08-18', daysLeft: null })
    const unpaid = moveClock(resumed, { from: 'review', to: 'payment', today: '2026-08-18', ...rules })
    expect(unpaid).toEqual({ dueOn: null, daysLeft: 0 })
    expect(moveClock(unpaid, { from: 'payment', to: 'review', today: '2026-09-01', ...rules })).toEqual({
      dueOn: '2026-09-01',
      daysLeft: null,
    })
  })

  it('keeps the day it was due when the request is decided, and none when it ended unanswered', () => {
    const running = { dueOn: '2026-07-30', daysLeft: null }
    expect(moveClock(running, { from: 'review', to: 'approved', today: '2026-07-20', ...rules })).toEqual(running)
    const paused = { dueOn: null, daysLeft: 4 }
    expect(moveClock(paused, { from: 'returned', to: 'expired', today: '2026-09-20', ...rules })).toEqual(none)
  })
})

it('the clock stands still in two states: unpaid and returned', () => {
  expect(Object.values(RequestState).filter(isClockPaused)).toEqual(['payment', 'returned'])
})
