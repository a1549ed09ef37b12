import * as companiesCalls from '@khyanalt/contract/companies'
import * as companyMembersCalls from '@khyanalt/contract/company-members'
import * as staffCompaniesCalls from '@khyanalt/contract/staff-companies'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { answerInvitation } from './answer-invitation.ts'
import { checkCompany } from './check-company.ts'
import { endCompanyMembership } from './end-company-membership.ts'
import { getCompany } from './get-company.ts'
import { inviteMember } from './invite-member.ts'
import { listCompanies } from './list-companies.ts'
import { listInvitations } from './list-invitations.ts'
import { listMembers } from './list-members.ts'
import { listOwnCompanies } from './list-own-companies.ts'
import { listStaffCompanies } from './list-staff-companies.ts'
import { readStaffCompany } from './read-staff-company.ts'
import { registerByHand } from './register-company.ts'
import { removeMember } from './remove-member.ts'
import { setMemberRights } from './set-member-rights.ts'
import { setMemberRole } from './set-member-role.ts'
import { updateCompany } from './update-company.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const companyRoutes = (services: Services): Binding[] => [
  bindRaw(companiesCalls.insertCompany, registerByHand(services, companiesCalls.insertCompany)),
  bindRaw(companiesCalls.addCompany, registerByHand(services, companiesCalls.addCompany)),
  bind(companiesCalls.updateCompany, once(companiesCalls.updateCompany, services.clock, updateCompany(services))),
  bindRaw(companiesCalls.checkCompany, checkCompany(services)),
  bind(companiesCalls.listCompanies, listCompanies),
  bind(companiesCalls.listOwnCompanies, listOwnCompanies),
  bind(companiesCalls.getCompany, getCompany),
  bind(companyMembersCalls.listMembers, listMembers(services)),
  bind(companyMembersCalls.setMemberRole, setMemberRole(services)),
  bind(companyMembersCalls.setMemberRights, setMemberRights(services)),
  bind(companyMembersCalls.removeMember, removeMember(services)),
  bind(companyMembersCalls.inviteMember, inviteMember(services)),
  bind(companyMembersCalls.withdrawInvitation, withdrawInvitation(services)),
  bind(companyMembersCalls.listInvitations, listInvitations(services)),
  bind(companyMembersCalls.answerInvitation, answerInvitation(services)),
  bind(staffCompaniesCalls.listStaffCompanies, listStaffCompanies),
  bind(staffCompaniesCalls.readStaffCompany, readStaffCompany),
  bind(staffCompaniesCalls.endCompanyMembership, endCompanyMembership(services)),
]

/** Calls that ask other systems, limited so that nobody reads the registry through. An office shares one address. */
export const companyRateLimits = {
  checkCompany: { max: 60, timeWindow: '1 minute' },
  insertCompany: { max: 60, timeWindow: '1 minute' },
  addCompany: { max: 60, timeWindow: '1 minute' },
  inviteMember: { max: 60, timeWindow: '1 minute' },
} as const
