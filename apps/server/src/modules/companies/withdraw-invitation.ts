import type * as calls from '@khyanalt/contract/company-members'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findOwnCompany } from './companies.sql.ts'
import { deleteInvitation, findInvitation } from './members.sql.ts'
import { writeCompanyAudit } from './membership.ts'

export const withdrawInvitation =
  (services: Services): UseCase<typeof calls.withdrawInvitation> =>
  async (tx, caller, { id }) => {
    const invitation = await findInvitation(tx, id, services.clock.now())
    const company = invitation && (await findOwnCompany(tx, caller.userId, { id: invitation.company_id }))
    if (!invitation || !company) throw refuse('member_not_found')
    if (company.role !== 'ADMIN') throw refuse('not_allowed')
    await deleteInvitation(tx, id)
    await writeCompanyAudit(tx, services, {
      companyId: company.id,
      by: caller.userId,
      action: 'withdraw_invitation',
      detail: { register_number: invitation.register_number },
    })
    return {}
  }
