import type * as calls from '@khyanalt/contract/client-tokens'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { hashToken } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { takeClientToken } from './client-tokens.sql.ts'
import { openSession } from './open-session.ts'

const lifetime = 30 * 60_000

/**
 * Opens the session in which support acts as the client. It ends half an hour later, however much it is used. Bound
 * raw: the device is read from the request.
 */
export const spendClientToken =
  (services: Pick<Services, 'db' | 'clock' | 'config'>): RawUseCase<typeof calls.spendClientToken> =>
  ({ request }, _caller, { token }) =>
    inTransaction(services.db, async tx => {
      const now = services.clock.now()
      const spent = await takeClientToken(tx, hashToken(token), now)
      if (!spent) throw refuse('client_token_invalid')
      const endsAt = new Date(now.getTime() + lifetime)
      const accessToken = await openSession(tx, services, {
        userId: spent.user_id,
        method: 'client token',
        userAgent: request.headers['user-agent'],
        support: { userId: spent.issued_by, reason: spent.reason, endsAt },
      })
      return { access_token: accessToken, support: { name: spent.issuerName, ends_at: endsAt.toISOString() } }
    })
