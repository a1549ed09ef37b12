import {
  addCompany,
  checkCompany,
  getCompany,
  insertCompany,
  listCompanies,
  listOwnCompanies,
  updateCompany,
} from '@khyanalt/contract/companies'
import {
  answerInvitation,
  inviteMember,
  listInvitations,
  listMembers,
  removeMember,
  setMemberRole,
  withdrawInvitation,
} from '@khyanalt/contract/company-members'
import { endCompanyMembership, listStaffCompanies, readStaffCompany } from '@khyanalt/contract/staff-companies'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { giveRole, takeOut } from './change-member.ts'
import { answerCheck } from './check-company.ts'
import { answerInvitations, decideInvitation, invite, withdraw } from './invite-member.ts'
import { answerCompany, answerMembers, answerNames, answerOwn } from './read-companies.ts'
import { registerByHand } from './register-company.ts'
import { answerStaffCompanies, endTheirMembership, openStaffCompany } from './staff-companies.ts'
import { changeCompany } from './update-company.ts'

export const companyRoutes = (services: Services): Binding[] => [
  bindRaw(insertCompany, registerByHand(services, insertCompany)),
  bindRaw(addCompany, registerByHand(services, addCompany)),
  bind(updateCompany, once(updateCompany, services.clock, changeCompany(services))),
  bindRaw(checkCompany, answerCheck(services)),
  bind(listCompanies, answerNames),
  bind(listOwnCompanies, answerOwn),
  bind(getCompany, answerCompany),
  bind(listMembers, answerMembers(services)),
  bind(setMemberRole, giveRole(services)),
  bind(removeMember, takeOut(services)),
  bind(inviteMember, invite(services)),
  bind(withdrawInvitation, withdraw(services)),
  bind(listInvitations, answerInvitations(services)),
  bind(answerInvitation, decideInvitation(services)),
  bind(listStaffCompanies, answerStaffCompanies),
  bind(readStaffCompany, openStaffCompany),
  bind(endCompanyMembership, endTheirMembership(services)),
]

/** Calls that ask other systems, limited so that nobody reads the registry through. An office shares one address. */
export const companyRateLimits = {
  checkCompany: { max: 60, timeWindow: '1 minute' },
  insertCompany: { max: 60, timeWindow: '1 minute' },
  addCompany: { max: 60, timeWindow: '1 minute' },
  inviteMember: { max: 60, timeWindow: '1 minute' },
} as const
