// The queue's filters: kept in the address, so that a link, a reload and the back button show the same rows.
import type { InputOf } from '@khyanalt/contract/call'
import type { saveQueueView } from '@khyanalt/contract/queue-views'
import type { listQueue } from '@khyanalt/contract/review'
import { type FeeState, feeStates } from '@khyanalt/domain/fee-state'
import {
  type QueueDeadline,
  type QueueSort,
  type QueueView,
  queueDeadlines,
  queueSorts,
  queueViews,
} from '@khyanalt/domain/queue-view'
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
  readonly service: number | null
  /** `me`, `nobody`, the id of a colleague, or empty. */
  readonly assignee: string
  readonly unit: number | null
  /** The code of a province, or empty. */
  readonly province: string
  readonly fee: FeeState | null
  readonly deadline: QueueDeadline | null
  /** Null: the order of the tab. */
  readonly sort: { readonly by: QueueSort; readonly descending: boolean } | null
  readonly page: number
}

type KeptFilters = InputOf<typeof saveQueueView>['filters']

/** Everything that narrows the rows, taken back; tab and order stay. */
export const nothingNarrowed = {
  status: null,
  category: null,
  query: '',
  from: '',
  to: '',
  service: null,
  assignee: '',
  unit: null,
  province: '',
  fee: null,
  deadline: null,
} satisfies Partial<QueueFilters>

export const noFilters: QueueFilters = { ...nothingNarrowed, tab: 'turn', sort: null, page: 1 }

/** Rows on one page of the queue. */
export const queuePageSize = 25

/** The filters in an address; what makes no sense there counts as absent. */
export const readQueueFilters = (query: URLSearchParams): QueueFilters => ({
  tab: queueViews.find(view => view === query.get('tab')) ?? noFilters.tab,
  status: queueStatuses.find(status => status === query.get('status')) ?? null,
  category: positive(query.get('category')),
  // Addresses and views from before names were found hold a number.
  query: (query.get('query') ?? query.get('number') ?? '').slice(0, 100),
  from: dayOf(query.get('from')),
  to: dayOf(query.get('to')),
  service: positive(query.get('service')),
  assignee: assigneeOf(query.get('assignee')),
  unit: positive(query.get('unit')),
  province: /^\d{1,6}$/.test(query.get('province') ?? '') ? (query.get('province') ?? '') : '',
  fee: feeStates.find(fee => fee === query.get('fee')) ?? null,
  deadline: queueDeadlines.find(deadline => deadline === query.get('deadline')) ?? null,
  sort: sortOf(query.get('sort')),
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
  if (filters.service) query.set('service', String(filters.service))
  if (filters.assignee) query.set('assignee', filters.assignee)
  if (filters.unit) query.set('unit', String(filters.unit))
  if (filters.province) query.set('province', filters.province)
  if (filters.fee) query.set('fee', filters.fee)
  if (filters.deadline) query.set('deadline', filters.deadline)
  if (filters.sort) query.set('sort', writeSort(filters.sort))
  if (filters.page > 1) query.set('page', String(filters.page))
  return query
}

/** What narrows the rows, as the calls want it. */
export const narrowingInput = (filters: QueueFilters) => ({
  view: filters.tab,
  ...(filters.status ? { status: wireStatus(filters.status) } : {}),
  ...(filters.category ? { category: filters.category } : {}),
  ...(filters.query ? { query: filters.query } : {}),
  ...(filters.from || filters.to ? { date: `${filters.from},${filters.to}` } : {}),
  ...(filters.service ? { service: filters.service } : {}),
  ...(filters.assignee ? { assignee: filters.assignee } : {}),
  ...(filters.unit ? { organization: filters.unit } : {}),
  ...(filters.province ? { province: filters.province } : {}),
  ...(filters.fee ? { fee: filters.fee } : {}),
  ...(filters.deadline ? { deadline: filters.deadline } : {}),
})

/** The filters as the list wants them. */
export const queueInput = (filters: QueueFilters): InputOf<typeof listQueue> => ({
  ...narrowingInput(filters),
  page: filters.page,
  results: queuePageSize,
  ...(filters.sort
    ? { sortField: filters.sort.by, sortOrder: filters.sort.descending ? ('descend' as const) : ('ascend' as const) }
    : {}),
})

/** The filters as they are kept under a name: the page is not among them. */
export const keptFilters = ({ tab, page, sort, ...filters }: QueueFilters): KeptFilters => ({
  view: tab,
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null && value !== '')),
  ...(sort ? { sort: writeSort(sort) } : {}),
})

/** The address of kept filters. */
export const keptAddress = ({ view, ...rest }: KeptFilters): string => {
  const query = new URLSearchParams([
    ['tab', view],
    ...Object.entries(rest).map(([key, value]) => [key, String(value)]),
  ])
  return writeQueueFilters(readQueueFilters(query)).toString()
}

/** Whether anything but the tab narrows the rows. */
export const isFiltered = (filters: QueueFilters): boolean =>
  Object.entries(nothingNarrowed).some(([key, none]) => filters[key as keyof typeof nothingNarrowed] !== none)

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

const assigneeOf = (text: string | null): string =>
  text === 'me' || text === 'nobody' || (text !== null && /^[0-9a-f-]{36}$/i.test(text)) ? text : ''

const sortOf = (text: string | null): QueueFilters['sort'] => {
  const by = queueSorts.find(sort => sort === text?.replace(/^-/, ''))
  return by ? { by, descending: text?.startsWith('-') ?? false } : null
}

const writeSort = ({ by, descending }: NonNullable<QueueFilters['sort']>): string => `${descending ? '-' : ''}${by}`
