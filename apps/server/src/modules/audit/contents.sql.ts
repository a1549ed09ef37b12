// SQL that compares what things say now with what their events recorded of them.
import type { Finding, SealedKind } from '@khyanalt/domain/audit-findings'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { Source } from './seals.sql.ts'

/** Where a walk over keys begins. */
export const firstKey = '00000000-0000-0000-0000-000000000000'

/** A page of a walk: the last key it looked at, null at the end, and what was found. */
export type WalkedPage = {
  readonly last: string | null
  readonly looked: number
  readonly findings: readonly Finding[]
}

type PageRow = {
  readonly last: string | null
  readonly looked: number
  readonly findings: readonly Finding[] | null
}

const presentPage = ({ rows: [row] }: { readonly rows: readonly PageRow[] }): WalkedPage => ({
  last: row?.last ?? null,
  looked: row?.looked ?? 0,
  findings: row?.findings ?? [],
})

// A case without a number is called by its company, and by the quarter that it asks for.
const caseLabel = (id: RawBuilder<unknown>) => sql`
  select coalesce(k.number, concat_ws(', ', c.name_mn, q.year || '/' || q.season)) from cases k
  left join companies c on c.id = k.owner_company_id left join late_request_quarters q on q.case_id = k.id
  where k.id = ${id}`

// What people call a thing; of one that is gone, the request or the thing that its event was about.
const labelOf = sql<string>`coalesce(
  case j.kind
    when 'submission' then (select r.request_number || ' (' || s.round || ')'
      from request_snapshots s join requests r on r.id = s.request_id where s.id = j.thing)
    when 'remarks' then (select r.request_number from request_events e join requests r on r.id = e.request_id
      where e.id = j.thing)
    when 'invoice' then (select gen_id from invoices where id = j.thing)
    when 'quantities' then (select request_number from requests where id = j.thing)
    when 'certificate' then (select ref_id from certificates where id = j.thing)
    when 'food_certificate' then (select request_number from food_certificates where id = j.thing)
    when 'certificate_version' then (select coalesce(c.ref_id, f.request_number) || ' (' || v.version || ')'
      from certificate_versions v left join certificates c on c.id = v.certificate_id
      left join food_certificates f on f.id = v.food_certificate_id where v.id = j.thing)
    when 'definition' then (select s.name_mn || ' (' || d.version || ')'
      from definition_versions d join services s on s.id = d.service_id where d.id = j.thing)
    when 'grants' then (select u.name || coalesce(' (' || u.login_email || ')', '') from users u where u.id = j.thing)
    when 'fee_report' then (select request_number from fee_reports where id = j.thing)
    when 'fee_report_event' then (select r.request_number from fee_report_events e
      join fee_reports r on r.id = e.report_id where e.id = j.thing)
    when 'food_object' then (${caseLabel(sql`j.thing`)})
    when 'case' then (${caseLabel(sql`j.thing`)})
    when 'case_event' then (${caseLabel(sql`(select e.case_id from case_events e where e.id = j.thing)`)})
  end,
  (select r.request_number from request_events e join requests r on r.id = e.request_id where e.id = j.event_id),
  (select coalesce(a.detail ->> 'number', (
      select c.name_mn || ', ' || (a.detail ->> 'year') || '/' || (a.detail ->> 'season')
      from companies c where c.id = key_in(a.detail ->> 'company')), a.noun_id)
    from audit_entries a where a.id = j.event_id),
  '')`

const judge = (kind: SealedKind, keys: RawBuilder<unknown>, isCounted: boolean) => sql<PageRow>`
    with keys as materialized (${keys}), said as materialized (
      select ${kind}::text as kind, k.thing, d.event_id, d.salt, d.digest,
        sealed_content(${kind}, k.thing, coalesce(d.content_version, 1::smallint)) as content
      from keys k left join lateral (
        select event_id, salt, digest, content_version from content_digests
        where kind = ${kind} and thing = k.thing order by sequence desc limit 1
      ) d on true
    ), judged as (
      select s.*, case
        when s.event_id is null then case when ${isCounted} then 'content_unrecorded' end
        -- Lawfully erased: nothing is left to compare.
        when s.digest is null then null
        when content_digest(s.salt, coalesce(s.content, 'null')) is not distinct from s.digest then null
        when s.content is null then 'content_gone'
        else 'content_changed'
      end as code from said s
    )
    select (select thing from keys order by thing desc limit 1) as last, (select count(*)::int from keys) as looked,
      (select json_agg(json_build_object('code', j.code, 'kind', j.kind, 'thing', j.thing, 'label', ${labelOf},
          'seen', encode(content_digest('', coalesce(j.content, 'null')), 'hex')) order by j.thing)
        from judged j where j.code is not null) as findings
  `

/** Looks at things of a kind after one of them, and at those that only digests know of. */
export const comparePage = async (
  tx: Tx,
  kind: SealedKind,
  { after, limit, isCounted }: { readonly after: string; readonly limit: number; readonly isCounted: boolean },
): Promise<WalkedPage> => {
  const keys = sql`
    select thing from (
      (select thing from sealed_things(${kind}, ${after}::uuid, ${limit}) as thing)
      union
      (select d.thing from content_digests d where d.kind = ${kind} and d.thing > ${after}::uuid and d.sequence = 1
        order by d.thing limit ${limit})
    ) as known order by thing limit ${limit}`
  return presentPage(await judge(kind, keys, isCounted).execute(tx))
}

