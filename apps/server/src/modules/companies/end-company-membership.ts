import type * as calls from '@khyanalt/contract/staff-companies'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findRole, listMemberRows } from './members.sql.ts'
import { endMembership } from './membership.ts'
import { lockCompanyRow } from './staff-companies.sql.ts'

/** Ends a membership for the agency; an organisation with members keeps somebody who can add others. */
export const endCompanyMembership =
  (services: Services): UseCase<typeof calls.endCompanyMembership> =>
  async (tx, caller, { company_id, user_id, reason }) => {
    if (!(await lockCompanyRow(tx, company_id))) throw refuse('company_not_found')
    const role = await findRole(tx, company_id, user_id)
    if (!role) throw refuse('member_not_found')
    if (role === 'ADMIN') {
      const others = (await listMemberRows(tx, company_id)).filter(member => member.id !== user_id)
      if (others.length > 0 && !others.some(member => member.role === 'ADMIN')) throw refuse('last_admin')
    }
    await endMembership(tx, services, { companyId: company_id, userId: user_id, by: caller.userId, reason })
    return {}
  }
