import type * as calls from '@khyanalt/contract/staff-people'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { propose } from '../proposals/propose.ts'
import { passwordLinkKind } from './password-link-kind.ts'
import { lockAccountRow } from './people.sql.ts'
import { sendLink } from './send-link.ts'

/** Mails a link by which the person chooses a new password; for staff once a second administrator has confirmed. */
export const makePasswordLink =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof calls.makePasswordLink> =>
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
