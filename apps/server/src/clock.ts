// Time enters here only; tests hand in their own.
export type Clock = { readonly now: () => Date }
export const systemClock: Clock = { now: () => new Date() }

const agencyDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ulaanbaatar', dateStyle: 'short' })

/** The day in Ulaanbaatar as YYYY-MM-DD. */
export const agencyDate = (at: Date): string => agencyDay.format(at)

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
