// SQL of the people who decide, and of how much each of them holds.
import { heldStates } from '@khyanalt/domain/queue-view'
import { listStaffWithRole, type StaffMember } from '../../db/staff-with-role.sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** Active inspectors and approvers with their grants; one of them where an id is given. */
export const listDeciders = (tx: Tx, id?: string): Promise<StaffMember[]> =>
  listStaffWithRole(tx, ['REVIEWER', 'APPROVER'], id)

/** The name of somebody of the agency, active or not. */
export const findColleagueName = async (tx: Tx, id: string): Promise<string | null> => {
  const row = await tx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** How many requests each of them holds. */
export const countHeld = async (tx: Tx): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('requests')
    .select(['holder_user_id', eb => eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .where('state', 'in', [...heldStates])
    .where('holder_user_id', 'is not', null)
    .groupBy('holder_user_id')
    .execute()
  return new Map(rows.map(row => [row.holder_user_id ?? '', Number(row.count)]))
}
