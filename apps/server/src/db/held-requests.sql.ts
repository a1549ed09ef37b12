// SQL of the requests that somebody of the agency holds.
import { heldStates } from '@khyanalt/domain/queue-view'
import type { Tx } from './transaction.ts'

/** The requests that somebody holds and has to work on. */
export const heldRequests = (tx: Tx, userId: string) =>
  tx
    .selectFrom('requests')
    .where('deleted_at', 'is', null)
    .where('state', 'in', [...heldStates])
    .where('holder_user_id', '=', userId)

/** How many that are. */
export const countHeldRequests = async (tx: Tx, userId: string): Promise<number> => {
  const { count } = await heldRequests(tx, userId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