/** Looks at these things. */
export const compareThings = async (tx: Tx, kind: SealedKind, things: readonly string[]): Promise<WalkedPage> =>
  presentPage(await judge(kind, sql`select unnest(${[...things]}::uuid[]) as thing`, false).execute(tx))

const judgeStates = (ids: RawBuilder<unknown>) => sql<PageRow>`
    with page as materialized (
      select r.id, r.request_number, r.state, r.step, e.to_state, e.to_step
      from (${ids}) as i join requests r on r.id = i.id left join lateral (
        select to_state, to_step from request_events where request_id = r.id order by sequence desc limit 1
      ) e on true
    )
    select (select id from page order by id desc limit 1) as last, (select count(*)::int from page) as looked,
      (select json_agg(json_build_object('code', 'state_unrecorded', 'kind', 'request', 'thing', p.id,
          'label', p.request_number, 'seen', p.state || ' ' || p.step) order by p.id)
        from page p where coalesce(p.to_state, 'draft') <> p.state or (p.to_step is not null and p.to_step <> p.step)
      ) as findings
  `

/** Looks whether requests stand where their last event led. */
export const compareStates = async (tx: Tx, after: string, limit: number): Promise<WalkedPage> =>
  presentPage(
    await judgeStates(sql`select id from requests where id > ${after}::uuid order by id limit ${limit}`).execute(tx),
  )

/** The same for requests with an act among the seals after a number. */
export const compareLatestStates = async (tx: Tx, afterSeal: number): Promise<WalkedPage> =>
  presentPage(
    await judgeStates(sql`
      select distinct e.request_id as id from journal_seals s join request_events e on e.id = s.row_id
      where s.number > ${afterSeal} and s.source = 'request_events'`).execute(tx),
  )

/** Things that were digested among the seals after a number. */
export const listLatestThings = async (tx: Tx, afterSeal: number) => {
  const { rows } = await sql<{ kind: SealedKind; things: string[] }>`
    select d.kind, array_agg(distinct d.thing) as things
    from journal_seals s join content_digests d on d.id = s.row_id
    where s.number > ${afterSeal} and s.source = 'content_digests' group by d.kind`.execute(tx)
  return rows
}

/** Kinds whose things from before the first digest are digested, and those whose count was begun twice. */
export const readBaselines = async (tx: Tx) => {
  const { rows } = await sql<{ kind: string; finished: boolean; event_id: string; events: number }>`
    select b.kind, b.finished_at is not null as finished, b.event_id,
      (select count(*)::int from audit_entries a where a.noun = 'audit' and a.action = 'baseline' and a.noun_id = b.kind)
        as events
    from content_baselines b`.execute(tx)
  return rows
}

/** Where the first count of a kind stands; locked, so that two processes do not count the same things. */
export const lockBaseline = async (tx: Tx, kind: SealedKind) =>
  tx
    .selectFrom('content_baselines')
    .select(['event_id', 'after', 'finished_at'])
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()

/** Begins the first count of a kind in the name of an event; false when it was begun already. */
export const beginBaseline = async (tx: Tx, kind: SealedKind, eventId: string): Promise<boolean> => {
  const row = await tx
    .insertInto('content_baselines')
    .values({ kind, event_id: eventId })
    .onConflict(conflict => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

/** Digests the next things of a kind that no event has digested; answers how many keys it looked at. */
export const digestNext = async (
  tx: Tx,
  kind: SealedKind,
  {
    eventId,
    after,
    limit,
    now,
  }: { readonly eventId: string; readonly after: string; readonly limit: number; readonly now: Date },
): Promise<number> => {
  const { rows } = await sql<{ last: string | null; looked: number }>`
    with keys as materialized (select thing from sealed_things(${kind}, ${after}::uuid, ${limit}) as thing),
    digested as materialized (
      select digest_contents('audit_entries', ${eventId}::uuid, ${kind}, array(
        select k.thing from keys k
        where not exists (select from content_digests d where d.kind = ${kind} and d.thing = k.thing) order by k.thing))
    )
    select (select thing from keys order by thing desc limit 1) as last, (select count(*)::int from keys) as looked
    from digested`.execute(tx)
  const { last = null, looked = 0 } = rows[0] ?? {}
  await tx
    .updateTable('content_baselines')
    .set({ after: last ?? after, ...(looked < limit ? { finished_at: now } : {}) })
    .where('kind', '=', kind)
    .execute()
  return looked
}

/** What people call the thing that a row of journal, audit or digests is about; empty for one that is gone. */
export const labelOfRow = async (tx: Tx, source: Source, rowId: string): Promise<string> => {
  const { rows } = await sql<{ label: string | null }>`
    select coalesce(
      (select r.request_number from request_events e join requests r on r.id = e.request_id where e.id = s.event_id),
      (select coalesce(u.name, a.detail ->> 'number') from audit_entries a
        left join users u on u.id = key_in(a.noun_id) where a.id = s.event_id),
      (select to_char(a.at at time zone 'Asia/Ulaanbaatar', 'YYYY-MM-DD HH24:MI') from audit_entries a
        where a.id = s.event_id)) as label
    from (
      select case when ${source} = 'content_digests'
        then (select event_id from content_digests where id = ${rowId}::uuid) else ${rowId}::uuid end as event_id
    ) as s`.execute(tx)
  return rows[0]?.label ?? ''
}
