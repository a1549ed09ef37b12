// What oversight reads.
import type { InputOf } from '@khyanalt/contract/call'
import { getCategories } from '@khyanalt/contract/catalogue'
import { listOrganizations } from '@khyanalt/contract/lists'
import { listOversightRequests, readOversight } from '@khyanalt/contract/oversight'
import { readOversightBacklog, readOversightTimes, readOversightWork } from '@khyanalt/contract/oversight-answers'
import { listOversightReports } from '@khyanalt/contract/oversight-reports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import type { Asked } from './period.ts'

const key = ['staff-oversight'] as const

export const oversightQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...key, 'figures', asked],
    queryFn: ({ signal }) => callApi(readOversight, asked, { signal }),
    placeholderData: keepPreviousData,
  })

export const timesQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...key, 'times', asked],
    queryFn: ({ signal }) => callApi(readOversightTimes, asked, { signal }),
    placeholderData: keepPreviousData,
  })

export const backlogQuery = ({ category, organization, service }: Asked) =>
  queryOptions({
    queryKey: [...key, 'backlog', { category, organization, service }],
    queryFn: ({ signal }) => callApi(readOversightBacklog, { category, organization, service }, { signal }),
    placeholderData: keepPreviousData,
  })

export const workQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...key, 'work', asked],
    queryFn: ({ signal }) => callApi(readOversightWork, asked, { signal }),
    placeholderData: keepPreviousData,
  })

export const behindQuery = (asked: InputOf<typeof listOversightRequests>) =>
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

export const reportsQuery = queryOptions({
  queryKey: [...key, 'reports'],
  queryFn: ({ signal }) => callApi(listOversightReports, {}, { signal }),
})
