// Marks one notification as read.
import type * as calls from '@khyanalt/contract/notifications'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { markOpened } from './notifications.sql.ts'

export const markRead =
  ({ clock }: Services): UseCase<typeof calls.markRead> =>
  async (tx, caller, { noti_id }) => {
    if ((await markOpened(tx, caller.userId, clock.now(), noti_id)) === 0) throw refuse('not_found')
    return {}
  }
