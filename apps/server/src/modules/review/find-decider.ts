import type { StaffMember } from '../../db/staff-with-role.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { listDeciders } from './colleagues.sql.ts'

/** The inspector or approver of an id; null when nobody active is. */
export const findDecider = async (tx: Tx, id: string): Promise<StaffMember | null> =>
  (await listDeciders(tx, id))[0] ?? null
