// The one place where sessions begin.
import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { hashToken } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { insertSession } from './auth.sql.ts'
import { isAnyOfDemo } from './demo-accounts.sql.ts'
import { deviceOf } from './device.ts'
import { sessionEnd } from './session-end.ts'

/** How the person proved who he or she is. */
export type SignInMethod = 'password' | 'second factor' | 'single sign-on' | 'client token'

type Opening = {
  readonly userId: string
  readonly method: SignInMethod
  readonly userAgent: string | undefined
  /** The staff member who acts as the person, and when that ends whatever happens. */
  readonly support?: { readonly userId: string; readonly reason: string; readonly endsAt: Date }
}

/**
 * Opens a session and answers its token: 32 random bytes, of which only a hash is kept. Whichever way they came, people
 * of a demo are told the same as strangers where it is off.
 */
export const openSession = async (
  tx: Tx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { userId, method, userAgent, support }: Opening,
): Promise<string> => {
  if (!config.demo && (await isAnyOfDemo(tx, support ? [userId, support.userId] : [userId]))) {
    throw refuse('wrong_credentials')
  }
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const device = deviceOf(userAgent)
  const id = uuidv7()
  await insertSession(tx, {
    id,
    user_id: userId,
    token_hash: hashToken(token),
    device,
    acting_user_id: support?.userId ?? null,
    created_at: now,
    last_seen_at: now,
    expires_at: support?.endsAt ?? sessionEnd(now, config),
    proven_at: support ? null : now,
  })
  await insertAuditEntry(tx, {
    noun: 'session',
    id: uuidv7(),
    actor_user_id: support?.userId ?? userId,
    action: 'sign_in',
    noun_id: id,
    detail: { method, device, ...(support && { client: userId, reason: support.reason }) },
    at: now,
  })
  return token
}
