// SQL of the certificates desk.
import { deskTotalLimit } from '@khyanalt/contract/certificate-desk'
import type { CertificateState } from '@khyanalt/domain/certificate-status'
import type { Bilingual } from '@khyanalt/domain/language'
import type { Grant } from '@khyanalt/domain/roles'
import { type Expression, type SqlBool, sql } from 'kysely'
import { countTo, inOrderOf, listLatest, openFound } from '../../db/found-rows.sql.ts'
import { findNames, isMerged, openOfEach, wordsBeginAfterInitial } from '../../db/name-words.sql.ts'
import { hasPart, mostAlike } from '../../db/number-parts.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { CertificateContent } from './document-contents.ts'
import { isSuspended } from './suspension.sql.ts'

/** What the desk looks for. */
export type DeskQuestion =
  | { readonly kind: 'all' }
  | { readonly kind: 'number'; readonly starts: string }
  | { readonly kind: 'request'; readonly number: string }
  | { readonly kind: 'register'; readonly number: string }
  /** Words of the holder's name by their sound, the patronymic in full or as its initial. */
  | { readonly kind: 'name'; readonly words: readonly string[] }

const selectDesk = (tx: Tx) =>
  tx
    .selectFrom('certificates as c')
    .innerJoin('categories as g', 'g.id', 'c.category_id')
    .innerJoin('services as s', 's.id', 'c.service_id')
    .innerJoin('requests as r', 'r.id', 'c.request_id')
    .leftJoin('certificate_versions as v', join =>
      join.onRef('v.certificate_id', '=', 'c.id').onRef('v.version', '=', 'c.current_version'),
    )
    .leftJoin('organizations as o', 'o.id', 'c.organization_id')

const withColumns = (query: ReturnType<typeof selectDesk>) =>
  query
    .select(['c.id', 'c.cs_id', 'c.ref_id', 'c.holder', 'c.state', 'c.starts_on', 'c.ends_on', 'c.current_version'])
    .select(['c.suspended_from', 'c.suspended_until', 'c.category_id', 'c.organization_id', 'g.module'])
    .select([
      'r.request_number',
      sql<Bilingual | null>`v.content -> 'suspension' -> 'reason'`.as('suspension_reason'),
      sql<CertificateContent['limitation'] | null>`v.content -> 'limitation'`.as('limitation'),
    ])
    .select(['o.name_mn as organization_mn', 'o.name_en as organization_en'])
    .select(sql<{ mn: string; en: string }>`json_build_object('mn', s.name_mn, 'en', s.name_en)`.as('service'))

