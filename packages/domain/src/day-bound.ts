// The first or last day that an answer may name: a day of the calendar, or one counted from today.
import { isCalendarDay } from './calendar-day.ts'

/** `today`, a day (YYYY-MM-DD), or days or years from today; negative ones lie before it. */
export type DayBound = string | { readonly days: number } | { readonly years: number }

/** The day that a bound means today; `today` is YYYY-MM-DD and never the clock's. */
export const resolveBound = (bound: DayBound, today: string): string => {
  if (typeof bound === 'string') return bound === 'today' ? today : bound
  return 'days' in bound ? addDays(today, bound.days) : addYears(today, bound.years)
}

/** Whether both move with today, or both stand fast, so that one lies before the other on any day. */
export const areComparable = (one: DayBound, other: DayBound): boolean => isFixed(one) === isFixed(other)

const isFixed = (bound: DayBound): boolean => typeof bound === 'string' && bound !== 'today'

/** The day some days later, YYYY-MM-DD. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The same day of another year; 28 February where that year has no 29th. */
const addYears = (day: string, years: number): string => {
  const moved = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`
  return isCalendarDay(moved) ? moved : `${moved.slice(0, 8)}28`
}
