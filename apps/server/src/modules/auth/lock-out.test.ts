import { describe, expect, it } from 'vitest'
import { admitAttempt, countFailure, type Failures } from './lock-out.ts'

const start = new Date('2026-03-02T01:00:00Z')
const later = (minutes: number, of = start) => new Date(of.getTime() + minutes * 60_000)
const none: Failures = { failures: 0, lockedUntil: null, lastAt: start }
/** Fails so often in a row, each time as soon as the lock lets it. */
const fail = (times: number): Failures =>
  Array.from({ length: times }).reduce<Failures>(
    before => countFailure(before, before.lockedUntil ?? before.lastAt),
    none,
  )
const minutesOf = ({ lockedUntil, lastAt }: Failures) =>
  lockedUntil === null ? null : (lockedUntil.getTime() - lastAt.getTime()) / 60_000

describe('failed sign-ins in a row', () => {
  it('[REQ-AUTH-22] four close nothing; from the fifth on they close the counter for 1, 5, 15 and then always 60 minutes', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map(times => minutesOf(fail(times)))).toEqual([
      ...[null, null, null, null],
      ...[1, 5, 15, 60, 60, 60],
    ])
  })

  it('[REQ-AUTH-22] tell the minutes that are left, begun ones included, and let in again when they are over', () => {
    const locked = fail(6)
    const until = locked.lockedUntil ?? start
    expect(admitAttempt(locked, 0, locked.lastAt)).toEqual({ minutes: 5 })
    expect(admitAttempt(locked, 0, later(-3.5, until))).toEqual({ minutes: 4 })
    expect(admitAttempt(locked, 0, later(-0.001, until))).toEqual({ minutes: 1 })
    expect(admitAttempt(locked, 0, until)).toBe('yes')
  })

  it('[REQ-AUTH-22] are forgotten a day after the last one', () => {
    const known = fail(4)
    expect(countFailure(known, later(24 * 60 - 0.001)).failures).toBe(5)
    expect(countFailure(known, later(24 * 60))).toEqual({ failures: 1, lockedUntil: null, lastAt: later(24 * 60) })
  })

  it('[REQ-AUTH-22] count those that are still being looked at: no more are let in than may fail before the next lock', () => {
    const admitted = (before: Failures) =>
      Array.from({ length: 7 }, (_, inFlight) => admitAttempt(before, inFlight, before.lockedUntil ?? start)).filter(
        one => one === 'yes',
      ).length
    expect([0, 1, 4, 5, 9].map(times => admitted(fail(times)))).toEqual([5, 4, 1, 1, 1])
    expect(admitAttempt(none, 5, start)).toBe('later')
    // Forgotten, they leave room for five again.
    expect(admitAttempt(fail(4), 4, later(24 * 60))).toBe('yes')
  })
})
