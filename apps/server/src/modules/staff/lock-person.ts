import type * as calls from '@khyanalt/contract/staff-people'
import { refuseLosingAdministrator } from '@khyanalt/domain/staff-accounts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { endSessionsOf } from '../auth/end-sessions.ts'
import { withdrawLinks } from '../auth/password-link.ts'
import { writeAccountAudit } from './account-audit.ts'
import type { Needs } from './lock-account.ts'
import { lockAdministrators, updateAccount } from './people.sql.ts'
import { lockSeenAccount } from './seen-account.ts'

/** Locks somebody out: sessions, sockets and open links end with it. */
export const lockPerson =
  (services: Needs): UseCase<typeof calls.lockPerson> =>
  async (tx, caller, { id, version, reason }) => {
    const administratorIds = await lockAdministrators(tx)
    const account = await lockSeenAccount(tx, { id, version })
    if (!account.active) throw refuse('account_state')
    if (id === caller.userId || administratorIds.includes(id)) {
      const why = refuseLosingAdministrator(id, { callerId: caller.userId, administratorIds })
      if (why) throw refuse(why)
    }
    await updateAccount(tx, id, { active: false }, services.clock.now())
    await withdrawLinks(tx, id)
    await writeAccountAudit(tx, services, { by: caller.userId, action: 'lock', accountId: id, detail: { reason } })
    await endSessionsOf(tx, services, { userId: id, by: caller.userId, why: 'locked' })
    return {}
  }
