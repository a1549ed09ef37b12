import type * as calls from '@khyanalt/contract/auth'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listOpenSessions } from './auth.sql.ts'

/** Lists the open sessions of the caller, latest first. */
export const listSessions =
  (services: Pick<Services, 'clock' | 'config'>): UseCase<typeof calls.listSessions> =>
  async (tx, caller) => ({
    data: (await readSessionsOf(tx, services, caller.userId)).map(session => ({
      ...session,
      current: session.id === caller.sessionId,
    })),
  })

/** The open sessions of a person, latest first. */
export const readSessionsOf = async (
  tx: Tx,
  { clock, config: { demo } }: Pick<Services, 'clock' | 'config'>,
  userId: string,
) =>
  (await listOpenSessions(tx, userId, { now: clock.now(), demo })).map(session => ({
    id: session.id,
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    device: session.device,
    support: session.support,
  }))
