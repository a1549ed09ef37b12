// SQL of reading the audit: the journal of requests and everything else people did, as one list by time.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'

export type AuditFilter = {
  /** Ids of those who acted; null asks for everybody. */
  readonly actorIds: readonly string[] | null
  readonly noun?: string | undefined
  readonly thing?: string | undefined
  readonly act?: string | undefined
  readonly from: Date | null
  readonly until: Date | null
  /** Where the page before ended. */
  readonly before: { readonly at: Date; readonly id: string } | null
}

export type ActRow = {
  readonly id: string
  readonly at: Date
  readonly actor_user_id: string | null
  readonly support_user_id: string | null
  readonly act: string
  readonly noun: string
  readonly thing: string
  readonly detail: Readonly<Record<string, unknown>>
}

/** Ids of at most fifty people whom somebody may have meant. */
export const findActors = async (tx: Tx, words: string): Promise<string[]> => {
  const pattern = `%${words.replace(/[\\%_]/g, found => `\\${found}`)}%`
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where(eb =>
      eb.or([
        eb('login_email', '=', words.toLowerCase()),
        eb('register_number', '=', words.toUpperCase()),
        // Clients are found by their number alone.
        eb.and([eb('kind', '=', 'staff'), eb('name', 'ilike', pattern)]),
      ]),
    )
    .limit(50)
    .execute()
  return rows.map(row => row.id)
}

/** A page of acts, newest first. Each source is cut by an index of its own before they are merged. */
export const listActs = async (tx: Tx, filter: AuditFilter, limit: number): Promise<readonly ActRow[]> => {
  const { noun, thing, act, actorIds } = filter
  const parts: RawBuilder<unknown>[] = []
  if (noun === undefined || noun === 'request') {
    const wanted = [
      ...common(filter, 'e'),
      ...(act ? [sql`e.action = ${act}`] : []),
      ...(thing
        ? [sql`e.request_id = (select q.id from requests q where q.request_number = ${thing.toUpperCase()})`]
        : []),
    ]
    // Who acted, and who stood in for a client, are held by an index each.
    const whose = actorIds
      ? [
          sql`e.actor_user_id = any(${ids(actorIds)})`,
          sql`(e.support_user_id = any(${ids(actorIds)}) and e.actor_user_id <> all(${ids(actorIds)}))`,
        ]
      : [null]
    for (const one of whose) parts.push(eventsWhere(one ? [one, ...wanted] : wanted, limit))
  }
  if (noun !== 'request') {
    const wanted = [
      ...common(filter, 'a'),
      ...(noun ? [sql`a.noun = ${noun}`] : []),
      ...(act ? [sql`a.action = ${act}`] : []),
      ...(actorIds ? [sql`a.actor_user_id = any(${ids(actorIds)})`] : []),
    ]
    // What is asked for is the thing itself, or a request that the detail names.
    const what = thing
      ? [
          sql`a.noun_id = ${thing}`,
          sql`(a.detail ->> 'request_number' = ${thing.toUpperCase()} and a.noun_id <> ${thing})`,
        ]
      : [null]
    for (const one of what) parts.push(entriesWhere(one ? [one, ...wanted] : wanted, limit))
  }
  const { rows } = await sql<ActRow>`
    select * from (${sql.join(parts, sql` union all `)}) as acts order by at desc, id desc limit ${limit}
  `.execute(tx)
  return rows
}

const eventsWhere = (wanted: readonly RawBuilder<unknown>[], limit: number): RawBuilder<unknown> => sql`(
  select e.id, e.at, e.actor_user_id, e.support_user_id, e.action as act, 'request' as noun,
    r.request_number as thing,
    jsonb_strip_nulls(jsonb_build_object('from', e.from_state, 'to', e.to_state, 'step', e.to_step, 'round', e.round)) as detail
  from request_events e join requests r on r.id = e.request_id
  ${where(wanted)} order by e.at desc, e.id desc limit ${limit})`

const entriesWhere = (wanted: readonly RawBuilder<unknown>[], limit: number): RawBuilder<unknown> => sql`(
  select a.id, a.at, a.actor_user_id, null::uuid as support_user_id, a.action as act, a.noun, a.noun_id as thing, a.detail
  from audit_entries a ${where(wanted)} order by a.at desc, a.id desc limit ${limit})`

/** Names of people by id. */
export const listNames = async (tx: Tx, userIds: readonly string[]) => {
  if (userIds.length === 0) return new Map<string, { name: string; login: string }>()
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'name', 'lastname', 'login_email', 'register_number'])
    .where('id', 'in', [...userIds])
    .execute()
  return new Map(
    rows.map(row => [
      row.id,
      {
        name: row.lastname ? `${row.lastname} ${row.name}` : row.name,
        login: row.login_email ?? row.register_number ?? '',
      },
    ]),
  )
}

/** Names of companies by id. */
export const listCompanyNames = async (tx: Tx, companyIds: readonly string[]): Promise<Map<string, string>> => {
  if (companyIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('companies')
    .select(['id', 'name_mn'])
    .where('id', 'in', [...companyIds])
    .execute()
  return new Map(rows.map(row => [row.id, row.name_mn]))
}

/** What people call the things of acts that are noted by a key, by `noun:key`; both languages where it has a name in each. */
export const listThingNames = async (
  tx: Tx,
  things: readonly { readonly noun: string; readonly thing: string }[],
): Promise<Map<string, ThingName>> => {
  const keysOf = (noun: string) => [...new Set(things.flatMap(each => (each.noun === noun ? [each.thing] : [])))]
  const { rows } = await sql<ThingName & { noun: string; thing: string }>`
    select 'service' as noun, id::text as thing, name_mn as mn, name_en as en
      from services where id::text = any(${keysOf('service')})
    union all select 'category', id::text, name_mn, name_en from categories where id::text = any(${keysOf('category')})
    union all select 'post', id::text, title_mn, coalesce(title_en, title_mn)
      from posts where id::text = any(${keysOf('post')})
    union all select 'canned_text', id::text, title, title from canned_texts
      where id = any(${keysOf('canned_text').filter(isUuid)}::uuid[])
    union all select 'worker', id::text, lastname || ' ' || firstname, lastname || ' ' || firstname from workers
      where id = any(${keysOf('worker').filter(isUuid)}::uuid[])
    union all select 'equipment', id::text, answers ->> 'serialnumber', answers ->> 'serialnumber' from equipment_records
      where id = any(${keysOf('equipment').filter(isUuid)}::uuid[]) and answers ->> 'serialnumber' is not null
  `.execute(tx)
  return new Map(rows.map(({ noun, thing, mn, en }) => [`${noun}:${thing}`, { mn, en }]))
}

export type ThingName = { readonly mn: string; readonly en: string }

const common = ({ from, until, before }: AuditFilter, table: 'a' | 'e'): RawBuilder<unknown>[] => [
  ...(from ? [sql`${sql.ref(`${table}.at`)} >= ${from}`] : []),
  ...(until ? [sql`${sql.ref(`${table}.at`)} < ${until}`] : []),
  ...(before
    ? [sql`(${sql.ref(`${table}.at`)}, ${sql.ref(`${table}.id`)}) < (${before.at}::timestamptz, ${before.id}::uuid)`]
    : []),
]

const where = (wanted: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  wanted.length === 0 ? sql`` : sql`where ${sql.join(wanted, sql` and `)}`

const ids = (values: readonly string[]): RawBuilder<unknown> => sql`${[...values]}::uuid[]`
