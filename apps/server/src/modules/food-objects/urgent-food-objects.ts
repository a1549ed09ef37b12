// What waits at the food desk, for the homes of the console.

import { foodQueueTotalLimit } from '@khyanalt/contract/staff-food'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { presentFoodRow } from './find-food-objects.ts'
import { countScopedObjects, listFirstObjects } from './food-queue.sql.ts'
import { foodScopes } from './list-food-queue.ts'

/** What the caller may decide on now, those that are due first; null for whoever does not work there. */
export const readUrgentFood = async (tx: Tx, caller: Session, today: string, limit: number) => {
  const scopes = foodScopes(caller)
  if (scopes.length === 0) return null
  const viewer = { scopes, userId: caller.userId, today }
  const count = await countScopedObjects(tx, viewer, { view: 'turn' })
  const rows = await listFirstObjects(tx, viewer, { view: 'turn' }, { order: 'due', limit })
  return { count, limit: foodQueueTotalLimit, rows: rows.map(row => presentFoodRow(row, row.due_on)) }
}
