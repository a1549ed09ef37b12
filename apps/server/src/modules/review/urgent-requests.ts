// Parts of the queue for the homes of the console: how many there are, and those that are due first.
import { queueTotalLimit } from '@khyanalt/contract/review'
import type { QueueView } from '@khyanalt/domain/queue-view'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { listLoads, listMostUrgent } from './console-requests.sql.ts'
import { presentRequest } from './find-requests.ts'
import { countScopedRequests } from './queue.sql.ts'
import { viewerOf } from './read-queue-filters.ts'

/** What the caller's queue holds in this part; the day is the last one, where there is one. */
export const readUrgent = async (tx: Tx, caller: Session, view: QueueView, today: string, limit: number) => {
  const viewer = await viewerOf(tx, caller, today)
  const count = await countScopedRequests(tx, viewer, { view })
  const rows = count === 0 ? [] : await listMostUrgent(tx, viewer, view, limit)
  return {
    count,
    limit: queueTotalLimit,
    rows: rows.map(row => ({ ...presentRequest(row), date: row.due_on })),
  }
}

/** Who holds most of what is open within the caller's scope, and how much of it is late. */
export const readLoads = async (tx: Tx, caller: Session, today: string, limit: number) =>
  listLoads(tx, await viewerOf(tx, caller, today), limit)
