import type * as calls from '@khyanalt/contract/queue-views'
import { maxQueueViews } from '@khyanalt/contract/queue-views'
import { v7 as uuidv7 } from 'uuid'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { listViewsOf, storeView } from './queue-views.sql.ts'

/** Keeps a view for the caller alone. */
export const saveQueueView =
  ({ clock }: Services): UseCase<typeof calls.saveQueueView> =>
  async (tx, caller, { name, filters }) => {
    const known = await listViewsOf(tx, caller.userId)
    if (known.length >= maxQueueViews && known.every(view => view.name !== name)) throw refuse('queue_views_full')
    const id = await storeView(tx, { id: uuidv7(), user_id: caller.userId, name, filters, created_at: clock.now() })
    return { id }
  }
