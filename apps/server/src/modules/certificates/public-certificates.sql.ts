// SQL of what anybody may read of certificates: one, and the list of certificates and food-safety references together.
import { publicTotalLimit } from '@khyanalt/contract/certificates'
import type { CertificateState } from '@khyanalt/domain/certificate-status'
import type { Bilingual } from '@khyanalt/domain/language'
import { type Expression, type SqlBool, sql } from 'kysely'
import { findNames, isMerged, type Names, wordsBegin } from '../../db/name-words.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { NumberPattern } from './certificate-number.ts'
import { numberMatches } from './certificate-search.sql.ts'
import { isLapsedDemo, nameAs, stateAs } from './demo-certificates.sql.ts'
import type { CertificateContent, SaidContent } from './document-contents.ts'
import { type FoodRow, listFoodRows } from './food-certificates.sql.ts'
import { isSuspended } from './suspension.sql.ts'

/** A certificate as anybody may see it; person data is not even read. */
export type PublicRow = {
  readonly cs_id: string
  readonly ref_id: string
  readonly service: { readonly mn: string; readonly en: string }
  readonly holder: string
  readonly organization: { readonly mn: string; readonly en: string } | null
  readonly created_at: Date
  readonly starts_on: string
  readonly ends_on: string
  readonly suspended_from: string | null
  readonly suspended_until: string | null
  readonly suspension_reason: Bilingual | null
  readonly limitation: CertificateContent['limitation'] | null
  readonly state: CertificateState
  /** Whether it came about in a demo and this portal is none; it is worth nothing then. */
  readonly lapsed_demo: boolean
  readonly version: number
  readonly sha256: string | null
  readonly request_number: string
  readonly particulars: readonly {
    readonly label: { readonly mn: string; readonly en: string }
    readonly value: string
  }[]
  /** What the document says beside; `publicFacts` takes out what is not for everybody. */
  readonly said: SaidContent
  readonly owner_company_id: string | null
  readonly legal_form: string | null
}

export type PublicFilter = {
  /** Beginnings of words of the holder's name, by their sound. */
  readonly holder?: readonly string[] | undefined
  /** The whole register number. */
  readonly registerNumber?: string | undefined
  readonly number?: NumberPattern | undefined
  /** The same typed number, as numbers of food-safety registrations go. */
  readonly foodNumber?: NumberPattern | undefined
  readonly issued?: { readonly from: Date; readonly before: Date } | undefined
  /** Valid on some day of the span; `before` is the moment its last day ends. */
  readonly valid?: { readonly from: string; readonly to: string; readonly before: Date } | undefined
  readonly categoryCode?: string | undefined
  /** The categories with that code; the planner knows how many certificates each holds. */
  readonly categoryIds?: readonly number[] | undefined
  readonly organizationId?: number | undefined
  readonly serviceId?: number | undefined
  readonly active?: boolean | undefined
  /** The day on which validity is judged. */
  readonly today: string
}

/** Only what an index holds in order: anything else would sort millions of rows for one page. */
export type PublicSort = 'created_at' | 'starts_on' | 'ref_id' | 'ends_on'

export type Page = {
  readonly page: number
  readonly size: number
  readonly sort: PublicSort
  readonly direction: 'asc' | 'desc'
}

/** Certificate code of the food-safety register (CON-053). */
const foodCategoryCode = '22'

const selectPublic = (tx: Tx) =>
  tx
    .selectFrom('certificates as c')
    .innerJoin('certificate_versions as v', join =>
      join.onRef('v.certificate_id', '=', 'c.id').onRef('v.version', '=', 'c.current_version'),
    )
    .leftJoin('certificate_documents as d', 'd.certificate_version_id', 'v.id')
    .leftJoin('organizations as o', 'o.id', 'c.organization_id')
    .leftJoin('companies as k', 'k.id', 'c.owner_company_id')
    .select([
      'c.cs_id',
      'c.ref_id',
      sql<PublicRow['service']>`jsonb_build_object(
        'mn', ${nameAs('c', sql`v.content -> 'service' ->> 'mn'`, 'mn')},
        'en', ${nameAs('c', sql`v.content -> 'service' ->> 'en'`, 'en')})`.as('service'),
      'c.holder',
      sql<
        PublicRow['organization']
      >`case when o.id is not null then json_build_object('mn', o.name_mn, 'en', o.name_en) end`.as('organization'),
      'c.created_at',
      'c.starts_on',
      'c.ends_on',
      'c.suspended_from',
      'c.suspended_until',
      sql<PublicRow['suspension_reason']>`v.content -> 'suspension' -> 'reason'`.as('suspension_reason'),
      sql<PublicRow['limitation']>`v.content -> 'limitation'`.as('limitation'),
      stateAs<CertificateState>('c', 'cancelled').as('state'),
      isLapsedDemo('c').as('lapsed_demo'),
      'c.current_version as version',
      // Of a document that says more, what anybody may read is a PDF of its own.
      sql<string | null>`coalesce(d.public_extended_sha256, d.public_sha256, d.extended_sha256, d.sha256)`.as('sha256'),
      'c.owner_company_id',
      'k.legal_form',
      sql<string>`v.content ->> 'requestNumber'`.as('request_number'),
      sql<PublicRow['particulars']>`v.content -> 'particulars'`.as('particulars'),
      sql<PublicRow['said']>`jsonb_strip_nulls(jsonb_build_object(
        'kind', v.content -> 'kind', 'heading', v.content -> 'heading', 'facts', v.content -> 'facts', 'conditions', v.content -> 'conditions'))`.as(
        'said',
      ),
    ])
    .where('c.state', '!=', 'prepared')

