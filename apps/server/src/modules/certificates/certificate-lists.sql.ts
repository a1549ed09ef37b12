// SQL of the public list of certificates and of the own one.
import type { CertificateState } from '@khyanalt/domain/certificate-status'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** A certificate as anybody may see it; person data is not even read. */
export type PublicRow = {
  readonly cs_id: string
  readonly ref_id: string
  readonly service: { readonly mn: string; readonly en: string }
  readonly holder: string
  readonly organization: string | null
  readonly created_at: Date
  readonly starts_on: string
  readonly ends_on: string
  readonly state: CertificateState
  readonly version: number
  readonly sha256: string | null
}

export type PublicFilter = {
  /** Part of the holder's name. */
  readonly holder?: string | undefined
  /** The whole register number. */
  readonly registerNumber?: string | undefined
  readonly number?: string | undefined
  readonly issued?: { readonly from: Date; readonly before: Date } | undefined
  /** Valid on some day of the span. */
  readonly valid?: { readonly from: string; readonly to: string } | undefined
  readonly categoryCode?: string | undefined
  readonly organizationId?: number | undefined
  readonly serviceId?: number | undefined
  readonly active?: boolean | undefined
  /** The day on which validity is judged. */
  readonly today: string
}

export type Page = {
  readonly page: number
  readonly size: number
  readonly sort: 'created_at' | 'ref_id' | 'starts_on' | 'ends_on' | 'holder'
  readonly direction: 'asc' | 'desc'
}

// Counting millions of rows for a number nobody reads would make every page slow.
const countLimit = 10_000

const selectPublic = (tx: Tx) =>
  tx
    .selectFrom('certificates as c')
    .innerJoin('certificate_versions as v', join =>
      join.onRef('v.certificate_id', '=', 'c.id').onRef('v.version', '=', 'c.current_version'),
    )
    .leftJoin('certificate_documents as d', 'd.certificate_version_id', 'v.id')
    .leftJoin('organizations as o', 'o.id', 'c.organization_id')
    .select([
      'c.cs_id',
      'c.ref_id',
      sql<PublicRow['service']>`v.content -> 'service'`.as('service'),
      'c.holder',
      'o.name_mn as organization',
      'c.created_at',
      'c.starts_on',
      'c.ends_on',
      'c.state',
      'c.current_version as version',
      'd.sha256',
    ])
    .where('c.state', '!=', 'prepared')

/** A public certificate by its public id. */
export const findPublicCertificate = async (tx: Tx, csId: string): Promise<PublicRow | null> =>
  ((await selectPublic(tx).where('c.cs_id', '=', csId).executeTakeFirst()) as PublicRow | undefined) ?? null

/** Public certificates, with how many there are, counted up to ten thousand. */
export const listPublicCertificates = async (
  tx: Tx,
  filter: PublicFilter,
  { page, size, sort, direction }: Page,
): Promise<{ rows: PublicRow[]; total: number }> => {
  const where = publicWhere(filter)
  const rows = await selectPublic(tx)
    .where(where)
    .orderBy(`c.${sort}`, direction)
    .orderBy('c.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const matching = tx
    .selectFrom('certificates as c')
    .select(sql`1`.as('one'))
    .where('c.state', '!=', 'prepared')
    .where(where)
    .limit(countLimit)
  const { total } = await tx
    .selectFrom(matching.as('m'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: rows as PublicRow[], total: Number(total) }
}

const publicWhere = (filter: PublicFilter): Expression<SqlBool> => {
  const { holder, registerNumber, number, issued, valid, categoryCode, organizationId, serviceId, active, today } =
    filter
  const conditions = [
    holder === undefined ? null : sql<SqlBool>`c.holder ilike ${contains(holder)}`,
    registerNumber === undefined ? null : sql<SqlBool>`c.holder_register_number = ${registerNumber}`,
    number === undefined ? null : sql<SqlBool>`c.ref_id ilike ${contains(number)}`,
    issued ? sql<SqlBool>`c.created_at >= ${issued.from} and c.created_at < ${issued.before}` : null,
    valid ? sql<SqlBool>`c.starts_on <= ${valid.to} and c.ends_on >= ${valid.from}` : null,
    categoryCode === undefined
      ? null
      : sql<SqlBool>`c.category_id in (
          select g.id from categories g left join categories p on p.id = g.parent_id
          where coalesce(g.code, p.code) = ${categoryCode})`,
    organizationId === undefined ? null : sql<SqlBool>`c.organization_id = ${organizationId}`,
    serviceId === undefined ? null : sql<SqlBool>`c.service_id = ${serviceId}`,
    // A certificate past its end is not active, also before the daily job has said so.
    active === undefined ? null : sql<SqlBool>`(c.state = 'active' and c.ends_on >= ${today}) = ${active}`,
  ].filter(condition => condition !== null)
  return conditions.reduce((all, condition) => sql<SqlBool>`${all} and ${condition}`, sql<SqlBool>`true`)
}

const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A row of the own list. */
export type OwnRow = {
  readonly cs_id: string
  readonly ref_id: string
  readonly category_name_mn: string
  readonly category_name_en: string
  readonly service: { readonly mn: string; readonly en: string }
  readonly created_at: Date
  readonly state: CertificateState
  readonly starts_on: string
  readonly ends_on: string
}

/** Certificates of the person and of the person's companies, newest first. */
export const listOwnCertificates = async (
  tx: Tx,
  owner: { readonly userId: string; readonly companyIds: readonly string[] },
  filter: {
    readonly categoryId?: number | undefined
    readonly state?: CertificateState | undefined
    readonly today: string
  },
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ rows: OwnRow[]; total: number }> => {
  const { today, state } = filter
  let own = tx
    .selectFrom('certificates as c')
    .innerJoin('categories as g', 'g.id', 'c.category_id')
    .innerJoin('certificate_versions as v', join =>
      join.onRef('v.certificate_id', '=', 'c.id').onRef('v.version', '=', 'c.current_version'),
    )
    .where(eb =>
      eb.or([
        eb.and([eb('c.owner_user_id', '=', owner.userId), eb('c.owner_company_id', 'is', null)]),
        ...(owner.companyIds.length > 0 ? [eb('c.owner_company_id', 'in', [...owner.companyIds])] : []),
      ]),
    )
  if (filter.categoryId !== undefined) own = own.where('c.category_id', '=', filter.categoryId)
  if (state) {
    own = own.where(
      sql`case when c.state = 'active' and c.ends_on < ${today} then 'expired' else c.state end`,
      '=',
      state,
    )
  }
  const rows = await own
    .select(['c.cs_id', 'c.ref_id', 'g.name_mn as category_name_mn', 'g.name_en as category_name_en'])
    .select([sql<OwnRow['service']>`v.content -> 'service'`.as('service')])
    .select(['c.created_at', 'c.state', 'c.starts_on', 'c.ends_on'])
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await own.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows as OwnRow[], total: Number(total) }
}
