// The history of a request, for its applicant and for the agency.
import type { Tx } from '../../db/transaction.ts'
import {
  type EventRow,
  listRemarks,
  listSnapshots,
  listTimeline,
  type RemarkRow,
  type SnapshotRow,
} from './journal.sql.ts'
import type { RequestRecord } from './request-record.ts'
import { findRequest } from './requests.sql.ts'

/** Everything written about a request so far, oldest first. */
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
  mayOpen: (request: RequestRecord) => boolean,
): Promise<CaseFile | null> => {
  const request = await findRequest(tx, key)
  if (!request || !mayOpen(request)) return null
  return {
    request,
    timeline: await listTimeline(tx, request.id),
    remarks: await listRemarks(tx, request.id),
    rounds: await listSnapshots(tx, request.id),
  }
}

/** Who did what last, for somebody who lost a race. */
export const readLastAct = async (tx: Tx, requestId: string): Promise<EventRow | null> =>
  (await listTimeline(tx, requestId)).at(-1) ?? null
