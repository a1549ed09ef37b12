// Working days: Monday to Friday without public holidays. Days are YYYY-MM-DD.

const none: ReadonlySet<string> = new Set()

/** The day that lies the given number of working days after a day. */
export const addWorkingDays = (day: string, count: number, holidays: ReadonlySet<string> = none): string => {
  let at = day
  for (let left = count; left > 0; ) {
    at = nextDay(at)
    if (isWorkingDay(at, holidays)) left--
  }
  return at
}

/** How many working days lie after the first day, up to the last one; none when the last is not later. */
export const countWorkingDays = (first: string, last: string, holidays: ReadonlySet<string> = none): number => {
  let count = 0
  for (let at = nextDay(first); at <= last; at = nextDay(at)) if (isWorkingDay(at, holidays)) count++
  return count
}

const isWorkingDay = (day: string, holidays: ReadonlySet<string>): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}

const nextDay = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
