// SQL of what somebody holds.
import { heldStates } from '@khyanalt/domain/queue-view'
import type { Tx } from '../../db/transaction.ts'

/** The numbers of what somebody holds, what is due first at the beginning; so many of them. */
export const listHeldNumbers = async (tx: Tx, userId: string, most: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('requests')
    .select('request_number')
    .where('deleted_at', 'is', null)
    .where('state', 'in', [...heldStates])
    .where('holder_user_id', '=', userId)
    .orderBy('due_on')
    .orderBy('request_number')
    .limit(most)
    .execute()
  return rows.map(row => row.request_number)
}

/** How many that are. */
export const countHeldNumbers = async (tx: Tx, userId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('requests')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .where('state', 'in', [...heldStates])
    .where('holder_user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Somebody of the agency by id, active or not: what a colleague held who has left is handed over too. */
export const findStaffName = async (tx: Tx, id: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', id)
    .where('kind', '=', 'staff')
    .executeTakeFirst()
  return row?.name ?? null
}
