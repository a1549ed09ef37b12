import type * as calls from '@khyanalt/contract/company-members'
import { tidyRights } from '@khyanalt/domain/member-rights'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { lockCompany, readRole } from './change-member.ts'
import { changeRights } from './membership.ts'

/** An ADMIN may do everything, so there is nothing to choose for one. */
export const setMemberRights =
  (services: Services): UseCase<typeof calls.setMemberRights> =>
  async (tx, caller, { company_id, user_id, rights }) => {
    const own = await lockCompany(tx, caller, company_id)
    if (own !== 'ADMIN') throw refuse('not_allowed')
    if ((await readRole(tx, company_id, user_id)) === 'ADMIN') throw refuse('not_allowed')
    await changeRights(tx, services, {
      companyId: company_id,
      userId: user_id,
      by: caller.userId,
      rights: tidyRights(rights),
    })
    return {}
  }
