import type * as calls from '@khyanalt/contract/desk'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { addressOf, refuseSupport } from './calendar-feed.ts'
import { findFeed } from './calendar-feeds.sql.ts'

export const getCalendarFeed =
  (services: Services): UseCase<typeof calls.getCalendarFeed> =>
  async (tx, caller) => {
    refuseSupport(caller)
    const id = await findFeed(tx, caller.userId)
    return { url: id === null ? null : addressOf(services, id) }
  }
