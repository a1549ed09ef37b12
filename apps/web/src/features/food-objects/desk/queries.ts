// What the desk of food objects asks the server, and what it forgets after a decision.
import { listFoodAddresses } from '@khyanalt/contract/food-objects'
import { countFoodQueue, getFoodCase, listFoodQueue } from '@khyanalt/contract/staff-food'
import { type FoodQueueView, foodQueueViews } from '@khyanalt/domain/food-queue-view'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../api/client.ts'

/** Everything the desk knows; decisions make it stale. */
export const deskKey = ['food-desk'] as const

/** Filters of the desk, kept in the address. */
export type DeskFilters = {
  readonly view: FoodQueueView
  readonly number: string
  readonly address: string
  readonly page: number
}

/** Rows on one page. */
const pageSize = 20

/** The filters in an address; what makes no sense there counts as absent. */
export const readDeskFilters = (query: URLSearchParams): DeskFilters => {
  const page = Number(query.get('page'))
  return {
    view: foodQueueViews.find(view => view === query.get('view')) ?? 'turn',
    number: (query.get('number') ?? '').slice(0, 40),
    address: /^\d{2}$/.test(query.get('address') ?? '') ? (query.get('address') ?? '') : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The filters as an address carries them; defaults are left out. */
export const writeDeskFilters = ({ view, number, address, page }: DeskFilters): URLSearchParams =>
  new URLSearchParams({
    ...(view === 'turn' ? {} : { view }),
    ...(number === '' ? {} : { number }),
    ...(address === '' ? {} : { address }),
    ...(page === 1 ? {} : { page: String(page) }),
  })

export const deskQuery = ({ view, number, address, page }: DeskFilters) =>
  queryOptions({
    queryKey: [...deskKey, 'list', view, number, address, page],
    queryFn: ({ signal }) =>
      callApi(
        listFoodQueue,
        { view, page, results: pageSize, ...(number && { reqnumber: number }), ...(address && { address }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const deskCountsQuery = queryOptions({
  queryKey: [...deskKey, 'counts'],
  queryFn: ({ signal }) => callApi(countFoodQueue, {}, { signal }),
})

/** A case stays on the screen as it was read until its reader asks for the newer state. */
export const foodCaseQuery = (requestnumber: string) =>
  queryOptions({
    queryKey: [...deskKey, 'case', requestnumber],
    queryFn: ({ signal }) => callApi(getFoodCase, { requestnumber }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const provincesQuery = queryOptions({
  queryKey: ['food-addresses', ''],
  queryFn: ({ signal }) => callApi(listFoodAddresses, {}, { signal }),
  staleTime: 600_000,
})
