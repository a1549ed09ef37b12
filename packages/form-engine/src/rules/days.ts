// Arithmetic of calendar days as texts; no time zone can shift them.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { addDays } from '@khyanalt/domain/day-bound'

/** How many days lie from one day to another; negative backwards. */
export const daysBetween = (from: string, to: string): number => Math.round((epoch(to) - epoch(from)) / 86_400_000)

/** Whole months from one day to another, as birthdays are counted; negative backwards. */
export const monthsBetween = (from: string, to: string): number => {
  if (to < from) return 0 - monthsBetween(to, from)
  const months = (partOf(to, 0) - partOf(from, 0)) * 12 + partOf(to, 1) - partOf(from, 1)
  // The last day of a short month completes a month that began later in a longer one.
  return partOf(to, 2) < partOf(from, 2) && addDays(to, 1).slice(8) !== '01' ? months - 1 : months
}

/** A day some days or months later, the last day of the month where there is none of the number; null beyond 1900 to 2100. */
export const movedDay = (day: string, by: { readonly days: number } | { readonly months: number }): string | null => {
  const moved = 'days' in by ? addDays(day, by.days) : addMonths(day, by.months)
  return isCalendarDay(moved) && moved >= '1900-01-01' && moved <= '2100-12-31' ? moved : null
}

const addMonths = (day: string, months: number): string => {
  const month = partOf(day, 0) * 12 + partOf(day, 1) - 1 + months
  const start = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  for (const end of [day.slice(8), '30', '29', '28']) if (isCalendarDay(`${start}-${end}`)) return `${start}-${end}`
  return ''
}

const partOf = (day: string, place: number): number => Number(day.split('-')[place])

const epoch = (day: string): number => Date.parse(`${day}T00:00:00Z`)
