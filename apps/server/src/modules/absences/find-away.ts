// What other modules ask of absences.
import { listStaffWithRole, type StaffMember } from '../../db/staff-with-role.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { listAway, listStoodInFor } from './absences.sql.ts'

/** Until when somebody is away, and who stands in. */
export type Away = { readonly to: string; readonly deputy: { readonly id: string; readonly name: string } }

/** Who is away today, by id: of these people, or of all. */
export const findAway = async (
  tx: Tx,
  today: string,
  userIds?: readonly string[],
): Promise<ReadonlyMap<string, Away>> => {
  if (userIds?.length === 0) return new Map()
  const rows = await listAway(tx, today, userIds)
  return new Map(
    rows.map(row => [row.user_id, { to: row.to_day, deputy: { id: row.deputy_user_id, name: row.deputy_name } }]),
  )
}

/** For whom somebody stands in today. */
export const findStoodInFor = (tx: Tx, deputyId: string, today: string): Promise<readonly string[]> =>
  listStoodInFor(tx, deputyId, today)

/** Who stands in for somebody today, with his or her own grants, and the name of the absent; null for who is there. */
export const findDeputy = async (
  tx: Tx,
  userId: string,
  today: string,
): Promise<{ readonly deputy: StaffMember; readonly absent: string } | null> => {
  const [row] = await listAway(tx, today, [userId])
  if (!row) return null
  const [deputy] = await listStaffWithRole(tx, ['REVIEWER', 'APPROVER'], row.deputy_user_id)
  return deputy ? { deputy, absent: row.name } : null
}
