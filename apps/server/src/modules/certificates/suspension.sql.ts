// SQL of suspensions: whether one holds on a day, and putting its days into the row that lists read.
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Whether the row is suspended on a day. */
export const isSuspended = (alias: 'c', today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce(${sql.ref(`${alias}.suspended_from`)} <= ${today}
    and ${sql.ref(`${alias}.suspended_until`)} >= ${today}, false)`

/** Puts the days of a suspension, or none, into the row, with the version that says so. */
export const updateSuspension = async (
  tx: Tx,
  id: string,
  suspension: { readonly from: string; readonly until: string } | null,
  version: number,
): Promise<void> => {
  await tx
    .updateTable('certificates')
    .set({
      suspended_from: suspension?.from ?? null,
      suspended_until: suspension?.until ?? null,
      current_version: version,
    })
    .where('id', '=', id)
    .execute()
}

/** Puts the version of a certificate up. */
export const updateVersion = async (tx: Tx, id: string, version: number): Promise<void> => {
  await tx.updateTable('certificates').set({ current_version: version }).where('id', '=', id).execute()
}

/** Valid certificates whose suspension ended before a day, after one of them. */
export const listSuspensionsOver = async (tx: Tx, today: string, after: string, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('certificates')
    .select('id')
    .where('suspended_until', '<', today)
    .where('state', '=', 'active')
    // One that ran out itself says so, and gets no version that would read as if it held.
    .where('ends_on', '>=', today)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Who made a version. */
export const readIssuedBy = async (tx: Tx, certificateId: string, version: number): Promise<string> => {
  const { issued_by } = await tx
    .selectFrom('certificate_versions')
    .select('issued_by')
    .where('certificate_id', '=', certificateId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return issued_by
}
