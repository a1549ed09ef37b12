// Tells the owner of a request, and the operator who made it, what became of it.
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { type Message, notify } from '../notifications/notify.ts'
import type { RequestRecord } from './request-record.ts'

type Told = Pick<RequestRecord, 'id' | 'request_number' | 'owner_user_id' | 'created_by'>

/** Stores the message for both, in the transaction of the act. */
export const tellParties = (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  request: Told,
  message: Pick<Message, 'event' | 'params'>,
): Promise<void> =>
  notify(tx, services, {
    ...message,
    to: [request.owner_user_id, request.created_by],
    requestId: request.id,
  })
