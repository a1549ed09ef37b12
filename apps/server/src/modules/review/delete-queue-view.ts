import type * as calls from '@khyanalt/contract/queue-views'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { removeView } from './queue-views.sql.ts'

/** Forgets a view of the caller; somebody else's does not exist. */
export const deleteQueueView: UseCase<typeof calls.deleteQueueView> = async (tx, caller, { id }) => {
  if (!(await removeView(tx, caller.userId, id))) throw refuse('not_found')
  return {}
}
