// Roles and removal of members; a company is never left without an ADMIN.
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { findOwnCompany, type MemberRole } from './companies.sql.ts'
import { countAdmins, findRole } from './members.sql.ts'

/** Two ADMINs who demote each other at once wait for one another here; answers the caller's role. */
export const lockCompany = async (tx: Tx, caller: Session, companyId: string): Promise<MemberRole> => {
  const company = await findOwnCompany(tx, caller.userId, { id: companyId }, { lock: true })
  if (!company) throw refuse('company_not_found')
  // Read again behind the lock: the one before may have changed it.
  const role = await findRole(tx, companyId, caller.userId)
  if (!role) throw refuse('company_not_found')
  return role
}

export const readRole = async (tx: Tx, companyId: string, userId: string): Promise<MemberRole> => {
  const role = await findRole(tx, companyId, userId)
  if (!role) throw refuse('member_not_found')
  return role
}

export const keepAnAdmin = async (tx: Tx, companyId: string): Promise<void> => {
  if ((await countAdmins(tx, companyId)) <= 1) throw refuse('last_admin')
}
