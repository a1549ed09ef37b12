import type * as calls from '@khyanalt/contract/auth'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { endSessions } from './auth.sql.ts'
import { endLastingAccess } from './end-lasting-access.ts'

/** Ends this session, or every session of the person. */
export const logout =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.logout> =>
  async (tx, caller, { everywhere }) => {
    // Support may end its own session, not what the client does elsewhere.
    if (caller.support && everywhere) throw refuse('not_allowed')
    const now = clock.now()
    const ended = await endSessions(tx, caller.userId, now, everywhere ? undefined : caller.sessionId)
    if (everywhere) await endLastingAccess(tx, caller.userId)
    await insertAuditEntry(tx, {
      noun: 'session',
      id: uuidv7(),
      actor_user_id: caller.support?.userId ?? caller.userId,
      action: everywhere ? 'sign_out_everywhere' : 'sign_out',
      noun_id: caller.sessionId,
      detail: { ended: ended.length },
      at: now,
    })
    await ringBell(tx, { of: 'ended', sessionIds: ended })
    return {}
  }
