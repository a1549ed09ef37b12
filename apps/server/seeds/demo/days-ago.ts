// When the acts of a demo case of the past happen.
import { agencyDate, agencyMidnight, type Clock } from '../../src/clock.ts'

const openingHour = 8

/**
 * Eight in the morning of a day some days ago, in milliseconds. Acts that follow by hours stay within that day: at
 * night a form would be filled today and sent tomorrow, when its first day already lies in the past.
 */
export const morningOf = (clock: Clock, daysAgo: number): number =>
  agencyMidnight(agencyDate(clock.now()), -daysAgo).getTime() + openingHour * 3600 * 1000
