// SQL of a made-up journal, audit, messages and sessions. Made-up acts are not sealed: the chain is kept for what people
// did.
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import { countMonths } from '../../src/modules/oversight/sum-up.sql.ts'
import { demoPeople, demoStaff } from '../demo/people.ts'
import { chance, countMade, pick, plainId, rowId } from './bulk-load.sql.ts'
import { personNoun } from './bulk-people.sql.ts'
import { requestNoun } from './bulk-requests.sql.ts'
import type { BulkContext } from './bulk-sizes.ts'

const eventNoun = 10
const actNoun = 11
const messageNoun = 12
const sessionNoun = 13

const n = sql<number>`n`
const days = 6 * 365
const numbers = (first: number, last: number) => sql`generate_series(${first}::bigint, ${last}::bigint) as n`
const staff = [demoStaff.inspector.id, demoStaff.head.id, demoStaff.operator.id, demoStaff.admin.id]

/** One act for each request: the one that led to its state. */
export const fillEvents = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  const requests = await countMade(tx, 'requests')
  // A third of the decisions came after the last day of the request.
  const at = sql<Date>`(r.created_at + ${chance(59)} * interval '24 days')`
  await sql`
    insert into request_events (id, request_id, sequence, action, actor_user_id, actor_name, from_state, from_step,
      to_state, to_step, round, at)
    select ${rowId(eventNoun, n, at)}, r.id, 1 + (n - 1) / ${sql.lit(requests)},
      case r.state when 'approved' then 'approve' when 'superseded' then 'approve' when 'rejected' then 'reject'
        when 'returned' then 'return' when 'expired' then 'expire' else 'submit' end,
      case when r.state in ('draft', 'sent', 'expired') then r.owner_user_id else ${pick(staff, 60)}::uuid end, 'Оюун',
      'review', 1, r.state, r.step, 1, ${at}
    from ${numbers(first, last)}
    join requests r on r.id = ${plainId(requestNoun, sql`1 + (n - 1) % ${sql.lit(requests)}`)}`.execute(tx)
  // Of much, two years of counted days in every place; of little, a few.
  if (first > 1) return
  await sql`
    insert into oversight_counts (grain, day, kind, step, module, category_id, organization_id, service_id, subject, reason,
      bucket, count, late, amount)
    select 'day', ${now}::date - d, m.kind, m.step, c.module, coalesce(c.parent_id, c.id), o.id, s.id,
      case when m.kind like '%\_by' then ${demoStaff.inspector.id} else '' end, '', m.bucket, 2, 1, 0
    from generate_series(1, ${last < 100_000 ? 10 : 800}::int) as d cross join services s join categories c on c.id = s.category_id
    cross join (select id from organizations order by id limit 3) as o
    cross join (values ('received', 0, 0), ('approved', 0, 0), ('rejected', 0, 0), ('returned', 0, 0), ('days', 0, 14),
      ('whole', 0, 12), ('receipt', 0, 1), ('review', 1, 2), ('review', 2, 8), ('review', 3, 2), ('payment', 0, 3),
      ('correction', 0, 4), ('agreed_by', 0, 3)) as m (kind, step, bucket)
    on conflict do nothing`.execute(tx)
  await countMonths(tx, '2000-01-01')
}

/** Acts of staff; the first ones opened the data of the demo citizen. */
export const fillActs = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  const people = await countMade(tx, 'people')
  await sql`
    with drawn as (
      select n, ${now}::timestamptz - ${chance(61)} * ${sql.lit(days)} * interval '1 day' as at, ${chance(62)} as kind
      from ${numbers(first, last)}
    )
    insert into audit_entries (id, actor_user_id, action, noun, noun_id, detail, at)
    select ${rowId(actNoun, n, sql`at`)}, ${pick(staff, 63)}::uuid,
      case when n <= 40 or kind < 0.7 then 'view' when kind < 0.95 then 'sign_in' else 'update' end,
      case when n <= 40 or kind < 0.7 then 'profile' when kind < 0.95 then 'session' else 'account' end,
      case when n <= 40 then ${demoPeople.citizen.id}::text
        else ${plainId(personNoun, sql`1 + floor(${chance(64)} * ${sql.lit(people)})`)}::text end,
      jsonb_build_object('request_number', 'R26' || lpad(n::text, 7, '0')), at
    from drawn`.execute(tx)
}

/** Messages; every tenth is new, and the first sixty are the demo citizen's. */
export const fillMessages = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  const people = await countMade(tx, 'people')
  await sql`
    with drawn as (
      select n, ${now}::timestamptz - ${chance(65)} * ${sql.lit(days)} * interval '1 day' as at from ${numbers(first, last)}
    )
    insert into notifications (id, user_id, type, params, url, opened_at, created_at)
    select ${plainId(messageNoun, n)},
      case when n <= 60 then ${demoPeople.citizen.id}::uuid
        else ${plainId(personNoun, sql`1 + floor(${chance(66)} * ${sql.lit(people)})`)} end,
      'request_next', jsonb_build_object('number', 'R26' || lpad(n::text, 7, '0')), '/', case when n % 10 > 0 then at end, at
    from drawn`.execute(tx)
}

/** Sessions that ended long ago, of people and of staff. */
export const fillSessions = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  const people = await countMade(tx, 'people')
  await sql`
    with drawn as (
      select n, ${now}::timestamptz - ${chance(67)} * ${sql.lit(days)} * interval '1 day' as at from ${numbers(first, last)}
    )
    insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at, expires_at)
    select ${plainId(sessionNoun, n)},
      case when n % 50 = 0 then ${pick(staff, 68)}::uuid
        else ${plainId(personNoun, sql`1 + floor(${chance(69)} * ${sql.lit(people)})`)} end,
      sha256(('session' || n)::bytea), 'Firefox', at, at, at + interval '12 hours'
    from drawn`.execute(tx)
}
