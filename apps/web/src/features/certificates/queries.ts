import { listMyCertificates } from '@khyanalt/contract/certificates'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

/** The own certificates. */
export const ownQuery = (filters: { readonly page: number; readonly status?: string }) =>
  queryOptions({
    queryKey: ['own-certificates', filters],
    queryFn: () => callApi(listMyCertificates, { ...filters, results: 10 }),
    placeholderData: keepPreviousData,
  })
