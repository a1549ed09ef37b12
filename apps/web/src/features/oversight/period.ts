// The scope of the report, kept in the address.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { agencyToday } from '../../language/format.ts'

export type Period = {
  readonly from: string
  readonly to: string
  readonly category: number | undefined
  readonly organization: number | undefined
}

/** The period in an address; the last twelve months where it names none that makes sense. */
export const readPeriod = (query: URLSearchParams): Period => {
  const today = agencyToday()
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 8)}01`
  const day = (name: string, otherwise: string) => {
    const given = query.get(name) ?? ''
    return isCalendarDay(given) ? given : otherwise
  }
  const from = day('from', yearAgo)
  const to = day('to', today)
  return {
    // A period that ends before it begins is that one day.
    from: [from, to].sort()[0] ?? to,
    to,
    category: positive(query.get('category')),
    organization: positive(query.get('organization')),
  }
}

/** The period as an address carries it, with further words. */
export const writePeriod = (
  { from, to, category, organization }: Period,
  more: Readonly<Record<string, string>> = {},
): string =>
  new URLSearchParams({
    from,
    to,
    ...(category === undefined ? {} : { category: String(category) }),
    ...(organization === undefined ? {} : { organization: String(organization) }),
    ...more,
  }).toString()

/** First and last day of a month, cut to the period. */
export const monthWithin = (month: string, { from, to }: Period): { readonly from: string; readonly to: string } => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`
  const first = `${month}-01`
  return { from: first > from ? first : from, to: last < to ? last : to }
}

const positive = (text: string | null): number | undefined => {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : undefined
}
