// What a request's page reads.

import { getApplicant } from '@khyanalt/contract/applicants'
import type { OutputOf } from '@khyanalt/contract/call'
import { listCompanies } from '@khyanalt/contract/companies'
import { listOrganizations } from '@khyanalt/contract/lists'
import { getServiceForm } from '@khyanalt/contract/requests'
import { callApi } from '../../api/client.ts'

/** A request with its form, remarks, invoice and certificate. */
export type OpenedRequest = OutputOf<typeof getServiceForm>

/** The request under its number; an open draft is not fetched again behind the person's back. */
export const requestQuery = (requestNumber: string) => ({
  queryKey: ['request', requestNumber],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(getServiceForm, { id: requestNumber }, { signal }),
  staleTime: 0,
  refetchOnReconnect: false,
})

/** What forms know of the owner and of a company he or she may send the request for. */
export const applicantQuery = (requestNumber: string, companyId: string) => ({
  queryKey: ['applicant', requestNumber, companyId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(getApplicant, { id: requestNumber, company_id: companyId }, { signal }),
  staleTime: 60_000,
})

/** The receiving units of the agency. */
export const organizationsQuery = {
  queryKey: ['organizations'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(listOrganizations, {}, { signal }),
  staleTime: 10 * 60_000,
}

/** The caller's companies as a map of id to name. */
export const companiesQuery = {
  queryKey: ['companies'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(listCompanies, {}, { signal }),
  staleTime: 60_000,
}
