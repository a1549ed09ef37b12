// The day from which a version may hold.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'

/** As far ahead as it may lie. */
const mostDaysAhead = 366

/** Whether it lies ahead, and not too far. */
export const isDayAhead = (day: string, today: string): boolean =>
  isCalendarDay(day) && day > today && day <= dayFrom(today, mostDaysAhead)

/** The day some days later. */
export const dayFrom = (day: string, later: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + later)
  return date.toISOString().slice(0, 10)
}
