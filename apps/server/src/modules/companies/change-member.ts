// Roles and removal of members; a company is never left without an ADMIN.
import type { removeMember, setMemberRole } from '@khyanalt/contract/company-members'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { findOwnCompany, type MemberRole } from './companies.sql.ts'
import { countAdmins, findRole } from './members.sql.ts'
import { changeMembership, endMembership } from './membership.ts'

export const giveRole =
  (services: Services): UseCase<typeof setMemberRole> =>
  async (tx, caller, { company_id, user_id, role }) => {
    const own = await lockCompany(tx, caller, company_id)
    if (own !== 'ADMIN') throw refuse('not_allowed')
    const before = await readRole(tx, company_id, user_id)
    if (before === role) return {}
    if (before === 'ADMIN') await keepAnAdmin(tx, company_id)
    await changeMembership(tx, services, { companyId: company_id, userId: user_id, by: caller.userId, role })
    return {}
  }

export const takeOut =
  (services: Services): UseCase<typeof removeMember> =>
  async (tx, caller, { company_id, user_id }) => {
    const own = await lockCompany(tx, caller, company_id)
    if (own !== 'ADMIN' && user_id !== caller.userId) throw refuse('not_allowed')
    const role = await readRole(tx, company_id, user_id)
    if (role === 'ADMIN') await keepAnAdmin(tx, company_id)
    await endMembership(tx, services, { companyId: company_id, userId: user_id, by: caller.userId })
    return {}
  }

/** Two ADMINs who demote each other at once wait for one another here; answers the caller's role. */
const lockCompany = async (tx: Tx, caller: Session, companyId: string): Promise<MemberRole> => {
  const company = await findOwnCompany(tx, caller.userId, { id: companyId }, { lock: true })
  if (!company) throw refuse('company_not_found')
  // Read again behind the lock: the one before may have changed it.
  const role = await findRole(tx, companyId, caller.userId)
  if (!role) throw refuse('company_not_found')
  return role
}

const readRole = async (tx: Tx, companyId: string, userId: string): Promise<MemberRole> => {
  const role = await findRole(tx, companyId, userId)
  if (!role) throw refuse('member_not_found')
  return role
}

const keepAnAdmin = async (tx: Tx, companyId: string): Promise<void> => {
  if ((await countAdmins(tx, companyId)) <= 1) throw refuse('last_admin')
}
