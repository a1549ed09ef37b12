import { randomUUID } from 'node:crypto'
import type * as calls from '@khyanalt/contract/desk'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { addressOf, refuseSupport, writeAudit } from './calendar-feed.ts'
import { replaceFeed } from './calendar-feeds.sql.ts'

export const openCalendarFeed =
  (services: Services): UseCase<typeof calls.openCalendarFeed> =>
  async (tx, caller) => {
    refuseSupport(caller)
    const id = randomUUID()
    const at = services.clock.now()
    await replaceFeed(tx, { id, user_id: caller.userId, created_at: at })
    await writeAudit(tx, caller, 'open_calendar', at)
    return { url: addressOf(services, id) }
  }
