// What the catalogue's administrator reads.
import type { OutputOf } from '@khyanalt/contract/call'
import { listEverydayWords } from '@khyanalt/contract/everyday-words'
import { getEditedService, listCatalogue } from '@khyanalt/contract/service-editor'
import { getServiceVersion } from '@khyanalt/contract/service-versions'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

export const catalogueKey = ['edited-catalogue'] as const

export type Opened = OutputOf<typeof getEditedService>['data']

export const catalogueQuery = queryOptions({
  queryKey: [...catalogueKey, 'list'],
  queryFn: ({ signal }) => callApi(listCatalogue, {}, { signal }),
})

/** A service stays as it was opened until its editor saves or asks for the newer state. */
export const editedQuery = (id: number) =>
  queryOptions({
    queryKey: [...catalogueKey, 'service', id],
    queryFn: ({ signal }) => callApi(getEditedService, { id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const versionQuery = (id: number, version: number, against?: number) =>
  queryOptions({
    queryKey: [...catalogueKey, 'version', id, version, against ?? null],
    queryFn: ({ signal }) =>
      callApi(getServiceVersion, { id, version, ...(against !== undefined && { against }) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const everydayWordsKey = ['everyday-words'] as const

export const everydayWordsQuery = queryOptions({
  queryKey: everydayWordsKey,
  queryFn: ({ signal }) => callApi(listEverydayWords, {}, { signal }),
})
