// SQL of windows that the agency set, and of quarters that late requests opened.
import { feeDeskTotalLimit } from '@khyanalt/contract/staff-fee-reports'
import type { Quarter, Season, Window } from '@khyanalt/domain/fee-report/quarters'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** A window that the agency set. */
export type SetPeriod = Quarter &
  Window & {
    readonly version: number
    readonly changed_at: Date
    readonly changed_by_name: string
  }

const selectPeriods = (tx: Tx) =>
  tx
    .selectFrom('fee_periods as p')
    .innerJoin('users as u', 'u.id', 'p.changed_by')
    .select(['p.year', 'p.season', 'p.opens', 'p.closes', 'p.version', 'p.changed_at', 'u.name as changed_by_name'])

/** The set windows that are open on a day, and that of another quarter whatever its days. */
export const listPeriodsOn = async (tx: Tx, day: string, due: Quarter): Promise<readonly SetPeriod[]> =>
  await selectPeriods(tx)
    .where(eb =>
      eb.or([
        eb.and([eb('p.opens', '<=', day), eb('p.closes', '>=', day)]),
        eb.and([eb('p.year', '=', due.year), eb('p.season', '=', due.season)]),
      ]),
    )
    .execute()

/** The set windows of a year. */
export const listPeriodsOfYear = async (tx: Tx, year: number): Promise<readonly SetPeriod[]> =>
  await selectPeriods(tx).where('p.year', '=', year).execute()

/** Stores a window; the version it has then, or null when somebody set it meanwhile. */
export const storePeriod = async (
  tx: Tx,
  period: Quarter & Window & { readonly version: number; readonly changed_by: string; readonly changed_at: Date },
): Promise<number | null> => {
  const { version, ...values } = period
  if (version === 0) {
    const row = await tx
      .insertInto('fee_periods')
      .values(values)
      .onConflict(conflict => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
    return row?.version ?? null
  }
  const row = await tx
    .updateTable('fee_periods')
    .set({ ...values, version: version + 1 })
    .where('year', '=', values.year)
    .where('season', '=', values.season)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return row?.version ?? null
}

/** How many reports were sent for each quarter of a year, each counted to a limit. */
export const countReportsOfYear = async (tx: Tx, year: number) => {
  const each = [1, 2, 3, 4].map(
    season => sql`select ${season}::int as season, (
      select count(*)::int from (
        select from fee_reports r where r.year = ${year}::int and r.season = ${season}::int and r.state <> 'draft'
        limit ${sql.lit(feeDeskTotalLimit)}
      ) as found
    ) as reports`,
  )
  const { rows } = await sql<{ season: number; reports: number }>`${sql.join(each, sql` union all `)}`.execute(tx)
  return rows
}

/** Quarters that approved late requests hold open on a day. */
export const listLateOpenings = async (tx: Tx, companyIds: readonly string[], day: string) =>
  companyIds.length === 0
    ? []
    : ((await tx
        .selectFrom('late_requests')
        .select(['id', 'company_id', 'year', 'season', 'open_until'])
        .where('company_id', 'in', [...companyIds])
        .where('state', '=', 'approved')
        .where('used_at', 'is', null)
        .where('open_until', '>=', day)
        .orderBy('open_until', 'desc')
        .execute()) as {
        id: string
        company_id: string
        year: number
        season: Season
        open_until: string
      }[])

/** Closes what a late request opened: its report was sent. False when it is closed already. */
export const closeOpening = async (tx: Tx, id: string, reportId: string, at: Date): Promise<boolean> => {
  const row = await tx
    .updateTable('late_requests')
    .set(eb => ({ used_at: at, used_by: reportId, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
