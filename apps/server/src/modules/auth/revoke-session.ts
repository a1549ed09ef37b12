import type * as calls from '@khyanalt/contract/auth'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { endSessions } from './auth.sql.ts'

/** Ends one of the caller's sessions; those of others do not exist for the caller. */
export const revokeSession =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.revokeSession> =>
  async (tx, caller, { id }) => {
    // Support may not end what the client does elsewhere.
    if (caller.support) throw refuse('not_allowed')
    const now = clock.now()
    const ended = await endSessions(tx, caller.userId, now, id)
    if (ended.length === 0) throw refuse('not_found')
    await insertAuditEntry(tx, {
      noun: 'session',
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'revoke',
      noun_id: id,
      detail: {},
      at: now,
    })
    await ringBell(tx, { of: 'ended', sessionIds: ended })
    return {}
  }
