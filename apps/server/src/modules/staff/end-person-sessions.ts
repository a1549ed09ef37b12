import type * as calls from '@khyanalt/contract/staff-people'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { endSessionsOf } from '../auth/end-sessions.ts'

/** Ends sessions of a person; one that is not theirs, or ended already, does not exist. */
export const endPersonSessions =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof calls.endPersonSessions> =>
  async (tx, caller, { id, session_id }) => {
    const ended = await endSessionsOf(tx, services, {
      userId: id,
      sessionId: session_id,
      by: caller.userId,
      why: 'administrator',
    })
    if (ended === 0) throw refuse('not_found')
    return { ended }
  }
