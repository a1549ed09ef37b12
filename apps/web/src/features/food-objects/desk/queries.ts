// What the desk of food objects asks the server, and what it forgets after a decision.
import { listFoodAddresses } from '@khyanalt/contract/food-objects'
import { countFoodQueue, getFoodCase, listFoodQueue } from '@khyanalt/contract/staff-food'
import { type FoodQueueView, foodQueueViews } from '@khyanalt/domain/food-queue-view'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../api/client.ts'
import { staffKey } from '../../cases/use-decision.ts'

/** Below what decisions make stale. */
const deskKey = [...staffKey, 'food'] as const

/** Filters of the desk, kept in the address. */
export type DeskFilters = {
  readonly view: FoodQueueView
  /** A number, or words of the name of holder or object. */
  readonly query: string
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
    query: (query.get('query') ?? query.get('number') ?? '').slice(0, 100),
    address: /^\d{2}$/.test(query.get('address') ?? '') ? (query.get('address') ?? '') : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The filters as an address carries them; defaults are left out. */
export const writeDeskFilters = ({ view, query, address, page }: DeskFilters): URLSearchParams =>
  new URLSearchParams({
    ...(view === 'turn' ? {} : { view }),
    ...(query === '' ? {} : { query }),
    ...(address === '' ? {} : { address }),
    ...(page === 1 ? {} : { page: String(page) }),
  })

export const deskQuery = ({ view, query, address, page }: DeskFilters) =>
  queryOptions({
    queryKey: [...deskKey, 'list', view, query, address, page],
    queryFn: ({ signal }) =>
      callApi(
        listFoodQueue,
        { view, page, results: pageSize, ...(query && { query }), ...(address && { address }) },
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
