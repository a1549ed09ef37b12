// Gives a request to somebody of the agency, or to nobody: no decision, so what its readers saw stays valid.
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { noteEvent } from './note-event.ts'
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
  await noteEvent(tx, services, caller, request, {
    action: 'assign',
    note: null,
    detail: { from: from?.name ?? null, to: to?.name ?? null },
  })
  await setHolder(tx, request.id, to?.userId ?? null)
  await tellHolders(tx, services, caller, request, { from, to })
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
