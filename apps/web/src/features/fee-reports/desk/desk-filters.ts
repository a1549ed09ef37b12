// What the desk shows, kept in the address, so that a link, a reload and the back button show the same rows.
import { type FeeMineral, feeMinerals } from '@khyanalt/domain/fee-report/answers'
import { LateRequestState, lateStatusCode } from '@khyanalt/domain/fee-report/late-requests'
import { type Season, seasons } from '@khyanalt/domain/fee-report/quarters'
import { FeeReportState, feeReportStatusCode } from '@khyanalt/domain/fee-report/report-status'

/** In the order in which the agency meets them; drafts are the company's own business. */
export const deskStates = ['sent', 'review', 'complaint', 'returned', 'registered', 'rejected', 'suspended'] as const
export const lateStates = ['sent', 'received', 'approved', 'rejected'] as const

export type DeskFilters = {
  readonly kind: 'reports' | 'late'
  readonly state: string
  readonly company: string
  readonly year: string
  readonly season: Season | null
  readonly mineral: FeeMineral | null
  readonly page: number
}

/** Rows on one page of the desk. */
const pageSize = 20

export const readDeskFilters = (query: URLSearchParams): DeskFilters => {
  const kind = query.get('kind') === 'late' ? 'late' : 'reports'
  const known: readonly string[] = kind === 'late' ? lateStates : deskStates
  const page = Number(query.get('page'))
  return {
    kind,
    state: known.find(state => state === query.get('state')) ?? 'sent',
    company: (query.get('company') ?? '').slice(0, 100),
    year: /^20\d\d$/.test(query.get('year') ?? '') ? (query.get('year') ?? '') : '',
    season: seasons.find(season => String(season) === query.get('season')) ?? null,
    mineral: feeMinerals.find(mineral => mineral === query.get('mineral')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export const writeDeskFilters = ({ kind, state, company, year, season, mineral, page }: DeskFilters): string => {
  const query = new URLSearchParams()
  if (kind === 'late') query.set('kind', kind)
  if (state !== 'sent') query.set('state', state)
  if (company) query.set('company', company)
  if (year) query.set('year', year)
  if (season) query.set('season', String(season))
  if (mineral && kind === 'reports') query.set('mineral', mineral)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

/** The filters as the calls want them. */
export const deskInput = ({ kind, state, company, year, season, mineral, page }: DeskFilters) => ({
  page,
  results: pageSize,
  // Any step stands for the whole review.
  status:
    kind === 'late'
      ? lateStatusCode(LateRequestState[state as LateRequestState])
      : feeReportStatusCode(FeeReportState[state as FeeReportState], 1),
  ...(company ? { company } : {}),
  ...(year ? { year: Number(year) } : {}),
  ...(season ? { season } : {}),
  ...(mineral && kind === 'reports' ? { mineral } : {}),
})

/** Whether anything but kind, state and page narrows the rows. */
export const isNarrowed = ({ company, year, season, mineral }: DeskFilters): boolean =>
  company !== '' || year !== '' || season !== null || mineral !== null
