import { randomBytes } from 'node:crypto'
import type * as calls from '@khyanalt/contract/client-tokens'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { hashToken } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { insertClientToken } from './client-tokens.sql.ts'

const lifetime = 5 * 60_000

/** Makes a token for acting as a client; who made it, for whom and why is written down (CON-029). */
export const createClientToken =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.createClientToken> =>
  async (tx, caller, { user_id, reason }) => {
    const token = randomBytes(32).toString('base64url')
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + lifetime)
    const kept = await insertClientToken(tx, {
      token_hash: hashToken(token),
      user_id,
      issued_by: caller.userId,
      reason,
      created_at: now,
      expires_at: expiresAt,
    })
    if (!kept) throw refuse('client_not_found')
    await insertAuditEntry(tx, {
      noun: 'client_token',
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'issue',
      noun_id: user_id,
      detail: { reason, expires_at: expiresAt.toISOString() },
      at: now,
    })
    return { token, expires_at: expiresAt.toISOString() }
  }
