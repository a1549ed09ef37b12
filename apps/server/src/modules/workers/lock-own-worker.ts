// An employee of the caller, or of the sender of a request the caller fills in; others do not exist.
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { demandRight } from '../senders/demand-right.ts'
import { readSender } from '../senders/read-sender.ts'
import { findWorkerForUpdate, type WorkerRow } from './workers.sql.ts'

/** Locks the row until the transaction ends. */
export const lockOwnWorker = async (
  tx: Tx,
  caller: Session,
  { id, requestid }: { readonly id: string; readonly requestid?: string | undefined },
): Promise<WorkerRow> => {
  const row = await findWorkerForUpdate(tx, id)
  const sender = requestid === undefined ? null : await readSender(tx, caller, { requestid })
  const companies = [...caller.companyIds, sender?.companyId]
  const people = [caller.userId, sender?.userId]
  const own =
    row &&
    (row.owner_company_id === null
      ? people.includes(row.owner_user_id ?? '')
      : companies.includes(row.owner_company_id))
  if (!own) throw refuse('worker_not_found')
  await demandRight(tx, caller, row.owner_company_id, 'prepare')
  return row
}
