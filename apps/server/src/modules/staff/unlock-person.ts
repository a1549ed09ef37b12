import type * as calls from '@khyanalt/contract/staff-people'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { writeAccountAudit } from './account-audit.ts'
import type { Needs } from './lock-account.ts'
import { updateAccount } from './people.sql.ts'
import { lockSeenAccount } from './seen-account.ts'

/** Lets somebody in again; sessions that ended stay ended. */
export const unlockPerson =
  (services: Needs): UseCase<typeof calls.unlockPerson> =>
  async (tx, caller, { id, version, reason }) => {
    const account = await lockSeenAccount(tx, { id, version })
    if (account.active) throw refuse('account_state')
    await updateAccount(tx, id, { active: true }, services.clock.now())
    await writeAccountAudit(tx, services, { by: caller.userId, action: 'unlock', accountId: id, detail: { reason } })
    return {}
  }
