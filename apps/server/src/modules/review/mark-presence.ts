import type * as calls from '@khyanalt/contract/presence'
import { presenceSilentSeconds } from '@khyanalt/contract/presence'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readRequests } from '../requests/read-requests.ts'
import { isInScope } from './desk-scopes.ts'
import { forgetSilentTabs, listLooking, markTab, removeTab } from './presence.sql.ts'

/** Colleagues alone are named, to those who may open the request themselves. */
export const markPresence =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.markPresence> =>
  async (tx, caller, { requestnumber, tab, leaving = false }) => {
    const [request] = await readRequests(tx, [requestnumber])
    if (!request || !isInScope(caller, request)) throw refuse('request_not_found')
    const now = clock.now()
    const silent = new Date(now.getTime() - presenceSilentSeconds * 1000)
    const changed = leaving
      ? await removeTab(tx, tab, caller.userId)
      : await markTab(tx, { tab, requestId: request.id, userId: caller.userId, now })
    await forgetSilentTabs(tx, silent)
    if (changed) await ringBell(tx, { of: 'presence', requestNumber: request.request_number })
    const looking = await listLooking(tx, request.id, silent)
    return {
      data: looking
        .filter(({ id }) => id !== caller.userId)
        .map(({ id, name, since }) => ({ id, name, since: since.toISOString() })),
    }
  }
