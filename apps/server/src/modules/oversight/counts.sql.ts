// SQL of what was counted: figures of a period out of whole months and single days.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { type Period, type Scopes, within } from './scope.sql.ts'
import { spansOf } from './spans.ts'

export type CountRow = {
  readonly month: string
  readonly category_id: number
  readonly organization_id: number
  readonly kind: string
  readonly bucket: number
  readonly count: string
  readonly amount: string
}

/** Counts of a period by month, category, unit, kind and size. */
export const listCounts = async (tx: Tx, period: Period, scopes: Scopes): Promise<readonly CountRow[]> => {
  const { rows } = await sql<CountRow>`
    select to_char(r.day, 'YYYY-MM') as month, r.category_id, r.organization_id, r.kind, r.bucket,
      sum(r.count)::text as count, sum(r.amount)::text as amount
    from oversight_counts r
    where ${counted(period, scopes, ['received', 'approved', 'rejected', 'returned', 'expired', 'late', 'revenue', 'days'])}
    group by 1, 2, 3, 4, 5
  `.execute(tx)
  return rows
}

/** What requests of a period were returned for, most often first. */
export const listFields = async (tx: Tx, period: Period, scopes: Scopes) => {
  const { rows } = await sql<{ title: string; count: number }>`
    select r.subject as title, sum(r.count)::int as count from oversight_counts r
    where ${counted(period, scopes, ['remark'])} group by 1 order by 2 desc, 1 limit 10
  `.execute(tx)
  return rows
}

export type StayRow = {
  readonly service_id: number
  readonly kind: 'whole' | 'receipt' | 'review' | 'payment' | 'correction'
  readonly step: number
  readonly bucket: number
  readonly count: number
  readonly late: number
}

/** How long requests stayed, by service, stage, step and working days. */
export const listStays = async (tx: Tx, period: Period, scopes: Scopes): Promise<readonly StayRow[]> => {
  const { rows } = await sql<StayRow>`
    select r.service_id, r.kind, r.step, r.bucket, sum(r.count)::int as count, sum(r.late)::int as late
    from oversight_counts r
    where ${counted(period, scopes, ['whole', 'receipt', 'review', 'payment', 'correction'])} group by 1, 2, 3, 4
  `.execute(tx)
  return rows
}

export type DoneRow = {
  readonly user_id: string
  readonly returned: boolean
  readonly bucket: number
  readonly count: number
}

/** What each person ended, by working days at the step. */
export const listDone = async (tx: Tx, period: Period, scopes: Scopes): Promise<readonly DoneRow[]> => {
  const { rows } = await sql<DoneRow>`
    select r.subject as user_id, r.kind = 'returned_by' as returned, r.bucket, sum(r.count)::int as count
    from oversight_counts r
    where ${counted(period, scopes, ['agreed_by', 'returned_by', 'rejected_by', 'approved_by'])} group by 1, 2, 3
  `.execute(tx)
  return rows
}

export type RemarkRow = {
  readonly service_id: number
  readonly title: string
  readonly reason: string
  readonly count: number
}

/** Remarks of a period by question and reason, most often first. */
export const listRemarks = async (tx: Tx, period: Period, scopes: Scopes): Promise<readonly RemarkRow[]> => {
  const { rows } = await sql<RemarkRow>`
    select r.service_id, r.subject as title, r.reason, sum(r.count)::int as count from oversight_counts r
    where ${counted(period, scopes, ['remark'])} group by 1, 2, 3 order by 4 desc, 1, 2, 3
  `.execute(tx)
  return rows
}

/** When the days were counted. */
export const findAsOf = async (tx: Tx): Promise<Date | null> => {
  const row = await tx.selectFrom('oversight_state').select('as_of').executeTakeFirst()
  return row?.as_of ?? null
}

/** The rows of some kinds that belong to a period, each figure once. */
const counted = (period: Period, scopes: Scopes, kinds: readonly string[]): RawBuilder<unknown> => {
  const spans = spansOf(period).map(
    ({ grain, from, to }) =>
      sql`(r.grain = ${grain} and r.kind = any(${[...kinds]}) and r.day between ${from} and ${to})`,
  )
  return sql`(${sql.join(spans, sql` or `)}) and ${within(period, scopes)}`
}
