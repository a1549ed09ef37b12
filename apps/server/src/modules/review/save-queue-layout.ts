import type * as calls from '@khyanalt/contract/queue-views'
import type { UseCase } from '../../http/bind.ts'
import { storeLayout } from './queue-views.sql.ts'

export const saveQueueLayout: UseCase<typeof calls.saveQueueLayout> = async (tx, caller, input) => {
  await storeLayout(tx, caller.userId, input)
  return {}
}
