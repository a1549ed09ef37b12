// An event of a request that moves nothing: neither its state nor its version changes.
import type { EventAction } from '@khyanalt/domain/event-readers'
import type { RequestAction } from '@khyanalt/domain/request-actions'
import { v7 as uuidv7 } from 'uuid'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { appendEvent } from './journal.sql.ts'
import type { RequestRecord } from './request-record.ts'

type Noted = {
  readonly action: Exclude<EventAction['request'], RequestAction>
  readonly note: string | null
  readonly detail: object
  /** Whoever writes many events at once rings for all of them. */
  readonly quiet?: boolean
}

/** Appends it on a locked request, and tells those who look at the queue. */
export const noteEvent = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  caller: Session,
  request: RequestRecord,
  { quiet = false, ...noted }: Noted,
): Promise<void> => {
  await appendEvent(tx, {
    ...noted,
    id: uuidv7(),
    request_id: request.id,
    actor_user_id: caller.userId,
    actor_name: caller.name,
    actor_position: caller.position,
    support_user_id: caller.support?.userId ?? null,
    from_state: request.state,
    from_step: request.step,
    to_state: request.state,
    to_step: request.step,
    resolve: null,
    round: request.round,
    transaction_id: null,
    at: clock.now(),
  })
  if (!quiet) await ringBell(tx, { of: 'queue', requestNumber: request.request_number })
}
