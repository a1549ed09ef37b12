// SQL of registers as the agency reads them: what is permitted, never what lies in drafts.
import { RequestState } from '@khyanalt/domain/request-status'
import type { Grant } from '@khyanalt/domain/roles'
import type { Answers } from '@khyanalt/form-engine/answers'
import { type Expression, type SqlBool, sql } from 'kysely'
import { countTo, inOrderOf, openFound } from '../../db/found-rows.sql.ts'
import { hasPart, mostAlike } from '../../db/number-parts.sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** The limits within which somebody reads registers of others; null reads them all. */
export type RegisterScopes = readonly Grant[] | null

/** What the list is narrowed by. */
export type RecordFilters = {
  readonly scopes: RegisterScopes
  readonly register?: string | undefined
  /** Beginnings of a serial key. */
  readonly serials?: readonly string[] | undefined
  /** Any part of a serial key, of four letters and digits at least; one of these. */
  readonly serialParts?: readonly string[] | undefined
  readonly owner?: OwnerQuestion | undefined
  readonly aimag?: string | undefined
  /** Both days count; null is open. */
  readonly expires?: { readonly from: string | null; readonly to: string } | undefined
}

/** Beginnings of words of a name, or a whole register number. */
export type OwnerQuestion = { readonly words: readonly string[]; readonly number: string }

export type StaffRecord = {
  readonly id: string
  readonly register: string
  readonly part: string
  readonly company_id: string | null
  readonly user_id: string | null
  readonly owner_name: string
  readonly owner_number: string | null
  readonly aimag: string | null
  readonly answers: Answers
  readonly expires_on: string | null
  readonly request_number: string | null
  readonly updated_at: Date
}

/** Where the equipment stands: the workplace of the owner, else the seat of the organisation. */
const aimag = sql<
  string | null
>`coalesce(wc.answers -> 'address' ->> 0, wu.answers -> 'address' ->> 0, c.address_codes[1])`

const ownerName = sql<string>`coalesce(c.name_mn, concat_ws(' ', u.lastname, u.name))`

/** Records that are permitted and lie within the limits; what a row brings beside itself is joined for the page alone. */
const records = (tx: Tx, scopes: RegisterScopes) =>
  tx
    .selectFrom('equipment_records as e')
    .leftJoin('requests as r', 'r.id', 'e.request_id')
    .where('e.deleted_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('e.request_id', 'is', null),
        eb.and([eb('r.deleted_at', 'is', null), eb('r.state', 'in', [RequestState.approved, RequestState.superseded])]),
      ]),
    )
    .$if(scopes !== null, query => query.where(inScopes(scopes ?? [])))

/** With who owns a record and where it stands; workplaces of organisations and of people by an index each. */
const withOwners = <Q extends ReturnType<typeof records>>(query: Q) =>
  query
    .leftJoin('companies as c', 'c.id', 'e.owner_company_id')
    .leftJoin('users as u', 'u.id', 'e.owner_user_id')
    .leftJoin('equipment_records as wc', join =>
      join.onRef('wc.owner_company_id', '=', 'e.owner_company_id').on(isWorkplace('wc')),
    )
    .leftJoin('equipment_records as wu', join =>
      join.onRef('wu.owner_user_id', '=', 'e.owner_user_id').on(isWorkplace('wu')),
    )

const isWorkplace = (table: 'wc' | 'wu') => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<SqlBool>`${column('register')} = 'workplace' and ${column('part')} = 'sheet' and ${column('deleted_at')} is null`
}

/** What came with a request goes by that request; what an owner keeps without one, by any request he or she has sent. */
const inScopes = (scopes: RegisterScopes & object): Expression<SqlBool> =>
  sql<SqlBool>`case when e.request_id is not null then ${anyScope(scopes, 'r')} else ${ownerInScopes(scopes)} end`

