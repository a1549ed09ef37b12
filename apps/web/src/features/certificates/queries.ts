import { getCertificate, listCertificates, listMyCertificates } from '@khyanalt/contract/certificates'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallApi, callApi } from '../../api/client.ts'

/** Filters of the public search as the address keeps them; empty ones are left out (REQ-CERT-03). */
export type SearchFilters = {
  readonly sender?: string
  readonly cert_number?: string
  readonly category?: string
  readonly status?: 'ACTIVE' | 'INACTIVE'
  readonly issued_date?: string
  readonly valid_date?: string
  readonly page: number
}

export const searchQuery = (filters: SearchFilters, call: CallApi = callApi) =>
  queryOptions({
    queryKey: ['certificates', filters],
    queryFn: () => call(listCertificates, { ...filters, results: 10 }),
    placeholderData: keepPreviousData,
  })

/** A public certificate by its cs_id. */
export const certificateQuery = (csId: string, call: CallApi = callApi) =>
  queryOptions({
    queryKey: ['certificate', csId],
    queryFn: () => call(getCertificate, { cs_id: csId }),
    // The signed PDF follows the decision within seconds.
    refetchInterval: query => (query.state.data && !query.state.data.data.pdf_ready ? 3_000 : false),
  })

/** The own certificates. */
export const ownQuery = (filters: { readonly page: number; readonly category?: string; readonly status?: string }) =>
  queryOptions({
    queryKey: ['own-certificates', filters],
    queryFn: () => callApi(listMyCertificates, { ...filters, results: 10 }),
    placeholderData: keepPreviousData,
  })
