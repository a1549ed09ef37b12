import type * as calls from '@khyanalt/contract/company-members'
import { rightsOf } from '@khyanalt/domain/member-rights'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findCompanyRow } from './companies.sql.ts'
import { findRole, takeInvitation } from './members.sql.ts'
import { beginMembership, writeCompanyAudit } from './membership.ts'

export const answerInvitation =
  (services: Services): UseCase<typeof calls.answerInvitation> =>
  async (tx, caller, { id, accept }) => {
    const invitation = await takeInvitation(tx, id, caller.userId, services.clock.now())
    const company = invitation && (await findCompanyRow(tx, invitation.company_id))
    if (!invitation || !company) throw refuse('member_not_found')
    // An invitation does not outlive the membership or the role of whoever wrote it.
    if ((await findRole(tx, company.id, invitation.invited_by)) !== 'ADMIN') throw refuse('member_not_found')
    if (!accept) {
      await writeCompanyAudit(tx, services, {
        companyId: company.id,
        by: caller.userId,
        action: 'decline_invitation',
        detail: {},
      })
      return {}
    }
    if (await findRole(tx, company.id, caller.userId)) return {}
    const { role } = invitation
    const rights = rightsOf('MEMBER', invitation.rights)
    await beginMembership(tx, services, {
      companyId: company.id,
      userId: caller.userId,
      role,
      rights,
      origin: 'invitation',
    })
    return {}
  }
