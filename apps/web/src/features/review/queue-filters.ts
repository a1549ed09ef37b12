// The queue's filters: kept in the address, so that a link, a reload and the back button show the same rows.
import type { InputOf } from '@khyanalt/contract/call'
import type { saveQueueView } from '@khyanalt/contract/queue-views'
import type { listQueue } from '@khyanalt/contract/review'
import { type QueueView, queueViews } from '@khyanalt/domain/queue-view'
import { RequestState, requestStatusCode } from '@khyanalt/domain/request-status'

/** `processing` is sent or under review, as the filter of the applicant's list. */
export const queueStatuses = [
  'processing',
  'sent',
  'review',
  'payment',
  'returned',
  'approved',
  'rejected',
  'expired',
] as const
export type QueueStatus = (typeof queueStatuses)[number]

export type QueueFilters = {
  readonly tab: QueueView
  readonly status: QueueStatus | null
  readonly category: number | null
  /** A number, a register number or words of a name. */
  readonly query: string
  readonly from: string
  readonly to: string
  readonly page: number
}

type KeptFilters = InputOf<typeof saveQueueView>['filters']

export const noFilters: QueueFilters = {
  tab: 'turn',
  status: null,
  category: null,
  query: '',
  from: '',
  to: '',
  page: 1,
}

/** Rows on one page of the queue. */
export const queuePageSize = 20

/** The filters in an address; what makes no sense there counts as absent. */
export const readQueueFilters = (query: URLSearchParams): QueueFilters => ({
  tab: queueViews.find(view => view === query.get('tab')) ?? noFilters.tab,
  status: queueStatuses.find(status => status === query.get('status')) ?? null,
  category: positive(query.get('category')),
  // Addresses and views from before names were found hold a number.
  query: (query.get('query') ?? query.get('number') ?? '').slice(0, 100),
  from: dayOf(query.get('from')),
  to: dayOf(query.get('to')),
  page: positive(query.get('page')) ?? 1,
})

/** The filters as an address carries them; defaults are left out. */
export const writeQueueFilters = (filters: QueueFilters): URLSearchParams => {
  const query = new URLSearchParams()
  if (filters.tab !== noFilters.tab) query.set('tab', filters.tab)
  if (filters.status) query.set('status', filters.status)
  if (filters.category) query.set('category', String(filters.category))
  if (filters.query) query.set('query', filters.query)
  if (filters.from) query.set('from', filters.from)
  if (filters.to) query.set('to', filters.to)
  if (filters.page > 1) query.set('page', String(filters.page))
  return query
}

/** The filters as the call wants them. */
export const queueInput = (filters: QueueFilters): InputOf<typeof listQueue> => ({
  view: filters.tab,
  page: filters.page,
  results: queuePageSize,
  ...(filters.status ? { status: wireStatus(filters.status) } : {}),
  ...(filters.category ? { category: filters.category } : {}),
  ...(filters.query ? { query: filters.query } : {}),
  ...(filters.from || filters.to ? { date: `${filters.from},${filters.to}` } : {}),
})

/** The filters as they are kept under a name: the page is not among them. */
export const keptFilters = ({ tab, status, category, query, from, to }: QueueFilters): KeptFilters => ({
  view: tab,
  ...(status ? { status } : {}),
  ...(category ? { category } : {}),
  ...(query ? { query } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
})

/** The address of kept filters. */
export const keptAddress = ({ view, ...rest }: KeptFilters): string => {
  const query = new URLSearchParams([
    ['tab', view],
    ...Object.entries(rest).map(([key, value]) => [key, String(value)]),
  ])
  return writeQueueFilters(readQueueFilters(query)).toString()
}

/** Whether anything but tab and page narrows the rows. */
export const isFiltered = ({ status, category, query, from, to }: QueueFilters): boolean =>
  status !== null || category !== null || query !== '' || from !== '' || to !== ''

/** Whether the days are the wrong way round. */
export const isBackwards = ({ from, to }: Pick<QueueFilters, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && to < from

// Any review step stands for all of them (`statesOfFilter`).
const wireStatus = (status: QueueStatus): string =>
  status === 'processing' ? 'PROCESSING' : String(requestStatusCode(RequestState[status], 1))

const positive = (text: string | null): number | null => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : null
}

const dayOf = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')
