// SQL of counting days: once from journal and invoices, so that reports read a few thousand rows.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

const zone = sql.lit('Asia/Ulaanbaatar')

/** The first day that may still change; locked, so that two countings take turns. */
export const lockThrough = async (tx: Tx): Promise<string> => {
  const row = await tx
    .selectFrom('oversight_state')
    .select(sql<string>`through::text`.as('through'))
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.through
}

/** The first day that has never been counted although something happened then; null when there is none. */
export const findUncounted = async (tx: Tx, before: string): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select (min(e.at) at time zone ${zone})::date::text as day from request_events e
    where not exists (select from oversight_counts c where c.grain = 'month' and c.day < ${before}::date)
  `.execute(tx)
  const day = rows[0]?.day ?? null
  return day !== null && day < before ? day : null
}

/** Notes how far the counting has come. */
export const writeState = async (tx: Tx, state: { readonly through: string; readonly as_of: Date }): Promise<void> => {
  await tx.updateTable('oversight_state').set(state).execute()
}

/** Forgets the counts from a day on. */
export const dropCounts = async (tx: Tx, day: string): Promise<void> => {
  await sql`delete from oversight_counts where grain = 'day' and day >= ${day}`.execute(tx)
}

/** Adds up anew the months from that of a day on. */
export const countMonths = async (tx: Tx, day: string): Promise<void> => {
  await sql`delete from oversight_counts where grain = 'month' and day >= date_trunc('month', ${day}::date)`.execute(tx)
  await sql`
    insert into oversight_counts (grain, day, kind, step, module, category_id, organization_id, service_id, subject, reason,
      bucket, count, late, amount)
    select 'month', date_trunc('month', day)::date, kind, step, module, category_id, organization_id, service_id, subject,
      reason, bucket, sum(count), sum(late), sum(amount)
    from oversight_counts where grain = 'day' and day >= date_trunc('month', ${day}::date)
    group by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  `.execute(tx)
}

/** Counts what happened on every day from this moment on. */
export const countDays = async (tx: Tx, since: Date): Promise<void> => {
  const place = sql`r.module, r.category_id, coalesce(r.organization_id, 0), r.service_id`
  const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${zone})::date`
  const decided = sql`(e.action = 'reject' or (e.action = 'approve' and e.to_state = 'approved'))`
  await sql`
    with acts as materialized (
      select e.id, e.request_id, e.action, e.to_state, e.at from request_events e
      where e.at >= ${since} and e.action in ('submit', 'return', 'approve', 'reject', 'expire')
    ), decisions as materialized (
      select e.at, r.module, r.category_id, r.organization_id, r.service_id, r.due_on,
        ${dayOf('e.at')} - ${dayOf('s.submitted_at')} as took
      from acts e join requests r on r.id = e.request_id
      join request_snapshots s on s.request_id = r.id and s.round = 1
      where ${decided}
    )
    insert into oversight_counts (grain, day, module, category_id, organization_id, service_id, kind, step, subject, reason,
      bucket, count, late, amount)
    select 'day', ${dayOf('e.at')}, ${place},
      case e.action when 'submit' then 'received' when 'return' then 'returned' when 'reject' then 'rejected'
        when 'expire' then 'expired' else 'approved' end as kind, 0, '', '', 0, count(*), 0, 0
    from acts e join requests r on r.id = e.request_id
    where ${decided} or e.action in ('submit', 'return', 'expire')
    group by 1, 2, 3, 4, 5, 6, 7
    union all
    select 'day', ${dayOf('r.at')}, ${place}, 'days', 0, '', '', greatest(r.took, 0), count(*), 0, 0
    from decisions r group by 1, 2, 3, 4, 5, 6, 11
    union all
    select 'day', ${dayOf('r.at')}, ${place}, 'late', 0, '', '', 0, count(*), 0, 0
    from decisions r where r.due_on < ${dayOf('r.at')} group by 1, 2, 3, 4, 5, 6
    union all
    select 'day', ${dayOf('i.closed_at')}, ${place}, 'revenue', 0, '', '', 0, count(*), 0, sum(i.amount)
    from invoices i join requests r on r.id = i.request_id
    where i.state = 'paid' and i.closed_at >= ${since} group by 1, 2, 3, 4, 5, 6
  `.execute(tx)
}

/** The days as the release before reads them; goes with the next release, as its table does. */
export const keepOldDays = async (tx: Tx, day: string): Promise<void> => {
  await tx.deleteFrom('oversight_days').where('day', '>=', day).execute()
  await sql`
    insert into oversight_days (day, module, category_id, organization_id, measure, bucket, title, count, amount)
    select day, module, category_id, organization_id, case kind when 'remark' then 'field' else kind end, bucket, subject,
      sum(count), sum(amount)
    from oversight_counts
    where grain = 'day' and day >= ${day}
      and kind in ('received', 'approved', 'rejected', 'returned', 'expired', 'late', 'revenue', 'days', 'remark')
    group by 1, 2, 3, 4, 5, 6, 7
  `.execute(tx)
}
