// Who decides, and how much each of them holds; for other modules.
import type { StaffMember } from '../../db/staff-with-role.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { countHeld, listDeciders } from './colleagues.sql.ts'

/** Active inspectors and approvers with their grants, and how many requests each holds. */
export const readColleagues = async (
  tx: Tx,
): Promise<{ readonly people: readonly StaffMember[]; readonly held: ReadonlyMap<string, number> }> => ({
  people: await listDeciders(tx),
  held: await countHeld(tx),
})