const ownerInScopes = (scopes: RegisterScopes & object): Expression<SqlBool> => sql<SqlBool>`case
  when e.owner_company_id is not null then exists (
    select from requests s where s.owner_company_id = e.owner_company_id
      and s.deleted_at is null and s.state <> 'draft' and ${anyScope(scopes, 's')})
  else exists (
    select from requests s where s.owner_user_id = e.owner_user_id and s.owner_company_id is null
      and s.deleted_at is null and s.state <> 'draft' and ${anyScope(scopes, 's')}) end`

const anyScope = (scopes: readonly Grant[], requests: 'r' | 's'): Expression<SqlBool> =>
  sql`(${sql.join(
    [
      sql`false`,
      ...scopes.map(
        ({ module, categoryId, organizationId }) => sql`(true
          ${module === undefined ? sql`` : sql`and ${sql.ref(`${requests}.module`)} = ${module}`}
          ${categoryId === undefined ? sql`` : sql`and ${sql.ref(`${requests}.category_id`)} = ${categoryId}`}
          ${organizationId === undefined ? sql`` : sql`and ${sql.ref(`${requests}.organization_id`)} = ${organizationId}`})`,
      ),
    ],
    sql` or `,
  )})`

/** Of survey meters the instruments count, not the answer that there are some. */
const isCounted = sql<SqlBool>`not (e.part = 'sheet' and e.register = 'surveymeter')`

const narrowed = (tx: Tx, { scopes, register, serials, serialParts, owner, aimag: code, expires }: RecordFilters) =>
  tx
    .selectFrom('equipment_records as e')
    .where('e.deleted_at', 'is', null)
    // The request is looked up for the rows that a page meets; a join might read them all.
    .where(
      sql<SqlBool>`(e.request_id is null or (
        select r.deleted_at is null and r.state in (${RequestState.approved}, ${RequestState.superseded})
          and ${scopes === null ? sql`true` : anyScope(scopes, 'r')}
        from requests r where r.id = e.request_id))`,
    )
    .$if(scopes !== null, query =>
      query.where(sql<SqlBool>`(e.request_id is not null or ${ownerInScopes(scopes ?? [])})`),
    )
    .where(isCounted)
    // Machines, sources and meters; what an owner answers once is listed where it is asked for by name.
    .$if(register === undefined, query => query.where('e.part', '=', 'item'))
    .$if(register !== undefined, query => query.where('e.register', '=', register ?? ''))
    .$if(serials !== undefined, query =>
      // Keys hold letters and digits only, so nothing in them is a wildcard.
      query
        .where('e.serial_key', '<>', '')
        .where(eb => eb.or((serials ?? []).map(serial => eb('e.serial_key', 'like', `${serial}%`)))),
    )
    .$if(serialParts !== undefined, query => query.where(isAlike(serialParts ?? [])))
    .$if(owner !== undefined, query => query.where(ownedBy(owner ?? { words: [], number: '' })))
    .$if(code !== undefined, query => query.where(standsIn(code ?? '')))
    .$if(expires !== undefined, query => query.where('e.expires_on', '<=', expires?.to ?? ''))
    .$if(typeof expires?.from === 'string', query => query.where('e.expires_on', '>=', expires?.from ?? ''))

/** Serial numbers are found before anything else is asked of what bears them. */
const isAlike = (parts: readonly string[]): Expression<SqlBool> => sql<SqlBool>`e.id = any(array(
  select q.id from equipment_records q where q.deleted_at is null and q.serial_key <> ''
    and (${sql.join(
      parts.map(part => hasPart('q.serial_key', part)),
      sql` or `,
    )}) limit ${sql.lit(mostAlike)}))`

/** Owners first, each found by an index, then what they have. */
const ownedBy = ({ words, number }: OwnerQuestion): Expression<SqlBool> => {
  const query = words.map(word => `${word}:*`).join(' & ')
  return sql<SqlBool>`(
    e.owner_company_id = any(array(select k.id from companies k
      where to_tsvector('simple', k.name_mn) @@ to_tsquery('simple', ${query}) or k.register_number = ${number}))
    or e.owner_user_id = any(array(select p.id from users p
      where to_tsvector('simple', coalesce(p.lastname, '') || ' ' || p.name) @@ to_tsquery('simple', ${query})
        or p.register_number = ${number})))`
}

