import { getCalendarFeed, getDesk } from '@khyanalt/contract/desk'
import { listPortalRequests } from '@khyanalt/contract/portal-requests'
import { getStats, listMyRequests } from '@khyanalt/contract/request-lists'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { behalfInput } from '../../api/behalf.ts'
import { callApi } from '../../api/client.ts'
import type { RequestFilters } from './request-filters.ts'

/** The own requests, newest first. */
export const requestsQuery = (filters: RequestFilters, behalf?: string) =>
  queryOptions({
    queryKey: ['my-requests', filters, behalf],
    queryFn: ({ signal }) => callApi(listMyRequests, { ...filters, ...behalfInput(behalf), results: 10 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The requests that operators of the own unit made for customers, newest first. */
export const portalRequestsQuery = (filters: RequestFilters, customerId?: string) =>
  queryOptions({
    queryKey: ['portal-requests', filters, customerId],
    queryFn: ({ signal }) =>
      callApi(
        listPortalRequests,
        { ...filters, ...(customerId && { customer_id: customerId }), results: 10 },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** The four counters. */
export const statsQuery = (behalf?: string) =>
  queryOptions({ queryKey: ['my-stats', behalf], queryFn: () => callApi(getStats, behalfInput(behalf)) })

/** What waits and what is under way; asked anew each time: what was done elsewhere waits no more. */
export const deskQuery = (behalf?: string) =>
  queryOptions({ queryKey: ['my-desk', behalf], queryFn: () => callApi(getDesk, behalfInput(behalf)), staleTime: 0 })

/** The address of the calendar. */
export const calendarQuery = () =>
  queryOptions({ queryKey: ['my-calendar'], queryFn: () => callApi(getCalendarFeed, {}) })
