import type * as calls from '@khyanalt/contract/queue-views'
import { queueColumns } from '@khyanalt/domain/queue-view'
import type { UseCase } from '../../http/bind.ts'
import { findLayoutOf } from './queue-views.sql.ts'

export const getQueueLayout: UseCase<typeof calls.getQueueLayout> = async (tx, caller) => {
  const kept = await findLayoutOf(tx, caller.userId)
  if (!kept) return { data: null }
  // A column that is gone is left out.
  return { data: { columns: queueColumns.filter(column => kept.columns.includes(column)), density: kept.density } }
}
