// Ends sessions of a person for somebody else: an administrator, or a new password.
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { endSessions } from './auth.sql.ts'
import { endLastingAccess } from './end-lasting-access.ts'

/** Ends one session, or all; calls and sockets are cut off at once. Answers how many there were. */
export const endSessionsOf = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  {
    userId,
    sessionId,
    except,
    by,
    why,
  }: {
    readonly userId: string
    readonly sessionId?: string | undefined
    /** The session that goes on while all others end. */
    readonly except?: string
    /** Null when the operator of the server did. */
    readonly by: string | null
    readonly why: 'administrator' | 'locked' | 'new password' | 'second factor'
  },
): Promise<number> => {
  const at = clock.now()
  // Every session ends where a device or the account itself may be in other hands.
  if (sessionId === undefined && except === undefined) await endLastingAccess(tx, userId)
  const ended = await endSessions(tx, userId, at, sessionId, except)
  if (ended.length === 0) return 0
  await insertAuditEntry(tx, {
    noun: 'session',
    id: uuidv7(),
    actor_user_id: by,
    action: 'end',
    noun_id: sessionId ?? ended[0] ?? '',
    detail: { person: userId, ended: ended.length, why },
    at,
  })
  await ringBell(tx, { of: 'ended', sessionIds: ended })
  return ended.length
}
