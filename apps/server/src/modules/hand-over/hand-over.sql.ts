// SQL of what somebody holds.
import { heldRequests } from '../../db/held-requests.sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** The numbers of what somebody holds, what is due first at the beginning; so many of them. */
export const listHeldNumbers = async (tx: Tx, userId: string, most: number): Promise<string[]> => {
  const rows = await heldRequests(tx, userId)
    .select('request_number')
    .orderBy('due_on')
    .orderBy('request_number')
    .limit(most)
    .execute()
  return rows.map(row => row.request_number)
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
