import { getCertificate, listCertificates } from '@khyanalt/contract/certificates'
import { loader } from '../../api/loading.ts'
import { readFilters } from './search-filters.ts'

/** One page of the public search. */
export const loadSearch = loader(async (call, { request }) => {
  const filters = readFilters(new URL(request.url).searchParams)
  return (await call(listCertificates, { ...filters, results: 10 })).data
})

/** The page behind the QR code; an unknown number is a 404. */
export const loadCertificate = loader(async (call, { params }) => {
  return (await call(getCertificate, { cs_id: params.csId ?? '' })).data
})
