// The scope of the report, kept in the address.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { agencyToday } from '../../language/format.ts'

/** What a period is held against: the one before, the same a year ago, or nothing. */
export const comparisons = ['previous', 'year', 'none'] as const
export type Comparison = (typeof comparisons)[number]

export type Period = {
  readonly from: string
  readonly to: string
  readonly category: number | undefined
  readonly organization: number | undefined
  readonly service: number | undefined
  readonly compare: Comparison
}

/** What calls are asked with: the scope, and the days that it is held against. */
export type Asked = Omit<Period, 'compare'> & {
  readonly against_from?: string | undefined
  readonly against_to?: string | undefined
}

/** The period in an address; this month and the two before where it names none that makes sense. */
export const readPeriod = (query: URLSearchParams): Period => {
  const today = agencyToday()
  const day = (name: string, otherwise: string) => {
    const given = query.get(name) ?? ''
    return isCalendarDay(given) ? given : otherwise
  }
  const from = day('from', firstOfMonth(today, -2))
  const to = day('to', today)
  return {
    // A period that ends before it begins is that one day.
    from: [from, to].sort()[0] ?? to,
    to,
    category: positive(query.get('category')),
    organization: positive(query.get('organization')),
    service: positive(query.get('service')),
    compare: comparisons.find(one => one === query.get('compare')) ?? 'previous',
  }
}

/** The period as an address carries it, with further words. */
export const writePeriod = (
  { from, to, category, organization, service, compare }: Period,
  more: Readonly<Record<string, string>> = {},
): string =>
  new URLSearchParams({
    from,
    to,
    ...(category === undefined ? {} : { category: String(category) }),
    ...(organization === undefined ? {} : { organization: String(organization) }),
    ...(service === undefined ? {} : { service: String(service) }),
    ...(compare === 'previous' ? {} : { compare }),
    ...more,
  }).toString()

/** The period with the days that it is held against. */
export const askedOf = ({ compare, ...period }: Period): Asked => {
  const { from, to } = period
  if (compare === 'none') return period
  if (compare === 'year') return { ...period, against_from: yearBefore(from), against_to: yearBefore(to) }
  const length = (Date.parse(to) - Date.parse(from)) / dayLength + 1
  return { ...period, against_from: shiftDay(from, -length), against_to: shiftDay(from, -1) }
}

/** The twelve months that end with the period. */
export const yearOf = (period: Period): Asked => {
  const { compare: _, ...rest } = period
  return { ...rest, from: firstOfMonth(period.to, -11) }
}

/** First and last day of a month, cut to the period. */
export const monthWithin = (month: string, { from, to }: Pick<Period, 'from' | 'to'>) => {
  const first = `${month}-01`
  const last = shiftDay(firstOfMonth(first, 1), -1)
  return { from: first > from ? first : from, to: last < to ? last : to }
}

const dayLength = 86_400_000

/** The day some days later. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

/** The first day of the month some months later. */
export const firstOfMonth = (day: string, later: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10)
}

/** The same day a year ago; the last one of February for a day that it had not. */
const yearBefore = (day: string): string => {
  const earlier = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return isCalendarDay(earlier) ? earlier : `${earlier.slice(0, 8)}28`
}

const positive = (text: string | null): number | undefined => {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : undefined
}
