// Working days: Monday to Friday without public holidays.

/** The day that lies the given number of working days after a day; days are YYYY-MM-DD. */
export const addWorkingDays = (day: string, count: number, holidays: ReadonlySet<string> = new Set()): string => {
  const date = new Date(`${day}T00:00:00Z`)
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    const weekday = date.getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !holidays.has(date.toISOString().slice(0, 10))) left--
  }
  return date.toISOString().slice(0, 10)
}
