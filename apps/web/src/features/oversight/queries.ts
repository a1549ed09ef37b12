// What oversight reads.
import { getCategories } from '@khyanalt/contract/catalogue'
import { listOrganizations } from '@khyanalt/contract/lists'
import { listOversightRequests, type OversightMeasure, readOversight } from '@khyanalt/contract/oversight'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import type { Period } from './period.ts'

const key = ['staff-oversight'] as const

export const oversightQuery = (period: Period) =>
  queryOptions({
    queryKey: [...key, 'figures', period],
    queryFn: ({ signal }) => callApi(readOversight, period, { signal }),
    placeholderData: keepPreviousData,
  })

export const behindQuery = (
  asked: Period & {
    readonly measure: OversightMeasure
    readonly holder: string | undefined
    readonly before: string | undefined
  },
) =>
  queryOptions({
    queryKey: [...key, 'behind', asked],
    queryFn: ({ signal }) => callApi(listOversightRequests, asked, { signal }),
    placeholderData: keepPreviousData,
  })

export const categoriesQuery = queryOptions({
  queryKey: [...key, 'categories'],
  queryFn: ({ signal }) => callApi(getCategories, {}, { signal }),
  staleTime: 600_000,
})

export const unitsQuery = queryOptions({
  queryKey: [...key, 'units'],
  queryFn: ({ signal }) => callApi(listOrganizations, {}, { signal }),
  staleTime: 600_000,
})