/** A public certificate by its public id. */
export const findPublicCertificate = async (tx: Tx, csId: string): Promise<PublicRow | null> =>
  (await selectPublic(tx).where('c.cs_id', '=', csId).executeTakeFirst()) ?? null

/** Categories by their certificate code; one without a code goes by its parent's. */
export const listCategoriesOfCode = async (tx: Tx, code: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select g.id from categories g left join categories p on p.id = g.parent_id
    where coalesce(g.code, p.code) = ${code}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A row of the list: a certificate, or a reference of the food-safety register. */
export type PublicEntry =
  | { readonly kind: 'INSPECTION'; readonly row: PublicRow }
  | { readonly kind: 'FSI'; readonly row: FoodRow }

/** Certificates and references in one order, with how many there are, counted up to a limit. */
export const listPublicCertificates = async (
  tx: Tx,
  filter: PublicFilter,
  page: Page,
): Promise<{ entries: PublicEntry[]; total: number }> => {
  const names = filter.holder ? await findNames(tx, 'holder_names', wordsBegin(filter.holder)) : []
  const total = await countMatching(tx, filter, names)
  // Behind what is counted nobody turns pages; a made-up page number costs nothing.
  if ((page.page - 1) * page.size >= total) return { entries: [], total }
  const keys = await listKeys(tx, { filter, names, few: total < publicTotalLimit }, page)
  const idsOf = (kind: PublicEntry['kind']) => keys.flatMap(key => (key.kind === kind ? [key.id] : []))
  const certificates = await listRows(tx, idsOf('INSPECTION'))
  const food = await listFoodRows(tx, idsOf('FSI'))
  const entries = keys.flatMap(({ kind, id }): PublicEntry[] => {
    if (kind === 'FSI') return food.flatMap(row => (row.id === id ? [{ kind, row }] : []))
    return certificates.flatMap(row => (row.id === id ? [{ kind, row }] : []))
  })
  return { entries, total }
}

/**
 * Each table gives its own first rows, and only those are put in one order. Few matches are gathered and then sorted,
 * since the planner would walk through millions of rows in order to meet them; many are met on the way.
 */
const listKeys = async (
  tx: Tx,
  { filter, names, few }: { readonly filter: PublicFilter; readonly names: Names; readonly few: boolean },
  { page, size, sort, direction }: Page,
) => {
  const order = sql.raw(direction)
  const offset = (page - 1) * size
  const selected = sql`
    select 'INSPECTION' as kind, c.id, c.${sql.ref(sort)}::text as place, c.${sql.ref(sort)} as own from certificates c
    where c.state <> 'prepared'`
  const matching = sql`${selected} and ${publicWhere(filter, names)}`
  const first = sql`order by own ${order}, id limit ${offset + size}`
  // An index holds the certificates of one name in order, so the first of each name are read and no others.
  const merged = filter.holder && isMerged(names) && sort === 'created_at'
  const certificates = few
    ? sql`(with found as materialized (${matching}) select * from found ${first})`
    : merged
      ? sql`(select of_name.* from unnest(${[...names]}::text[]) as n(key) cross join lateral (
          ${selected} and c.holder_key = n.key and ${publicWhere({ ...filter, holder: undefined }, names)} ${first}
        ) as of_name ${first})`
      : sql`(${matching} ${first})`
  const foodPlace = sql.raw(foodPlaces[sort])
  const food = sql`(
    select 'FSI' as kind, f.id, (${foodPlace})::text as place from food_certificates f
    where ${foodWhere(filter)} order by ${foodPlace} ${order}, f.id limit ${offset + size})`
  const { rows } = await sql<{ kind: PublicEntry['kind']; id: string }>`
    select kind, id from (select kind, id, place from ${certificates} as c union all ${food}) as both_kinds
    order by place collate "C" ${order}, id limit ${size} offset ${offset}`.execute(tx)
  return rows
}

const foodPlaces = {
  created_at: 'f.verified_at',
  starts_on: "(f.verified_at at time zone 'Asia/Ulaanbaatar')::date",
  ref_id: 'f.request_number',
  ends_on: 'null::date',
} as const satisfies Record<PublicSort, string>

const listRows = async (tx: Tx, ids: readonly string[]): Promise<(PublicRow & { readonly id: string })[]> =>
  ids.length === 0
    ? []
    : await selectPublic(tx)
        .select('c.id')
        .where('c.id', 'in', [...ids])
        .execute()

const countMatching = async (tx: Tx, filter: PublicFilter, names: Names): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      (select 1 from certificates c where c.state <> 'prepared' and ${publicWhere(filter, names)} limit ${publicTotalLimit})
      union all (select 1 from food_certificates f where ${foodWhere(filter)} limit ${publicTotalLimit})
      limit ${publicTotalLimit}) as matching`.execute(tx)
  return Number(rows[0]?.total ?? 0)
}

const publicWhere = (filter: PublicFilter, names: Names): Expression<SqlBool> => {
  const {
    holder,
    registerNumber,
    number,
    issued,
    valid,
    categoryCode,
    categoryIds,
    organizationId,
    serviceId,
    active,
    today,
  } = filter
  const conditions = [
    holder === undefined
      ? null
      : names === null
        ? sql<SqlBool>`c.holder_words @@ ${wordsBegin(holder)}::tsquery`
        : sql<SqlBool>`c.holder_key = any(${[...names]}::text[])`,
    registerNumber === undefined ? null : sql<SqlBool>`c.holder_register_number = ${registerNumber}`,
    number === undefined ? null : numberMatches(number),
    issued ? sql<SqlBool>`c.created_at >= ${issued.from} and c.created_at < ${issued.before}` : null,
    valid ? sql<SqlBool>`c.starts_on <= ${valid.to} and c.ends_on >= ${valid.from}` : null,
    categoryCode === undefined ? null : sql<SqlBool>`c.category_id = any(${[...(categoryIds ?? [])]}::integer[])`,
    organizationId === undefined ? null : sql<SqlBool>`c.organization_id = ${organizationId}`,
    serviceId === undefined ? null : sql<SqlBool>`c.service_id = ${serviceId}`,
    // One that is past its end or suspended is not active, also before the daily job has said so.
    active === undefined
      ? null
      : sql<SqlBool>`(c.state = 'active' and c.ends_on >= ${today} and not ${isSuspended('c', today)}) = ${active}`,
  ]
  return allOf(conditions)
}

/** References have no service and no end; their category is the one of the register. */
const foodWhere = (filter: PublicFilter): Expression<SqlBool> => {
  const { holder, registerNumber, foodNumber, issued, valid, categoryCode, organizationId, serviceId, active } = filter
  return allOf([
    serviceId === undefined ? null : sql<SqlBool>`false`,
    categoryCode === undefined || categoryCode === foodCategoryCode ? null : sql<SqlBool>`false`,
    holder === undefined ? null : sql<SqlBool>`f.holder_words @@ ${wordsBegin(holder)}::tsquery`,
    registerNumber === undefined ? null : sql<SqlBool>`f.holder_register_number = ${registerNumber}`,
    foodNumber === undefined
      ? null
      : sql<SqlBool>`(f.request_number like ${foodNumber.starts} or reverse(f.request_number) like ${foodNumber.ends})`,
    issued ? sql<SqlBool>`f.verified_at >= ${issued.from} and f.verified_at < ${issued.before}` : null,
    valid ? sql<SqlBool>`f.state = 'registered' and f.verified_at < ${valid.before}` : null,
    organizationId === undefined ? null : sql<SqlBool>`f.organization_id = ${organizationId}`,
    // As its index says it: few of many are not in force.
    active === undefined ? null : active ? sql<SqlBool>`f.state = 'registered'` : sql<SqlBool>`f.state <> 'registered'`,
  ])
}

const allOf = (conditions: readonly (Expression<SqlBool> | null)[]): Expression<SqlBool> =>
  conditions.reduce<Expression<SqlBool>>(
    (all, condition) => (condition ? sql<SqlBool>`${all} and ${condition}` : all),
    sql<SqlBool>`true`,
  )
