// What administrators do when somebody cannot get in, or is in where he or she should not be.
import type { endPersonSessions, makePasswordLink, proposeFactorReset } from '@khyanalt/contract/staff-people'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { endSessionsOf } from '../auth/end-sessions.ts'
import { hasSecondFactor } from '../auth/second-factor/ask-at-sign-in.ts'
import { propose } from '../proposals/propose.ts'
import { factorResetKind } from './factor-reset-kind.ts'
import { passwordLinkKind } from './password-link-kind.ts'
import { lockAccountRow } from './people.sql.ts'
import { sendLink } from './send-link.ts'

/** Mails a link by which the person chooses a new password; for staff once a second administrator has confirmed. */
export const offerPassword =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof makePasswordLink> =>
  async (tx, caller, { id, reason }) => {
    const account = await lockAccountRow(tx, id)
    if (!account) throw refuse('not_found')
    if (!account.active) throw refuse('account_state')
    if (account.kind === 'staff') {
      const proposal = await propose(tx, services, caller, passwordLinkKind(services), { id, reason })
      return { id, mailed_to: null, expires_at: null, proposal }
    }
    return { id, proposal: null, ...(await sendLink(tx, services, { account, by: caller.userId, reason })) }
  }

/** Proposes to take away the second factors of somebody who lost them all; another administrator confirms. */
export const askForFactorReset =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof proposeFactorReset> =>
  async (tx, caller, { id, reason }) => {
    if (id === caller.userId) throw refuse('own_account')
    if (!(await lockAccountRow(tx, id))) throw refuse('not_found')
    if (!(await hasSecondFactor(tx, id))) throw refuse('account_state')
    return { proposal: await propose(tx, services, caller, factorResetKind(services), { id, reason }) }
  }

/** Ends sessions of a person; one that is not theirs, or ended already, does not exist. */
export const endTheirSessions =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof endPersonSessions> =>
  async (tx, caller, { id, session_id }) => {
    const ended = await endSessionsOf(tx, services, {
      userId: id,
      sessionId: session_id,
      by: caller.userId,
      why: 'administrator',
    })
    if (ended === 0) throw refuse('not_found')
    return { ended }
  }
