// Employees of an owner, for this module and for requests that name them.

import type { Worker } from '@khyanalt/domain/worker'
import type { Tx } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'
import { refuse } from '../../http/refusal.ts'
import { presentWorker } from './present-worker.ts'
import {
  findWorkerForUpdate,
  type ListOwner,
  listWorkerFiles,
  listWorkerRows,
  type WorkerFilters,
} from './workers.sql.ts'

/** Most employees answered where no page is asked for. */
const mostAtOnce = 1000

/** Employees by name with how many match in all; ids that are none match nobody. */
export const readWorkers = async (
  tx: Tx,
  owner: ListOwner,
  { ids, ...filters }: WorkerFilters,
  page: { readonly offset: number; readonly limit: number } = { offset: 0, limit: mostAtOnce },
): Promise<{ workers: Worker[]; total: number }> => {
  const known = ids?.filter(id => isUuid(id))
  const { rows, total } = await listWorkerRows(tx, owner, { ...filters, ids: known }, page)
  const papers = await listWorkerFiles(
    tx,
    rows.map(row => row.id),
  )
  return { workers: rows.map(row => presentWorker(row, papers)), total }
}

/** One employee as it is stored now; the caller wrote it in this transaction. */
export const getWorker = async (tx: Tx, id: string): Promise<Worker> => {
  const row = await findWorkerForUpdate(tx, id)
  if (!row) throw refuse('worker_not_found')
  return presentWorker(row, await listWorkerFiles(tx, [id]))
}
