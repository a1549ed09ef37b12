// Days of a decision: how long a certificate is valid, when an invoice is due.
import { invoiceDueDays } from '@khyanalt/domain/invoice-status'

// A service without a validity of its own gives a year.
const defaultMonths = 12

/** The proposed validity: from the day of the decision, for the months the service gives, the last day included. */
export const proposedValidity = (
  today: string,
  months: number | null,
): { readonly sdate: string; readonly edate: string } => ({
  sdate: today,
  edate: addDays(addMonths(today, months ?? defaultMonths), -1),
})

/** The proposed last day to pay. */
export const proposedDueDate = (today: string): string => addDays(today, invoiceDueDays)

/** The same day some months on; the last day of the month where it has no such day. */
const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))))
}

const addDays = (day: string, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return isoDay(new Date(Date.UTC(year, month - 1, date + days)))
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10)
