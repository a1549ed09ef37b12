// SQL of the monthly reports.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** The whole agency, where a unit stands. */
export const wholeAgency = 0

/** Which reports of a month there are. */
export const listMade = async (tx: Tx, month: string): Promise<readonly number[]> => {
  const rows = await tx.selectFrom('oversight_reports').select('organization_id').where('month', '=', month).execute()
  return rows.map(row => row.organization_id)
}

/** Keeps a report; false when another process kept it first. */
export const insertReport = async (
  tx: Tx,
  report: { readonly month: string; readonly organization_id: number; readonly pdf: Buffer; readonly made_at: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('oversight_reports')
    .values(report)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Reports of some units, newest first; null is every unit. */
export const listReports = async (tx: Tx, units: readonly number[] | null) =>
  tx
    .selectFrom('oversight_reports as r')
    .leftJoin('organizations as o', 'o.id', 'r.organization_id')
    .select(['r.organization_id', 'o.name_mn', 'o.name_en', 'r.made_at'])
    .select(sql<string>`r.month::text`.as('month'))
    .where(eb => (units === null ? eb.lit(true) : eb('r.organization_id', 'in', [...units, -1])))
    .orderBy('r.month', 'desc')
    .orderBy('r.organization_id')
    .limit(200)
    .execute()

/** The bytes of a report. */
export const findReport = async (tx: Tx, month: string, unit: number): Promise<Buffer | null> => {
  const row = await tx
    .selectFrom('oversight_reports')
    .select('pdf')
    .where('month', '=', month)
    .where('organization_id', '=', unit)
    .executeTakeFirst()
  return row?.pdf ?? null
}
