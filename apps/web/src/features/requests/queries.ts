// What a request's page reads.

import { getApplicant } from '@khyanalt/contract/applicants'
import type { OutputOf } from '@khyanalt/contract/call'
import { listCompanies } from '@khyanalt/contract/companies'
import { listOrganizations } from '@khyanalt/contract/lists'
import { getServiceForm } from '@khyanalt/contract/requests'
import { isEditable, readRequestStatus } from '@khyanalt/domain/request-status'
import { callKept } from '../../form/kept-answers.ts'

/** A request with its form, remarks, invoice and certificate; `keptAt`: as it was then, since there is no network. */
export type OpenedRequest = OutputOf<typeof getServiceForm> & { readonly keptAt?: string | null }

/** The request under its number; an open draft is not fetched again behind the person's back. */
export const requestQuery = (requestNumber: string) => ({
  queryKey: ['request', requestNumber],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OpenedRequest> => {
    const { answer, keptAt } = await callKept(getServiceForm, { id: requestNumber }, { signal, keeps: isForm })
    return { ...answer, keptAt }
  },
  staleTime: 0,
  refetchOnReconnect: ({ state }: { readonly state: { readonly data: unknown } }) => state.data === undefined,
})

/** What can still be written is worth having without a network. */
const isForm = ({ request }: OpenedRequest): boolean => isEditable(readRequestStatus(request.status)?.state ?? 'review')

/** What forms know of the owner and of a company he or she may send the request for. */
export const applicantQuery = (requestNumber: string, companyId: string) => ({
  queryKey: ['applicant', requestNumber, companyId],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callKept(getApplicant, { id: requestNumber, company_id: companyId }, { signal })).answer,
  staleTime: 60_000,
})

/** The receiving units of the agency. */
export const organizationsQuery = {
  queryKey: ['organizations'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await callKept(listOrganizations, {}, { signal })).answer,
  staleTime: 10 * 60_000,
}

/** The caller's companies as a map of id to name. */
export const companiesQuery = {
  queryKey: ['companies'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await callKept(listCompanies, {}, { signal })).answer,
  staleTime: 60_000,
}
