// How failed sign-ins in a row close a name for a while.

/** Failures in a row under one name. */
export type Failures = { readonly failures: number; readonly lockedUntil: Date | null; readonly lastAt: Date }

const free = 5
const lockMinutes = [1, 5, 15, 60]
const minute = 60_000
const forgottenAfter = 24 * 60 * minute

/**
 * Counts an attempt before its password is looked at, so that many at once cannot slip through; a good password
 * clears the count. Answers the minutes to wait when the name is locked.
 */
export const countAttempt = (
  before: Failures | null,
  now: Date,
): { readonly minutes: number } | { readonly next: Failures } => {
  const lockedUntil = before?.lockedUntil ?? null
  if (lockedUntil && lockedUntil > now) {
    return { minutes: Math.ceil((lockedUntil.getTime() - now.getTime()) / minute) }
  }
  const known = before && now.getTime() - before.lastAt.getTime() < forgottenAfter ? before.failures : 0
  const failures = known + 1
  return { next: { failures, lockedUntil: lockAfter(failures, now), lastAt: now } }
}

const lockAfter = (failures: number, now: Date): Date | null => {
  if (failures < free) return null
  const minutes = lockMinutes[Math.min(failures - free, lockMinutes.length - 1)] ?? 0
  return new Date(now.getTime() + minutes * minute)
}
