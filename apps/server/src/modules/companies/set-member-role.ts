import type * as calls from '@khyanalt/contract/company-members'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { keepAnAdmin, lockCompany, readRole } from './change-member.ts'
import { changeMembership } from './membership.ts'

export const setMemberRole =
  (services: Services): UseCase<typeof calls.setMemberRole> =>
  async (tx, caller, { company_id, user_id, role }) => {
    const own = await lockCompany(tx, caller, company_id)
    if (own !== 'ADMIN') throw refuse('not_allowed')
    const before = await readRole(tx, company_id, user_id)
    if (before === role) return {}
    if (before === 'ADMIN') await keepAnAdmin(tx, company_id)
    await changeMembership(tx, services, { companyId: company_id, userId: user_id, by: caller.userId, role })
    return {}
  }
