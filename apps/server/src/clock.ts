// Time enters here only; tests hand in their own.
export type Clock = { readonly now: () => Date }
export const systemClock: Clock = { now: () => new Date() }

const agencyDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ulaanbaatar', dateStyle: 'short' })

/** The day in Ulaanbaatar as YYYY-MM-DD. */
export const agencyDate = (at: Date): string => agencyDay.format(at)

/** The instant at which a day of the agency begins, or the day some days later. */
export const agencyMidnight = (day: string, later = 0): Date => new Date(`${addDays(day, later)}T00:00:00+08:00`)

/** The moment that a clock in Ulaanbaatar shows as `2026-12-31T02:00`; null for what is no moment. */
export const readAgencyMoment = (text: string): Date | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null
  const moment = new Date(`${text}:00+08:00`)
  return Number.isNaN(moment.getTime()) || agencyDate(moment) !== text.slice(0, 10) ? null : moment
}

/** The day some days later, YYYY-MM-DD. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The day some months later, YYYY-MM-DD; the last day of a shorter month. */
export const addMonths = (day: string, months: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return date.toISOString().slice(0, 10)
}
