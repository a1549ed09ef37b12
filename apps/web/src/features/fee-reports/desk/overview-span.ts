// The quarters that are summed, kept in the address.
import { isSeason, type Quarter, quarterBefore, quarterOfDay } from '@khyanalt/domain/fee-report/quarters'

export type Span = { readonly from: Quarter; readonly to: Quarter; readonly all: boolean }

/** A quarter as the address and the choices write it. */
export const writeQuarter = ({ year, season }: Quarter): string => `${year}-${season}`

const readQuarter = (text: string | null): Quarter | null => {
  const [year, season] = (text ?? '').split('-').map(Number)
  return year !== undefined && year >= 2000 && year <= 2100 && isSeason(season) ? { year, season } : null
}

/** The span of an address; the last eight ended quarters where it names none. */
export const readSpan = (query: URLSearchParams, today: string): Span => {
  const last = recentQuarters(today, 1)[0] as Quarter
  return {
    from: readQuarter(query.get('from')) ?? (recentQuarters(today, 8).at(-1) as Quarter),
    to: readQuarter(query.get('to')) ?? last,
    all: query.get('all') === 'yes',
  }
}

/** So many quarters that have ended, newest first. */
export const recentQuarters = (today: string, count: number): readonly Quarter[] => {
  const quarters: Quarter[] = []
  let at = quarterBefore(quarterOfDay(today))
  while (quarters.length < count) {
    quarters.push(at)
    at = quarterBefore(at)
  }
  return quarters
}

/** The span as the calls want it. */
export const spanInput = ({ from, to, all }: Span) => ({
  from_year: from.year,
  from_season: from.season,
  to_year: to.year,
  to_season: to.season,
  all: all ? ('yes' as const) : ('no' as const),
})
