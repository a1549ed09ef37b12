// The day it is at the agency, whatever the clock of the reader's device says about zones.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ulaanbaatar', dateStyle: 'short' })

/** Today in the agency's zone, YYYY-MM-DD. */
export const agencyToday = (now = new Date()): string => dayFormat.format(now)
