// The filters, the order and the page of request lists in the address, so that a list can be bookmarked.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { statesOfFilter } from '@khyanalt/domain/request-status'
import type { TableSort } from '../../ui/Table.tsx'

/** The category filter of the documents (REQ-DASH-03). */
export const filterCategories = [16, 1, 14, 65, 121] as const

/** Columns a list can be sorted by. */
export type SortField = 'created_at' | 'request_number' | 'status' | 'due_date'
const sortFields: readonly SortField[] = ['created_at', 'request_number', 'status', 'due_date']

/** Filters as the address keeps them and the call takes them. */
export type RequestFilters = {
  readonly page: number
  readonly reqnumber?: string
  readonly status?: string
  readonly category?: number
  /** First and last day joined by a comma; either may be empty. */
  readonly date?: string
  readonly sortField?: SortField
  readonly sortOrder?: 'ascend' | 'descend'
}

/** Reads the filters of an address; nonsense reads as no filter (REQ-CERT-03). */
export const readRequestFilters = (search: URLSearchParams): RequestFilters => {
  const number = search.get('reqnumber')?.trim()
  const status = search.get('status')?.trim()
  const category = Number(search.get('category'))
  const page = Number(search.get('page'))
  const days = readPeriod(search.get('date'))
  const field = sortFields.find(one => one === search.get('sortField'))
  const order = search.get('sortOrder')
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(number && { reqnumber: number }),
    ...(status && statesOfFilter(status) && { status }),
    ...(filterCategories.some(id => id === category) && { category }),
    ...(days.from || days.to ? { date: `${days.from},${days.to}` } : {}),
    ...(field && { sortField: field, sortOrder: order === 'ascend' ? 'ascend' : 'descend' }),
  }
}

/** The two days of a period; a single day is both. */
export const readPeriod = (text: string | null | undefined): { readonly from: string; readonly to: string } => {
  const [first = '', last = first] = (text ?? '').split(',').map(day => day.trim())
  return { from: isCalendarDay(first) ? first : '', to: isCalendarDay(last) ? last : '' }
}

/** What is wrong with the days of a filter: not a day, or the last one before the first. */
export const periodProblem = ({ from, to }: { readonly from: string; readonly to: string }) => {
  if ([from, to].some(day => day !== '' && !isCalendarDay(day))) return 'dateWrong' as const
  return from !== '' && to !== '' && to < from ? ('dateOrder' as const) : null
}

/** Whether anything but page and order is chosen. */
export const isFiltered = ({ reqnumber, status, category, date }: RequestFilters): boolean =>
  Boolean(reqnumber || status || category || date)

/** The order as the table marks it; newest first unless chosen otherwise. */
export const tableSort = ({ sortField = 'created_at', sortOrder = 'descend' }: RequestFilters): TableSort => ({
  column: sortField,
  descending: sortOrder === 'descend',
})
