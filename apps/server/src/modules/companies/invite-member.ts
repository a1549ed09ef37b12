// Inviting people by register number; nobody becomes a member without saying yes.
import type * as calls from '@khyanalt/contract/company-members'
import { mixedCode } from '@khyanalt/domain/look-alikes'
import { memberRights, tidyRights } from '@khyanalt/domain/member-rights'
import { isRegisterNumber, normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { findOwnCompany } from './companies.sql.ts'
import { findRole, findUserByRegister, isInvited, upsertInvitation } from './members.sql.ts'
import { writeCompanyAudit } from './membership.ts'

const lifetime = 14 * 24 * 60 * 60_000

/** Invites; the answer is the same whether or not the person has an account, so that nobody's presence is told. */
export const inviteMember =
  (services: Services): UseCase<typeof calls.inviteMember> =>
  async (tx, caller, { company_id, register_number, role, rights: given = memberRights }) => {
    const company = await findOwnCompany(tx, caller.userId, { id: company_id })
    if (!company) throw refuse('company_not_found')
    if (company.role !== 'ADMIN') throw refuse('not_allowed')
    const number = normaliseRegisterNumber(register_number)
    const mixed = mixedCode(number, ['cyrillic', 'latin'])
    if (mixed) {
      const problem = { code: 'look_alikes', path: 'register_number', params: { proposal: mixed.proposal } }
      throw refuse('invalid_input', { problems: [problem] })
    }
    if (!isRegisterNumber(number)) {
      throw refuse('invalid_input', { problems: [{ code: 'register_wrong', path: 'register_number' }] })
    }
    const user = await findUserByRegister(tx, number)
    if (user && (await findRole(tx, company_id, user.id))) throw refuse('member_present')
    const rights = role === 'ADMIN' ? memberRights : tidyRights(given)
    const at = services.clock.now()
    const expires_at = new Date(at.getTime() + lifetime)
    const reminded = await isInvited(tx, company_id, number, at)
    const id = await upsertInvitation(tx, {
      id: uuidv7(),
      company_id,
      register_number: number,
      role,
      rights,
      invited_by: caller.userId,
      created_at: at,
      expires_at,
    })
    await writeCompanyAudit(tx, services, {
      companyId: company_id,
      by: caller.userId,
      action: 'invite',
      detail: { register_number: number, role, rights },
    })
    // Whoever is asked again while the first invitation waits has been told.
    if (user && !reminded) {
      await ringBell(tx, { of: 'user', userId: user.id })
      await notify(tx, services, {
        to: [user.id],
        event: 'company_invitation',
        params: {
          by: caller.name,
          company: { mn: company.name_mn, en: company.name_en ?? '' },
          date: agencyDate(expires_at),
        },
        requestId: null,
      })
    }
    return { data: { id, register_number: number } }
  }
