// SQL of what past requests of a service teach.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** What is known of a service. */
export type Experience = {
  readonly cases: number
  readonly quick_days: number | null
  readonly slow_days: number | null
  /** Top-level fields that were remarked on, most often first. */
  readonly returned_for: readonly { readonly path: string; readonly requests: number }[]
}

/** The experience with a service, if there is any. */
export const findExperience = async (tx: Tx, serviceId: number): Promise<Experience | null> => {
  const row = await tx
    .selectFrom('service_experience')
    .select(['cases', 'quick_days', 'slow_days', 'returned_for'])
    .where('service_id', '=', serviceId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Learns anew from what was decided and returned since a moment. Figures need so many cases, and a reason so many
 * requests, that neither speaks of one person's case.
 */
export const learnExperience = async (
  tx: Tx,
  { since, now, leastCases, leastRequests, reasons }: LearnOptions,
): Promise<number> => {
  const { rows } = await sql<{ service_id: number }>`
    with decided as (
      select r.service_id, (e.at at time zone 'Asia/Ulaanbaatar')::date
        - (s.submitted_at at time zone 'Asia/Ulaanbaatar')::date as days
      from request_events e
      join requests r on r.id = e.request_id and r.type <> 'UPDATE' and r.deleted_at is null
      join request_snapshots s on s.request_id = r.id and s.round = 1
      where e.action in ('approve', 'reject') and e.at >= ${since}
    ), figures as (
      select service_id, count(*)::int as cases,
        percentile_disc(0.2) within group (order by days) as quick,
        percentile_disc(0.8) within group (order by days) as slow
      from decided group by service_id
    ), remarked as (
      select r.service_id, split_part(m.path, '/', 1) as path, count(distinct r.id)::int as requests
      from request_remarks m
      join request_events e on e.id = m.event_id and e.action = 'return' and e.at >= ${since}
      join requests r on r.id = m.request_id and r.type <> 'UPDATE'
      where m.path is not null
      group by 1, 2 having count(distinct r.id) >= ${leastRequests}
    ), ranked as (
      select *, row_number() over (partition by service_id order by requests desc, path) as place from remarked
    ), reasons as (
      select service_id, jsonb_agg(jsonb_build_object('path', path, 'requests', requests) order by place) as returned_for
      from ranked where place <= ${reasons} group by service_id
    )
    insert into service_experience as known
      (service_id, cases, quick_days, slow_days, returned_for, computed_at)
    select s.id, coalesce(f.cases, 0), case when f.cases >= ${leastCases} then f.quick end,
      case when f.cases >= ${leastCases} then f.slow end, coalesce(w.returned_for, '[]'), ${now}
    from services s left join figures f on f.service_id = s.id left join reasons w on w.service_id = s.id
    on conflict (service_id) do update set cases = excluded.cases, quick_days = excluded.quick_days,
      slow_days = excluded.slow_days, returned_for = excluded.returned_for, computed_at = excluded.computed_at
    returning known.service_id`.execute(tx)
  return rows.length
}

type LearnOptions = {
  readonly since: Date
  readonly now: Date
  readonly leastCases: number
  readonly leastRequests: number
  /** How many reasons are kept at most. */
  readonly reasons: number
}
