import type * as calls from '@khyanalt/contract/assignments'
import { mostSelected } from '@khyanalt/contract/queue'
import { isHeld } from '@khyanalt/domain/queue-view'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findAway } from '../absences/find-away.ts'
import { readRequests } from '../requests/read-requests.ts'
import { countHeld, listDeciders } from './colleagues.sql.ts'
import { isInScope } from './desk-scopes.ts'
import { unsuited } from './suits-step.ts'

/** As many as are assigned at once. */
const mostRequests = mostSelected

/**
 * Whom requests may be given to, with the load of each: those who may act on the current step of every one of them.
 * What lies outside the caller's scope does not exist here either.
 */
export const listColleagues =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.listColleagues> =>
  async (tx, caller, input) => {
    const numbers = (input.requests ?? '').split(',').filter(number => number !== '')
    const requests = (await readRequests(tx, numbers.slice(0, mostRequests))).filter(
      // What nobody may hold any more keeps no one from the list; it is refused by itself.
      each => isInScope(caller, each) && isHeld(each.state),
    )
    const people = await listDeciders(tx)
    const held = await countHeld(tx)
    const away = await findAway(tx, agencyDate(clock.now()))
    return {
      data: people
        .filter(colleague => requests.every(request => unsuited(request, { id: colleague.id, colleague }) === null))
        .map(({ id, name, position }) => ({
          id,
          name,
          position,
          holds: held.get(id) ?? 0,
          away: away.get(id) ?? null,
        })),
    }
  }
