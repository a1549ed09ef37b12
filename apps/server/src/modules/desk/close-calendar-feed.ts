import type * as calls from '@khyanalt/contract/desk'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { writeAudit } from './calendar-feed.ts'
import { deleteFeed } from './calendar-feeds.sql.ts'

export const closeCalendarFeed =
  ({ clock }: Services): UseCase<typeof calls.closeCalendarFeed> =>
  async (tx, caller) => {
    if (await deleteFeed(tx, caller.userId)) await writeAudit(tx, caller, 'close_calendar', clock.now())
    return {}
  }