/** Certificates within the scopes, newest first; the total is counted to the limit. */
export const searchDesk = async (
  tx: Tx,
  scopes: readonly Grant[],
  {
    question,
    state,
    suspended = false,
    today,
  }: {
    readonly question: DeskQuestion
    readonly state?: CertificateState | undefined
    /** Only those that are suspended, or will be. */
    readonly suspended?: boolean
    readonly today: string
  },
  { page, size, limit }: { readonly page: number; readonly size: number; readonly limit: number },
) => {
  const words = question.kind === 'name' ? wordsBeginAfterInitial(question.words) : null
  // Names are found before the certificates that bear them, as in the public search.
  const names = words === null ? null : await findNames(tx, 'holder_names', words)
  const selected = selectScoped(tx, scopes)
    .$if(state !== undefined, query => query.where(isIn(state ?? 'active', today)))
    .$if(suspended, query =>
      query.where('c.state', '=', 'active').where('c.ends_on', '>=', today).where('c.suspended_until', '>=', today),
    )
    .select(['c.id', 'c.created_at'])
  const matching = selected.where(
    question.kind !== 'name'
      ? asks(question)
      : names === null
        ? sql<SqlBool>`c.holder_words @@ ${words}::tsquery`
        : sql<SqlBool>`c.holder_key = any(${[...names]}::text[])`,
  )
  const total = await countTo(tx, matching, limit)
  const first = (page - 1) * size
  if (first >= total) return { rows: [], total }
  const ofName = selected.where(sql<SqlBool>`c.holder_key = n.key`).orderBy('c.created_at', 'desc').orderBy('c.id')
  const found =
    isMerged(names) && total >= limit
      ? openOfEach(tx, names, ofName.limit(first + size))
      : openFound(tx, matching, total < limit)
  const shown = await found
    .selectFrom('found')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset(first)
    .execute()
  const rows = await withColumns(selectDesk(tx))
    .where(
      'c.id',
      'in',
      shown.map(({ id }) => id),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .execute()
  return { rows, total }
}

const selectScoped = (tx: Tx, scopes: readonly Grant[]) =>
  tx
    .selectFrom('certificates as c')
    // Every index of the search leaves out what is only prepared.
    .where('c.state', '<>', 'prepared')
    .$if(!scopes.some(isUnlimited), query => query.where(eb => eb.or(scopes.map(scope => inScope(scope)))))

/** What the search of the console asks: any part of a number without its dashes, a register number, words of a name. */
type Asked = { readonly part: string } | { readonly register: string } | { readonly named: string }

/** The latest certificates within the scopes that answer it. */
export const findLatestDesk = async (tx: Tx, scopes: readonly Grant[], asked: Asked, limit: number) => {
  const names = 'named' in asked ? await findNames(tx, 'holder_names', asked.named) : null
  if (names?.length === 0) return []
  const scoped = selectScoped(tx, scopes).select(['c.id', 'c.created_at as at'])
  const ofName = scoped
    .where(sql<SqlBool>`c.holder_key = n.key`)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
  const found = isMerged(names)
    ? await openOfEach(tx, names, ofName.limit(limit))
        .selectFrom('found')
        .select('id')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
    : await listLatest(tx, scoped.where(isAsked(asked, names)), limit)
  return readDesk(tx, found)
}

/** Certificates that were granted since a moment, latest first. */
export const listGrantedSince = async (tx: Tx, scopes: readonly Grant[], since: Date, limit: number) => {
  const granted = selectScoped(tx, scopes).where('c.created_at', '>=', since)
  const found = await granted.select('c.id').orderBy('c.created_at', 'desc').orderBy('c.id').limit(limit).execute()
  return { rows: await readDesk(tx, found), total: await countTo(tx, granted.select('c.id'), deskTotalLimit) }
}

const readDesk = async (tx: Tx, found: readonly { readonly id: string }[]) => {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  return inOrderOf(found, await withColumns(selectDesk(tx)).where('c.id', 'in', ids).execute())
}

const isAsked = (asked: Asked, names: readonly string[] | null): Expression<SqlBool> => {
  if ('register' in asked) return sql<SqlBool>`c.holder_register_number = ${asked.register}`
  if ('named' in asked) {
    return names === null
      ? sql<SqlBool>`c.holder_words @@ ${asked.named}::tsquery`
      : sql<SqlBool>`c.holder_key = any(${[...names]}::text[])`
  }
  return sql<SqlBool>`c.id = any(array(select q.id from certificates q
    where ${hasPart(sql<string>`replace(q.ref_id, '-', '')`, asked.part)} and q.state <> 'prepared'
    limit ${sql.lit(mostAlike)}))`
}

/** What ended is expired, also before the work of the night has said so; what is suspended reads as what is cancelled. */
const isIn = (state: CertificateState, today: string): Expression<SqlBool> => {
  switch (state) {
    case 'active':
      return sql<SqlBool>`c.state = 'active' and c.ends_on >= ${today} and not ${isSuspended('c', today)}`
    case 'expired':
      return sql<SqlBool>`(c.state = 'expired' or (c.state = 'active' and c.ends_on < ${today}))`
    case 'cancelled':
      return sql<SqlBool>`(c.state = 'cancelled'
        or (c.state = 'active' and c.ends_on >= ${today} and ${isSuspended('c', today)}))`
    default:
      return sql<SqlBool>`c.state = ${state}`
  }
}

/** A certificate by its public id. */
export const findDesk = async (tx: Tx, csId: string) =>
  (await withColumns(selectDesk(tx)).where('c.cs_id', '=', csId).executeTakeFirst()) ?? null

/** Certificates of a person, or of a company, newest first; what is only prepared is left out. */
export const listOfOwner = async (
  tx: Tx,
  owner: { readonly owner_user_id: string; readonly owner_company_id: string | null },
  limit: number,
) => {
  const { owner_company_id: company } = owner
  const rows = await withColumns(selectDesk(tx))
    .where('c.state', '<>', 'prepared')
    .$if(company !== null, query => query.where('c.owner_company_id', '=', company))
    .$if(company === null, query =>
      query.where('c.owner_user_id', '=', owner.owner_user_id).where('c.owner_company_id', 'is', null),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .execute()
  return rows
}

/** What each version says of its validity, who issued it, and whether its paper is ready; newest first. */
export const listDeskVersions = async (tx: Tx, certificateId: string) =>
  tx
    .selectFrom('certificate_versions as v')
    .innerJoin('users as u', 'u.id', 'v.issued_by')
    .leftJoin('certificate_documents as d', 'd.certificate_version_id', 'v.id')
    .select(['v.version', 'v.issued_at', 'u.name as issued_by', 'd.sha256'])
    .select([
      sql<string | null>`v.content ->> 'startsOn'`.as('starts_on'),
      sql<string | null>`v.content ->> 'endsOn'`.as('ends_on'),
      sql<boolean>`v.content ? 'cancelledOn'`.as('cancelled'),
      sql<boolean>`v.content ? 'suspension'`.as('suspended'),
    ])
    .where('v.certificate_id', '=', certificateId)
    .orderBy('v.version', 'desc')
    .execute()

/** Who changed the certificate and why, latest first. */
export const listChanges = async (tx: Tx, csId: string) =>
  tx
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.actor_user_id')
    .select(['a.action', 'a.detail', 'a.at', 'u.name as actor'])
    .where('a.noun', '=', 'certificate')
    .where('a.noun_id', '=', csId)
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(100)
    .execute()

const asks = (question: Exclude<DeskQuestion, { kind: 'name' }>): Expression<SqlBool> => {
  switch (question.kind) {
    case 'all':
      return sql<SqlBool>`true`
    case 'number':
      return sql<SqlBool>`c.ref_id like ${question.starts}`
    case 'request':
      return sql<SqlBool>`c.request_id in (select q.id from requests q where q.request_number = ${question.number})`
    case 'register':
      return sql<SqlBool>`c.holder_register_number = ${question.number}`
  }
}

const isUnlimited = ({ module, categoryId, organizationId }: Grant): boolean =>
  module === undefined && categoryId === undefined && organizationId === undefined

const inScope = ({ module, categoryId, organizationId }: Grant): Expression<SqlBool> =>
  sql<SqlBool>`(${module ?? null}::text is null
      or c.category_id = any(array(select g.id from categories g where g.module = ${module ?? null})))
    and (${categoryId ?? null}::integer is null or c.category_id = ${categoryId ?? null})
    and (${organizationId ?? null}::integer is null or c.organization_id = ${organizationId ?? null})`
