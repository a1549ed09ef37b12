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

/** Notes how far the counting has come. */
export const writeState = async (tx: Tx, state: { readonly through: string; readonly as_of: Date }): Promise<void> => {
  await tx.updateTable('oversight_state').set(state).execute()
}

/** Counts every day from this one anew. */
export const countDays = async (tx: Tx, day: string, since: Date): Promise<void> => {
  await tx.deleteFrom('oversight_days').where('day', '>=', day).execute()
  const place = sql`r.module, r.category_id, coalesce(r.organization_id, 0)`
  const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${zone})::date`
  const decided = sql`(e.action = 'reject' or (e.action = 'approve' and e.to_state = 'approved'))`
  await sql`
    with acts as materialized (
      select e.id, e.request_id, e.action, e.to_state, e.at from request_events e
      where e.at >= ${since} and e.action in ('submit', 'return', 'approve', 'reject', 'expire')
    ), decisions as materialized (
      select e.at, r.module, r.category_id, r.organization_id, r.due_on,
        ${dayOf('e.at')} - ${dayOf('s.submitted_at')} as took
      from acts e join requests r on r.id = e.request_id
      join request_snapshots s on s.request_id = r.id and s.round = 1
      where ${decided}
    )
    insert into oversight_days (day, module, category_id, organization_id, measure, bucket, title, count, amount)
    select ${dayOf('e.at')}, ${place},
      case e.action when 'submit' then 'received' when 'return' then 'returned' when 'reject' then 'rejected'
        when 'expire' then 'expired' else 'approved' end as measure, 0, '', count(*), 0
    from acts e join requests r on r.id = e.request_id
    where ${decided} or e.action in ('submit', 'return', 'expire')
    group by 1, 2, 3, 4, 5
    union all
    select ${dayOf('r.at')}, ${place}, 'days', greatest(r.took, 0), '', count(*), 0
    from decisions r group by 1, 2, 3, 4, 6
    union all
    select ${dayOf('r.at')}, ${place}, 'late', 0, '', count(*), 0
    from decisions r where r.due_on < ${dayOf('r.at')} group by 1, 2, 3, 4
    union all
    select ${dayOf('e.at')}, ${place}, 'field', 0, left(m.title, 200), count(*), 0
    from acts e join requests r on r.id = e.request_id join request_remarks m on m.event_id = e.id
    where e.action = 'return' group by 1, 2, 3, 4, 7
    union all
    select ${dayOf('i.closed_at')}, ${place}, 'revenue', 0, '', count(*), sum(i.amount)
    from invoices i join requests r on r.id = i.request_id
    where i.state = 'paid' and i.closed_at >= ${since} group by 1, 2, 3, 4
  `.execute(tx)
}
