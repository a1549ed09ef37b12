// SQL of how things stand now: what is open, how old, whose, and what falls due.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { type Period, type Scopes, within } from './scope.sql.ts'

type Filters = Pick<Period, 'category' | 'organization' | 'service'>

/** How many requests are open and overdue within scope. */
export const countOpen = async (tx: Tx, filters: Filters, scopes: Scopes, today: string) => {
  const { rows } = await sql<{ open: number; overdue: number }>`
    select count(*)::int as open, count(*) filter (where r.due_on < ${today})::int as overdue
    from requests r
    where r.deleted_at is null and r.state in ('sent', 'review') and ${within(filters, scopes)}
  `.execute(tx)
  return rows[0] ?? { open: 0, overdue: 0 }
}

/** What each inspector holds, most first. */
export const listLoad = async (tx: Tx, filters: Filters, scopes: Scopes, today: string) => {
  const { rows } = await sql<{ id: string; name: string; open: number; overdue: number }>`
    select u.id, u.name, l.open, l.overdue from (
      select r.holder_user_id, count(*)::int as open,
        count(*) filter (where r.state = 'review' and r.due_on < ${today})::int as overdue
      from requests r
      where r.deleted_at is null and r.state in ('review', 'payment') and r.holder_user_id is not null
        and ${within(filters, scopes)}
      group by 1
    ) as l join users u on u.id = l.holder_user_id
    order by l.open desc, u.name, u.id limit 100
  `.execute(tx)
  return rows
}

/** Open requests by the day on which they were sent. */
export const listSentDays = async (tx: Tx, filters: Filters, scopes: Scopes, today: string) => {
  const { rows } = await sql<{ day: string; waiting: number; review: number; overdue: number }>`
    select (r.submitted_at at time zone 'Asia/Ulaanbaatar')::date::text as day,
      count(*) filter (where r.state = 'sent')::int as waiting, count(*) filter (where r.state = 'review')::int as review,
      count(*) filter (where r.due_on < ${today})::int as overdue
    from requests r
    where r.deleted_at is null and r.state in ('sent', 'review') and ${within(filters, scopes)} group by 1
  `.execute(tx)
  return rows
}

export type UnheldRow = {
  readonly request_number: string
  readonly name_mn: string
  readonly name_en: string
  readonly organization: { readonly mn: string; readonly en: string } | null
  readonly at: Date
  readonly due_on: string | null
}

/** How many open requests nobody holds. */
export const countUnheld = async (tx: Tx, filters: Filters, scopes: Scopes): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from requests r
    where r.deleted_at is null and r.state in ('sent', 'review') and r.holder_user_id is null and ${within(filters, scopes)}
  `.execute(tx)
  return rows[0]?.count ?? 0
}

/** The oldest requests that nobody holds. */
export const listUnheld = async (tx: Tx, filters: Filters, scopes: Scopes, limit: number) => {
  const { rows } = await sql<UnheldRow>`
    select r.request_number, s.name_mn, s.name_en, r.submitted_at as at, r.due_on::text as due_on,
      case when o.id is not null then json_build_object('mn', o.name_mn, 'en', o.name_en) end as organization
    from requests r join services s on s.id = r.service_id left join organizations o on o.id = r.organization_id
    where r.deleted_at is null and r.state in ('sent', 'review') and r.holder_user_id is null and ${within(filters, scopes)}
    order by r.submitted_at, r.id limit ${limit}
  `.execute(tx)
  return rows
}

/** What falls due from a day on, by day. */
export const listDueDays = async (tx: Tx, filters: Filters, scopes: Scopes, days: { first: string; last: string }) => {
  const { rows } = await sql<{ day: string; count: number; unheld: number }>`
    select r.due_on::text as day, count(*)::int as count, count(*) filter (where r.holder_user_id is null)::int as unheld
    from requests r
    where r.deleted_at is null and r.state in ('sent', 'review') and r.due_on between ${days.first} and ${days.last}
      and ${within(filters, scopes)} group by 1
  `.execute(tx)
  return rows
}
