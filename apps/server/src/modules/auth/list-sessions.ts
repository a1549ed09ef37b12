import type { listSessions } from '@khyanalt/contract/auth'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listOpenSessions } from './auth.sql.ts'

/** Lists the open sessions of the caller, latest first. */
export const answerSessions =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof listSessions> =>
  async (tx, caller) => ({
    data: (await listOpenSessions(tx, caller.userId, clock.now())).map(session => ({
      id: session.id,
      created_at: session.created_at.toISOString(),
      last_seen_at: session.last_seen_at.toISOString(),
      device: session.device,
      current: session.id === caller.sessionId,
    })),
  })
