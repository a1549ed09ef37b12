// How failed sign-ins in a row close a counter for a while: that of a name, or of a device its owner has used.

/** Failures in a row under one counter. */
export type Failures = { readonly failures: number; readonly lockedUntil: Date | null; readonly lastAt: Date }

/** Whether one more password may be looked at: yes, when fewer are being looked at, or in so many minutes. */
export type Admission = 'yes' | 'later' | { readonly minutes: number }

const free = 5
const lockMinutes = [1, 5, 15, 60]
const minute = 60_000
const forgottenAfter = 24 * 60 * minute

/**
 * Decides on one more attempt while others are in flight. All of those in flight could fail, so no more are let in than
 * may fail before the next lock; whoever comes later waits for one of them to end.
 */
export const admitAttempt = (before: Failures, inFlight: number, now: Date): Admission => {
  const { lockedUntil } = before
  if (lockedUntil && lockedUntil > now) {
    return { minutes: Math.ceil((lockedUntil.getTime() - now.getTime()) / minute) }
  }
  return inFlight < Math.max(1, free - stillKnown(before, now)) ? 'yes' : 'later'
}

/** What stands under the counter after one more failure. */
export const countFailure = (before: Failures, now: Date): Failures => {
  const failures = stillKnown(before, now) + 1
  return { failures, lockedUntil: lockAfter(failures, now), lastAt: now }
}

const stillKnown = (before: Failures, now: Date): number =>
  now.getTime() - before.lastAt.getTime() < forgottenAfter ? before.failures : 0

const lockAfter = (failures: number, now: Date): Date | null => {
  if (failures < free) return null
  const minutes = lockMinutes[Math.min(failures - free, lockMinutes.length - 1)] ?? 0
  return new Date(now.getTime() + minutes * minute)
}
