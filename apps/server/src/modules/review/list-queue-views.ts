import type * as calls from '@khyanalt/contract/queue-views'
import { queueFilterSchema } from '@khyanalt/contract/queue-views'
import type { UseCase } from '../../http/bind.ts'
import { listViewsOf } from './queue-views.sql.ts'

/** The caller's own views; one that a later version of the queue no longer understands is left out. */
export const listQueueViews: UseCase<typeof calls.listQueueViews> = async (tx, caller) => {
  const rows = await listViewsOf(tx, caller.userId)
  return {
    data: rows.flatMap(({ id, name, filters }) => {
      const read = queueFilterSchema.safeParse(filters)
      return read.success ? [{ id, name, filters: read.data }] : []
    }),
  }
}
