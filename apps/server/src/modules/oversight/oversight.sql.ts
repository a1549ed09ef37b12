// SQL of oversight: the counted days for periods, requests themselves for how things stand now.
import type { OversightMeasure } from '@khyanalt/contract/oversight'
import type { Grant } from '@khyanalt/domain/roles'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

export type Period = {
  readonly from: string
  readonly to: string
  readonly category?: number | undefined
  readonly organization?: number | undefined
}
/** The grants that let the caller oversee. */
export type Scopes = readonly Grant[]

export type CountRow = {
  readonly month: string
  readonly category_id: number
  readonly organization_id: number
  readonly measure: string
  readonly bucket: number
  readonly count: string
  readonly amount: string
}

/** Counts of a period by month, category, unit, measure and size. */
export const listCounts = async (tx: Tx, period: Period, scopes: Scopes): Promise<readonly CountRow[]> => {
  const { rows } = await sql<CountRow>`
    select to_char(r.day, 'YYYY-MM') as month, r.category_id, r.organization_id, r.measure, r.bucket,
      sum(r.count)::text as count, sum(r.amount)::text as amount
    from oversight_days r
    where r.day between ${period.from} and ${period.to} and r.measure <> 'field' and ${within(period, scopes)}
    group by 1, 2, 3, 4, 5
  `.execute(tx)
  return rows
}

/** What requests of a period were returned for, most often first. */
export const listFields = async (tx: Tx, period: Period, scopes: Scopes) => {
  const { rows } = await sql<{ title: string; count: number }>`
    select r.title, sum(r.count)::int as count from oversight_days r
    where r.day between ${period.from} and ${period.to} and r.measure = 'field' and ${within(period, scopes)}
    group by 1 order by 2 desc, 1 limit 10
  `.execute(tx)
  return rows
}

/** When the days were counted. */
export const findAsOf = async (tx: Tx): Promise<Date | null> => {
  const row = await tx.selectFrom('oversight_state').select('as_of').executeTakeFirst()
  return row?.as_of ?? null
}

/** Names of categories and units by id. */
export const listPlaceNames = async (tx: Tx) => {
  const categories = await tx.selectFrom('categories').select(['id', 'name_mn', 'name_en']).execute()
  const organizations = await tx.selectFrom('organizations').select(['id', 'name_mn', 'name_en']).execute()
  const named = (rows: readonly { id: number; name_mn: string; name_en: string }[]) =>
    new Map(rows.map(row => [row.id, { mn: row.name_mn, en: row.name_en }]))
  return { categories: named(categories), organizations: named(organizations) }
}

/** How many requests are open and overdue within scope. */
export const countOpen = async (tx: Tx, period: Period, scopes: Scopes, today: string) => {
  const { rows } = await sql<{ open: number; overdue: number }>`
    select count(*)::int as open, count(*) filter (where r.due_on < ${today})::int as overdue
    from requests r
    where r.deleted_at is null and r.state in ('sent', 'review') and ${within(period, scopes)}
  `.execute(tx)
  return rows[0] ?? { open: 0, overdue: 0 }
}

/** What each inspector holds, most first. */
export const listLoad = async (tx: Tx, period: Period, scopes: Scopes, today: string) => {
  const { rows } = await sql<{ id: string; name: string; open: number; overdue: number }>`
    select u.id, u.name, l.open, l.overdue from (
      select r.holder_user_id, count(*)::int as open,
        count(*) filter (where r.state = 'review' and r.due_on < ${today})::int as overdue
      from requests r
      where r.deleted_at is null and r.state in ('review', 'payment') and r.holder_user_id is not null
        and ${within(period, scopes)}
      group by 1
    ) as l join users u on u.id = l.holder_user_id
    order by l.open desc, u.name, u.id limit 30
  `.execute(tx)
  return rows
}

export type BehindRow = {
  readonly id: string
  readonly request_number: string
  readonly name_mn: string
  readonly name_en: string
  readonly organization: { readonly mn: string; readonly en: string } | null
  readonly at: Date
  readonly person: string | null
  readonly due_on: string | null
}

export type Asked = {
  readonly measure: OversightMeasure
  readonly holder: string | null
  readonly since: Date
  readonly until: Date
  readonly today: string
  readonly before: { readonly at: Date; readonly id: string } | null
}

/** Requests behind a figure, newest first. */
export const listBehind = async (tx: Tx, period: Period, scopes: Scopes, asked: Asked, limit: number) => {
  const { measure, before } = asked
  const shown = sql`r.request_number, s.name_mn, s.name_en, 
    case when o.id is not null then json_build_object('mn', o.name_mn, 'en', o.name_en) end as organization, r.due_on::text as due_on`
  const joins = sql`join services s on s.id = r.service_id left join organizations o on o.id = r.organization_id`
  const now = measure === 'open' || measure === 'overdue' || measure === 'held'
  const { rows } = now
    ? await sql<BehindRow>`
        select r.id, r.submitted_at as at, u.name as person, ${shown}
        from requests r ${joins} left join users u on u.id = r.holder_user_id
        where r.deleted_at is null and ${standing(asked)} and ${within(period, scopes)}
          and ${before ? sql`(r.submitted_at, r.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql`true`}
        order by r.submitted_at desc, r.id desc limit ${limit}`.execute(tx)
    : await sql<BehindRow>`
        select e.id, e.at, e.actor_name as person, ${shown}
        from request_events e join requests r on r.id = e.request_id ${joins}
        where e.at >= ${asked.since} and e.at < ${asked.until} and ${happened(measure)} and ${within(period, scopes)}
          and ${before ? sql`(e.at, e.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql`true`}
        order by e.at desc, e.id desc limit ${limit}`.execute(tx)
  return rows
}

const standing = ({ measure, holder, today }: Asked): RawBuilder<unknown> => {
  if (measure === 'held') return sql`r.state in ('review', 'payment') and r.holder_user_id = ${holder}`
  return measure === 'overdue'
    ? sql`r.state in ('sent', 'review') and r.due_on < ${today}`
    : sql`r.state in ('sent', 'review')`
}

const happened = (measure: OversightMeasure): RawBuilder<unknown> => {
  switch (measure) {
    case 'received':
      return sql`e.action = 'submit'`
    case 'returned':
      return sql`e.action = 'return'`
    case 'rejected':
      return sql`e.action = 'reject'`
    case 'expired':
      return sql`e.action = 'expire'`
    case 'late':
      return sql`(e.action = 'reject' or (e.action = 'approve' and e.to_state = 'approved'))
        and r.due_on < (e.at at time zone 'Asia/Ulaanbaatar')::date`
    default:
      return sql`e.action = 'approve' and e.to_state = 'approved'`
  }
}

/** The places that both the filters and the grants allow, over anything called `r`. */
const within = ({ category, organization }: Period, scopes: Scopes): RawBuilder<unknown> => {
  const places = scopes.map(
    scope =>
      sql`(${and([
        ...(scope.module === undefined ? [] : [sql`r.module = ${scope.module}`]),
        ...(scope.categoryId === undefined ? [] : [sql`r.category_id = ${scope.categoryId}`]),
        ...(scope.organizationId === undefined ? [] : [sql`r.organization_id = ${scope.organizationId}`]),
      ])})`,
  )
  return and([
    ...(category === undefined ? [] : [sql`r.category_id = ${category}`]),
    ...(organization === undefined ? [] : [sql`r.organization_id = ${organization}`]),
    sql`(${sql.join(places, sql` or `)})`,
  ])
}

const and = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
