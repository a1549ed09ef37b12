// When people are warned that something of theirs ends.

/** Days before the end on which a warning is given, the latest first. */
export const warningDays = [7, 30] as const
export type WarningDays = (typeof warningDays)[number]

/**
 * The warning that is due when so many days are left; null when none is. A night that was missed is made up for: the
 * warning for 30 days is still due with 20 left, and with 5 left only that for 7.
 */
export const dueWarning = (daysLeft: number): WarningDays | null =>
  daysLeft < 0 ? null : (warningDays.find(days => daysLeft <= days) ?? null)

/** Days from one YYYY-MM-DD to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
