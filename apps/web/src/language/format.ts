// Dates and numbers as people read them, in the agency's time zone.

const zone = 'Asia/Ulaanbaatar'
const dayParts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
const timeParts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })

/** A day: 2026-03-01. */
export const formatDay = (instant: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(instant) ? instant : dayParts.format(new Date(instant))

/** Today at the agency, whatever the clock of the reader's device says about zones. */
export const agencyToday = (now = new Date()): string => dayParts.format(now)

/** A moment: 2026-03-01 14:05. */
export const formatMoment = (instant: string): string => timeParts.format(new Date(instant))

const clockParts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' })

/** A time of day: 14:05. */
export const formatTime = (instant: string): string => clockParts.format(new Date(instant))
