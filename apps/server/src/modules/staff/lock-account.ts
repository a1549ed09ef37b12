import type { lockPerson, unlockPerson } from '@khyanalt/contract/staff-people'
import { refuseLosingAdministrator } from '@khyanalt/domain/staff-accounts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { endSessionsOf } from '../auth/end-sessions.ts'
import { withdrawLinks } from '../auth/password-link.ts'
import { writeAccountAudit } from './account-audit.ts'
import { lockAdministrators, updateAccount } from './people.sql.ts'
import { lockSeenAccount } from './seen-account.ts'

type Needs = Pick<Services, 'clock' | 'enqueue'>

/** Locks somebody out: sessions, sockets and open links end with it. */
export const lockOut =
  (services: Needs): UseCase<typeof lockPerson> =>
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

/** Lets somebody in again; sessions that ended stay ended. */
export const letIn =
  (services: Needs): UseCase<typeof unlockPerson> =>
  async (tx, caller, { id, version, reason }) => {
    const account = await lockSeenAccount(tx, { id, version })
    if (account.active) throw refuse('account_state')
    await updateAccount(tx, id, { active: true }, services.clock.now())
    await writeAccountAudit(tx, services, { by: caller.userId, action: 'unlock', accountId: id, detail: { reason } })
    return {}
  }
