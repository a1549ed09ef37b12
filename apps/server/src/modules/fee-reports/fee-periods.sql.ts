// SQL of windows that the agency set, and of quarters that late requests opened.
import { feeDeskTotalLimit } from '@khyanalt/contract/staff-fee-reports'
import type { Quarter, Window } from '@khyanalt/domain/fee-report/quarters'
import { type NotNull, sql } from 'kysely'
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
    : tx
        .selectFrom('cases as k')
        .innerJoin('late_request_quarters as q', 'q.case_id', 'k.id')
        .select(['k.id', 'k.owner_company_id as company_id', 'q.year', 'q.season', 'q.open_until'])
        .where('k.type', '=', 'late_request')
        .where('k.owner_company_id', 'in', [...companyIds])
        .where('k.state', '=', 'approved')
        .where('q.used_at', 'is', null)
        .where('q.open_until', '>=', day)
        .orderBy('q.open_until', 'desc')
        .$narrowType<{ company_id: NotNull; open_until: NotNull }>()
        .execute()

/** Closes what a late request opened: its report was sent. False when it is closed already. */
export const closeOpening = async (tx: Tx, id: string, reportId: string, at: Date): Promise<boolean> => {
  const row = await tx
    .updateTable('late_request_quarters')
    .set({ used_at: at, used_by: reportId })
    .where('case_id', '=', id)
    .where('used_at', 'is', null)
    .returning('case_id')
    .executeTakeFirst()
  return row !== undefined
}
