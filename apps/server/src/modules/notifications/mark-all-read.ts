// Marks everything in the bell as read.
import type * as calls from '@khyanalt/contract/notifications'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { markOpened } from './notifications.sql.ts'

export const markAllRead =
  ({ clock }: Services): UseCase<typeof calls.markAllRead> =>
  async (tx, caller) => {
    await markOpened(tx, caller.userId, clock.now())
    return {}
  }
