// What the screens of organisations read.

import { getCompany, listOwnCompanies } from '@khyanalt/contract/companies'
import { listInvitations, listMembers } from '@khyanalt/contract/company-members'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

/** The own organisations as cards. */
export const companiesQuery = () =>
  queryOptions({ queryKey: ['own-companies'], queryFn: () => callApi(listOwnCompanies, {}) })

/** One organisation in full. */
export const companyQuery = (id: string) =>
  queryOptions({ queryKey: ['company', id], queryFn: () => callApi(getCompany, { id }) })

/** Its members. */
export const membersQuery = (id: string) =>
  queryOptions({ queryKey: ['company-members', id], queryFn: () => callApi(listMembers, { id }) })

/** Invitations that wait for the person. */
export const invitationsQuery = () =>
  queryOptions({ queryKey: ['company-invitations'], queryFn: () => callApi(listInvitations, {}) })
