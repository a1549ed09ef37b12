// The history of a request, for its applicant and for the agency.
import { type EventAudience, isReadBy } from '@khyanalt/domain/event-readers'
import { messageActions } from '@khyanalt/domain/request-messages'
import type { Tx } from '../../db/transaction.ts'
import {
  type EventRow,
  listEvents,
  listRemarks,
  listSnapshots,
  type RemarkRow,
  type SnapshotRow,
} from './journal.sql.ts'
import type { RequestRecord } from './request-record.ts'
import { findRequest } from './requests.sql.ts'

/** Everything written about a request so far that its reader may know, oldest first. */
export type CaseFile = {
  readonly request: RequestRecord
  readonly timeline: readonly EventRow[]
  readonly remarks: readonly RemarkRow[]
  readonly rounds: readonly SnapshotRow[]
}

/** Opens the file of a number or row id, if there is such a request; whether the caller may is up to the use case. */
export const openCaseFile = async (
  tx: Tx,
  key: string,
  audience: EventAudience,
  mayOpen: (request: RequestRecord) => boolean,
): Promise<CaseFile | null> => {
  const request = await findRequest(tx, key)
  if (!request || !mayOpen(request)) return null
  return {
    request,
    timeline: readable(audience, await listEvents(tx, request.id)),
    // A remark is read by those who read the act that it was written with.
    remarks: readable(audience, await listRemarks(tx, request.id)),
    rounds: await listSnapshots(tx, request.id),
  }
}

/** Giving it to a colleague moves nothing, and neither does writing, nor money that goes back. */
const movesNothing: readonly string[] = ['assign', 'return_payment', ...Object.values(messageActions)]

/** Who moved it last, for somebody of the agency who lost a race. */
export const readLastAct = async (tx: Tx, requestId: string): Promise<EventRow | null> =>
  readable('staff', await listEvents(tx, requestId)).findLast(({ action }) => !movesNothing.includes(action)) ?? null

const readable = <Row extends { readonly action: string }>(audience: EventAudience, rows: readonly Row[]): Row[] =>
  rows.filter(({ action }) => isReadBy('request', audience, action))
