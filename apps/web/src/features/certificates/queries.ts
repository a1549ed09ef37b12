import type { OutputOf } from '@khyanalt/contract/call'
import { getMyCertificate, listMyCertificates } from '@khyanalt/contract/own-certificates'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { behalfInput } from '../../api/behalf.ts'
import { callApi } from '../../api/client.ts'

/** Filters of the own list; empty ones are left out (REQ-CERT-03). */
export type OwnFilters = { readonly page: number; readonly status?: string; readonly category?: string }

/** The own certificates. */
export const ownQuery = (filters: OwnFilters, behalf?: string) =>
  queryOptions({
    queryKey: ['own-certificates', filters, behalf],
    queryFn: () => callApi(listMyCertificates, { ...filters, ...behalfInput(behalf), results: 10 }),
    placeholderData: keepPreviousData,
  })

export type OpenedCertificate = OutputOf<typeof getMyCertificate>['data']

/** One of them. */
export const ownCertificateQuery = (csId: string) =>
  queryOptions({
    queryKey: ['own-certificates', 'one', csId],
    queryFn: async () => (await callApi(getMyCertificate, { cs_id: csId })).data,
  })
