import type * as calls from '@khyanalt/contract/company-members'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { keepAnAdmin, lockCompany, readRole } from './change-member.ts'
import { endMembership } from './membership.ts'

export const removeMember =
  (services: Services): UseCase<typeof calls.removeMember> =>
  async (tx, caller, { company_id, user_id }) => {
    const own = await lockCompany(tx, caller, company_id)
    if (own !== 'ADMIN' && user_id !== caller.userId) throw refuse('not_allowed')
    const role = await readRole(tx, company_id, user_id)
    if (role === 'ADMIN') await keepAnAdmin(tx, company_id)
    await endMembership(tx, services, { companyId: company_id, userId: user_id, by: caller.userId })
    return {}
  }
