// SQL of who of the agency took part in cases. Read in a statement of its own after the case is locked: beside a lock
// that was waited for, an act of the meantime would be missed.
import type { Part } from '@khyanalt/domain/took-part'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** The parts taken in each case, by the key that was asked for. */
export type PartsOf = ReadonlyMap<string, readonly Part[]>

/** Staff who are the applicant in private life: by number the sender, a member of the company, or its director. */
const applicants = (owner: RawBuilder<unknown>, company: RawBuilder<unknown>) => sql`
  select s.id, 'applicant' from users s where s.private_number in (
    select u.register_number from users u where u.id = ${owner}
    union all
    select u.register_number from company_members m join users u on u.id = m.user_id where m.company_id = ${company}
    union all
    select c.director_register_number from companies c where c.id = ${company}
  )`

/** Parts taken in requests: made, supported in any round, agreed in this one, applicant. */
export const readRequestParts = async (tx: Tx, ids: readonly string[]): Promise<PartsOf> => {
  if (ids.length === 0) return new Map()
  return gather(
    await sql<Row>`
      select r.id as key, p.user_id as "userId", p.part as "as"
      from requests r cross join lateral (
        select r.created_by as user_id, 'made' as part
        union all
        select e.support_user_id, 'supported' from request_events e
          where e.request_id = r.id and e.support_user_id is not null
        union all
        select e.actor_user_id, 'agreed' from request_events e
          where e.request_id = r.id and e.round = r.round and e.action = 'agree'
        union all ${applicants(sql`r.owner_user_id`, sql`r.owner_company_id`)}
      ) p where r.id in (${sql.join(ids)})`.execute(tx),
  )
}

/** Parts taken in fee reports. */
export const readFeeReportParts = async (tx: Tx, ids: readonly string[]): Promise<PartsOf> => {
  if (ids.length === 0) return new Map()
  return gather(
    await sql<Row>`
      select r.id as key, p.user_id as "userId", p.part as "as"
      from fee_reports r cross join lateral (
        select unnest(r.helpers) as user_id, 'made' as part
        union all
        select e.actor_user_id, 'agreed' from fee_report_events e
          where e.report_id = r.id and e.round = r.round and e.action = 'agree'
        union all ${applicants(sql`r.created_by`, sql`r.company_id`)}
      ) p where r.id in (${sql.join(ids)})`.execute(tx),
  )
}

/** Parts taken in cases of the types that stand in one table: made, supported in any round, agreed in this one, applicant. */
export const readCaseParts = async (tx: Tx, ids: readonly string[]): Promise<PartsOf> => {
  if (ids.length === 0) return new Map()
  return gather(
    await sql<Row>`
      select k.id as key, p.user_id as "userId", p.part as "as"
      from cases k cross join lateral (
        select unnest(k.created_by || k.helpers) as user_id, 'made' as part
        union all
        select e.support_user_id, 'supported' from case_events e
          where e.case_id = k.id and e.support_user_id is not null
        union all
        select e.actor_user_id, 'agreed' from case_events e
          where e.case_id = k.id and e.round = k.round and e.action = 'agree'
        union all ${applicants(sql`k.owner_user_id`, sql`k.owner_company_id`)}
      ) p where k.id in (${sql.join(ids)})`.execute(tx),
  )
}

type Row = Part & { readonly key: string }

const gather = ({ rows }: { readonly rows: readonly Row[] }): PartsOf => {
  const parts = new Map<string, Part[]>()
  for (const { key, userId, as } of rows) parts.set(key, [...(parts.get(key) ?? []), { userId, as }])
  return parts
}

/** Cases with the parts taken in them; those that nobody can decide on now are not asked about. */
export const withParts = async <Case extends object>(
  tx: Tx,
  cases: readonly Case[],
  {
    key,
    open,
    read,
  }: {
    readonly key: (one: Case) => string
    readonly open: (one: Case) => boolean
    readonly read: (tx: Tx, keys: readonly string[]) => Promise<PartsOf>
  },
): Promise<(Case & { readonly parts: readonly Part[] })[]> => {
  const parts = await read(tx, cases.filter(open).map(key))
  return cases.map(one => ({ ...one, parts: parts.get(key(one)) ?? [] }))
}
