// Gives a request to somebody of the agency, or to nobody: no decision, so what its readers saw stays valid.
import { v7 as uuidv7 } from 'uuid'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { appendEvent } from './journal.sql.ts'
import type { RequestRecord } from './request-record.ts'
import { setHolder } from './requests.sql.ts'

/** Somebody of the agency, by name. */
export type Holder = { readonly userId: string; readonly name: string }

/** Writes it into the journal and tells whoever gives up or gets the request without having asked. */
export const changeHolder = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  caller: Session,
  request: RequestRecord,
  { from, to }: { readonly from: Holder | null; readonly to: Holder | null },
): Promise<void> => {
  await appendEvent(tx, {
    id: uuidv7(),
    request_id: request.id,
    action: 'assign',
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
    note: null,
    detail: { from: from?.name ?? null, to: to?.name ?? null },
    transaction_id: null,
    at: services.clock.now(),
  })
  await setHolder(tx, request.id, to?.userId ?? null)
  await tellHolders(tx, services, caller, request, { from, to })
  await ringBell(tx, { of: 'queue', requestNumber: request.request_number })
}

/** Tells the former and the new holder, never the one who did it. */
export const tellHolders = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  caller: Pick<Session, 'userId' | 'name'>,
  { request_number: number }: Pick<RequestRecord, 'request_number'>,
  { from, to }: { readonly from: { readonly userId: string } | null; readonly to: { readonly userId: string } | null },
): Promise<void> => {
  // Told as members of the agency: without the request beside it, nobody of the applicant's side can be among them.
  const common = { params: { number, by: caller.name }, requestId: null }
  if (from && from.userId !== caller.userId && from.userId !== to?.userId) {
    await notify(tx, services, { ...common, to: [from.userId], event: 'case_taken' })
  }
  if (to && to.userId !== caller.userId && to.userId !== from?.userId) {
    await notify(tx, services, { ...common, to: [to.userId], event: 'case_given' })
  }
}
