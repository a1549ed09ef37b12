import { loader } from '../../api/loading.ts'
import { certificateQuery, searchQuery } from './queries.ts'
import { readFilters } from './search-filters.ts'

/** One page of the public search. */
export const loadSearch = loader(({ client, call }, { request }) =>
  client.ensureQueryData(searchQuery(readFilters(new URL(request.url).searchParams), call)),
)

/** The page behind the QR code; an unknown number is a 404. */
export const loadCertificate = loader(({ client, call }, { params }) =>
  client.ensureQueryData(certificateQuery(params.csId ?? '', call)),
)
