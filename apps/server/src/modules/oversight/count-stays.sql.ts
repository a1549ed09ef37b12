// SQL of counting where the time goes: how long requests stay at each stage, who ends the stays, and what is remarked.
// Days are working days, as the clock of the law counts them.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

const zone = sql.lit('Asia/Ulaanbaatar')
const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${zone})::date`

/** Every day with the number of working days up to it; the difference of two is what lies between them. */
const calendar = (day: string) => sql`
  calendar as materialized (
    select d::date as day, sum((extract(isodow from d) < 6 and h.day is null)::int) over (order by d)::int as worked
    from generate_series(${day}::date - 1100, current_date + 2, interval '1 day') as d
    left join public_holidays h on h.day = d::date
  )`

/** Counts the stays that ended on a day or later, and whole requests decided then. */
export const countStays = async (tx: Tx, day: string, since: Date): Promise<void> => {
  await sql`
    with ${calendar(day)}, touched as (
      select distinct e.request_id from request_events e where e.at >= ${since}
    ), moves as (
      select e.request_id, e.to_state as state, e.to_step as step, ${dayOf('e.at')} as entered,
        lead(e.at) over along as left_at, lead(e.action) over along as ended_by,
        lead(e.actor_user_id) over along as ended_by_user, lead(e.to_state) over along as went_to
      from request_events e join touched t on t.request_id = e.request_id
      where (e.from_state, e.from_step) is distinct from (e.to_state, e.to_step)
      window along as (partition by e.request_id order by e.sequence)
    ), stays as materialized (
      select m.*, (m.left_at at time zone ${zone})::date as day, c.worked - coalesce(b.worked, 0) as took,
        r.module, r.category_id, coalesce(r.organization_id, 0) as organization_id, r.service_id, r.due_on,
        (d.review_plan -> (m.step - 1) ->> 'workingDays')::int as planned
      from moves m join requests r on r.id = m.request_id
      join definition_versions d on d.id = r.definition_version_id
      join calendar c on c.day = (m.left_at at time zone ${zone})::date
      left join calendar b on b.day = m.entered
      where m.left_at is not null and m.state in ('sent', 'review', 'payment', 'returned')
    ), decided as (
      select request_id, module, category_id, organization_id, service_id, max(day) filter (where final) as day,
        sum(took) filter (where state in ('sent', 'review') and ended_by <> 'withdraw') as took, bool_or(due_on < day) filter (where final) as late
      from (select s.*, (ended_by = 'reject' or (ended_by = 'approve' and went_to = 'approved')) as final from stays s) as s
      group by 1, 2, 3, 4, 5 having bool_or(final and left_at >= ${since})
    )
    insert into oversight_counts (grain, day, kind, step, module, category_id, organization_id, service_id, subject, reason,
      bucket, count, late, amount)
    select 'day', s.day, case s.state when 'sent' then 'receipt' when 'returned' then 'correction' else s.state end,
      case when s.state = 'review' then s.step else 0 end, s.module, s.category_id, s.organization_id, s.service_id, '', '',
      s.took, count(*), count(*) filter (where s.state = 'review' and s.took > s.planned), 0
    from stays s where s.left_at >= ${since} group by 1, 2, 3, 4, 5, 6, 7, 8, s.took
    union all
    select 'day', s.day, case s.ended_by when 'agree' then 'agreed_by' when 'return' then 'returned_by'
        when 'reject' then 'rejected_by' else 'approved_by' end,
      0, s.module, s.category_id, s.organization_id, s.service_id, s.ended_by_user::text, '', s.took, count(*), 0, 0
    from stays s
    where s.left_at >= ${since} and s.state = 'review' and s.ended_by in ('agree', 'return', 'reject', 'approve')
      and s.ended_by_user is not null
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, s.took
    union all
    select 'day', d.day, 'whole', 0, d.module, d.category_id, d.organization_id, d.service_id, '', '',
      d.took, count(*), count(*) filter (where d.late), 0
    from decided d group by 1, 2, 3, 4, 5, 6, 7, 8, d.took
  `.execute(tx)
}

/** Counts what was remarked in returns of a day or later, by question and ready text. */
export const countRemarks = async (tx: Tx, since: Date): Promise<void> => {
  await sql`
    insert into oversight_counts (grain, day, kind, step, module, category_id, organization_id, service_id, subject, reason,
      bucket, count, late, amount)
    select 'day', ${dayOf('e.at')}, 'remark', 0, r.module, r.category_id, coalesce(r.organization_id, 0), r.service_id,
      left(m.title, 200), left(coalesce(t.title, ''), 200), 0, count(*), 0, 0
    from request_events e join requests r on r.id = e.request_id
    join request_remarks m on m.request_id = e.request_id and m.event_id = e.id
    left join (select text, min(title) as title from canned_texts where deleted_at is null group by text) as t
      on t.text = m.comment
    where e.at >= ${since} and e.action = 'return' group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  `.execute(tx)
}
