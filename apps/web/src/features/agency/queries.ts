// What the administrator of the agency reads.
import { getAgencySettings } from '@khyanalt/contract/agency-settings'
import type { OutputOf } from '@khyanalt/contract/call'
import { getOpening, listOpenable } from '@khyanalt/contract/opening'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

export const agencyKey = ['agency'] as const

export type AgencySettings = OutputOf<typeof getAgencySettings>['data']
export type Openable = OutputOf<typeof listOpenable>
export type Readiness = OutputOf<typeof getOpening>['data']

/** The data stay as they were opened until their editor saves or asks for the newer state. */
export const settingsQuery = queryOptions({
  queryKey: [...agencyKey, 'settings'],
  queryFn: ({ signal }) => callApi(getAgencySettings, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

export const openingQuery = queryOptions({
  queryKey: [...agencyKey, 'opening'],
  queryFn: ({ signal }) => callApi(getOpening, {}, { signal }),
})

export const openableQuery = queryOptions({
  queryKey: [...agencyKey, 'openable'],
  queryFn: ({ signal }) => callApi(listOpenable, {}, { signal }),
})