/** The same place as above, asked from the side of the place. */
const standsIn = (code: string): Expression<SqlBool> => sql<SqlBool>`e.id in (
  select x.id from equipment_records s join equipment_records x on x.owner_company_id = s.owner_company_id
    where s.register = 'workplace' and s.part = 'sheet' and s.deleted_at is null
      and s.answers -> 'address' ->> 0 = ${code}
  union all
  select x.id from equipment_records s join equipment_records x on x.owner_user_id = s.owner_user_id
    where s.register = 'workplace' and s.part = 'sheet' and s.deleted_at is null
      and s.answers -> 'address' ->> 0 = ${code}
  union all
  select x.id from companies k join equipment_records x on x.owner_company_id = k.id
    where k.address_codes[1] = ${code} and not exists (
      select from equipment_records s where s.owner_company_id = k.id and s.register = 'workplace'
        and s.part = 'sheet' and s.deleted_at is null and s.answers -> 'address' ->> 0 is not null))`

/** A page of records: by expiry where one is asked for, else the latest first. */
export const listStaffRecords = async (
  tx: Tx,
  filters: RecordFilters,
  { offset, limit, few }: { readonly offset: number; readonly limit: number; readonly few: boolean },
): Promise<StaffRecord[]> => {
  const matching = narrowed(tx, filters).select(['e.id', 'e.expires_on', 'e.updated_at'])
  const shown = await openFound(tx, matching, few)
    .selectFrom('found')
    .select('id')
    .$if(filters.expires !== undefined, query => query.orderBy('expires_on'))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  if (shown.length === 0) return []
  const rows = await withOwners(records(tx, null))
    .where(
      'e.id',
      'in',
      shown.map(({ id }) => id),
    )
    .select(['e.id', 'e.register', 'e.part', 'e.owner_company_id as company_id', 'e.owner_user_id as user_id'])
    .select(['e.answers', 'e.expires_on', 'r.request_number', 'e.updated_at'])
    .select([
      ownerName.as('owner_name'),
      sql<string | null>`coalesce(c.register_number, u.register_number)`.as('owner_number'),
      aimag.as('aimag'),
    ])
    .execute()
  return inOrderOf(shown, rows)
}

/** How many records there are, counted up to a limit. */
export const countStaffRecords = (tx: Tx, filters: RecordFilters, limit: number): Promise<number> =>
  countTo(tx, narrowed(tx, filters).select('e.id'), limit)

/** Which records of an owner lie within the limits. */
export const listScopedIds = async (
  tx: Tx,
  scopes: RegisterScopes,
  { companyId, userId }: { readonly companyId: string | null; readonly userId: string },
): Promise<string[]> => {
  const rows = await records(tx, scopes)
    .where(companyId === null ? 'e.owner_user_id' : 'e.owner_company_id', '=', companyId ?? userId)
    .select('e.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** How many records of each register stand in each province, and how many certificates ended before the day. */
export const countByAimag = async (tx: Tx, scopes: RegisterScopes, today: string) => {
  const rows = await withOwners(records(tx, scopes))
    .where(isCounted)
    .select([aimag.as('aimag'), 'e.register'])
    .select(eb => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) filter (where e.expires_on < ${today})`.as('ended'))
    .groupBy([aimag, 'e.register'])
    .execute()
  return rows.map(row => ({ ...row, count: Number(row.count), ended: Number(row.ended) }))
}

/** The names of an owner who has registers. */
export const findOwner = async (tx: Tx, kind: 'company' | 'person', id: string) => {
  const owner =
    kind === 'company'
      ? await tx
          .selectFrom('companies')
          .select(['name_mn as name', 'register_number'])
          .where('id', '=', id)
          .executeTakeFirst()
      : await tx
          .selectFrom('users')
          .select([sql<string>`concat_ws(' ', lastname, name)`.as('name'), 'register_number'])
          .where('id', '=', id)
          .executeTakeFirst()
  return owner ? { name: owner.name, register_number: owner.register_number ?? '' } : null
}
