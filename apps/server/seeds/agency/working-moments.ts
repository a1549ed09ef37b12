// Moments of a working agency: an act that takes so many working days ends within the hours of a working day.
import { addWorkingDays } from '@khyanalt/domain/working-days'
import { agencyDate, agencyMidnight } from '../../src/clock.ts'

const opens = 9
const closes = 18
const hour = 3600 * 1000

/** The moment some working days after another; parts of a day are parts of its hours. */
export const laterInWork = (from: Date, days: number, holidays: ReadonlySet<string>): Date => {
  const today = agencyDate(from)
  const begun = (from.getTime() - agencyMidnight(today).getTime()) / hour
  const hours = Math.min(Math.max(begun, opens), closes) + (days % 1) * (closes - opens)
  const over = hours >= closes
  const day = addWorkingDays(today, Math.floor(days) + (over ? 1 : 0), holidays)
  return new Date(agencyMidnight(day).getTime() + (over ? hours - closes + opens : hours) * hour)
}
