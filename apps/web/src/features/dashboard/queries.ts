import { getCategories } from '@khyanalt/contract/catalogue'
import { getStats, listMyRequests } from '@khyanalt/contract/requests'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

/** Filters of the own list as the address keeps them. */
export type RequestFilters = {
  readonly page: number
  readonly reqnumber?: string
  readonly status?: string
  readonly category?: number
}

/** The own requests, newest first. */
export const requestsQuery = (filters: RequestFilters) =>
  queryOptions({
    queryKey: ['my-requests', filters],
    queryFn: ({ signal }) => callApi(listMyRequests, { ...filters, results: 10 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The four counters. */
export const statsQuery = () => queryOptions({ queryKey: ['my-stats'], queryFn: () => callApi(getStats, {}) })

/** Categories, for the names of the filter. */
export const categoriesQuery = () =>
  queryOptions({ queryKey: ['categories'], queryFn: () => callApi(getCategories, {}) })
