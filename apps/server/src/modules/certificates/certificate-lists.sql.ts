// SQL of the own certificates.
import type { CertificateState } from '@khyanalt/domain/certificate-status'
import type { Bilingual } from '@khyanalt/domain/language'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { CertificateContent, SaidContent } from './document-contents.ts'
import { isSuspended } from './suspension.sql.ts'

/** A row of the own list. */
export type OwnRow = {
  readonly id: string
  readonly cs_id: string
  readonly ref_id: string
  readonly request_number: string
  readonly category_name_mn: string
  readonly category_name_en: string
  readonly service: { readonly mn: string; readonly en: string }
  readonly service_id: number
  readonly category_id: number
  readonly holder: string
  readonly owner_company_id: string | null
  readonly organization_mn: string | null
  readonly organization_en: string | null
  readonly created_at: Date
  readonly state: CertificateState
  readonly starts_on: string
  readonly ends_on: string
  readonly suspended_from: string | null
  readonly suspended_until: string | null
  readonly suspension_reason: Bilingual | null
  readonly limitation: CertificateContent['limitation'] | null
  readonly version: number
  readonly sha256: string | null
  /** Whether its service takes renewals now, and no renewal has taken its place. */
  readonly may_renew: boolean
  /** The renewal that was begun and is not decided. */
  readonly renewal_number: string | null
}

type Owner = { readonly userId: string; readonly companyIds: readonly string[] }

/** The person's own and those of the companies, each found by an index. */
const isOwned = ({ userId, companyIds }: Owner) => sql<SqlBool>`c.id = any(array(
  select o.id from certificates o where o.owner_user_id = ${userId} and o.owner_company_id is null
  union all
  select o.id from certificates o where o.owner_company_id = any(${[...companyIds]}::uuid[])))`

const selectRows = (tx: Tx) =>
  tx
    .selectFrom('certificates as c')
    .innerJoin('categories as g', 'g.id', 'c.category_id')
    .innerJoin('services as s', 's.id', 'c.service_id')
    .innerJoin('requests as r', 'r.id', 'c.request_id')
    .innerJoin('certificate_versions as v', join =>
      join.onRef('v.certificate_id', '=', 'c.id').onRef('v.version', '=', 'c.current_version'),
    )
    .leftJoin('certificate_documents as d', 'd.certificate_version_id', 'v.id')
    .leftJoin('organizations as o', 'o.id', 'c.organization_id')

const withColumns = (own: ReturnType<typeof selectRows>) =>
  own
    .select([
      'c.id',
      'c.cs_id',
      'c.ref_id',
      'r.request_number',
      'c.service_id',
      'c.category_id',
      'c.holder',
      'c.owner_company_id',
    ])
    .select(['g.name_mn as category_name_mn', 'g.name_en as category_name_en'])
    .select(['o.name_mn as organization_mn', 'o.name_en as organization_en'])
    .select([
      'c.created_at',
      'c.state',
      'c.starts_on',
      'c.ends_on',
      'c.suspended_from',
      'c.suspended_until',
      'v.version',
    ])
    .select(({ fn }) => fn.coalesce('d.extended_sha256', 'd.sha256').as('sha256'))
    .select([
      sql<OwnRow['service']>`v.content -> 'service'`.as('service'),
      sql<OwnRow['suspension_reason']>`v.content -> 'suspension' -> 'reason'`.as('suspension_reason'),
      sql<OwnRow['limitation']>`v.content -> 'limitation'`.as('limitation'),
      sql<boolean>`s.renewable and s.status = 1 and not s.temporary_disable and r.state <> 'superseded'`.as(
        'may_renew',
      ),
      sql<string | null>`(select n.request_number from requests n where n.certificate_id = c.id and n.type = 'RENEW'
        and n.deleted_at is null and n.state not in ('approved', 'superseded', 'rejected', 'expired')
        order by n.created_at desc limit 1)`.as('renewal_number'),
    ])

/** Certificates of the person and of the person's companies, newest first. */
export const listOwnCertificates = async (
  tx: Tx,
  owner: Owner,
  filter: {
    readonly categoryId?: number | undefined
    readonly state?: CertificateState | undefined
    readonly today: string
  },
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ rows: OwnRow[]; total: number }> => {
  const { today, state } = filter
  let own = tx.selectFrom('certificates as c').where(isOwned(owner))
  if (filter.categoryId !== undefined) own = own.where('c.category_id', '=', filter.categoryId)
  if (state) {
    own = own.where(
      // What is suspended has the number of what is cancelled.
      sql`case when c.state = 'active' and c.ends_on < ${today} then 'expired'
        when c.state = 'active' and ${isSuspended('c', today)} then 'cancelled' else c.state end`,
      '=',
      state,
    )
  }
  // The page is cut from the certificates alone; then what its rows bring is looked up for them.
  const shown = await own
    .select('c.id')
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await own.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  if (shown.length === 0) return { rows: [], total: Number(total) }
  const ids = shown.map(({ id }) => id)
  const rows = await withColumns(selectRows(tx))
    .where('c.id', 'in', ids)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .execute()
  return { rows, total: Number(total) }
}

/** One of them by its public id; somebody else's does not exist. */
export const findOwnCertificate = async (tx: Tx, owner: Owner, csId: string): Promise<OwnRow | null> =>
  (await withColumns(selectRows(tx)).where(isOwned(owner)).where('c.cs_id', '=', csId).executeTakeFirst()) ?? null

/** What the version that holds says is permitted. */
export const readSaid = async (tx: Tx, certificateId: string): Promise<SaidContent> => {
  const { kind, heading, facts, conditions } = await tx
    .selectFrom('certificates as c')
    .innerJoin('certificate_versions as v', join =>
      join.onRef('v.certificate_id', '=', 'c.id').onRef('v.version', '=', 'c.current_version'),
    )
    .select([
      sql<SaidContent['kind'] | null>`v.content ->> 'kind'`.as('kind'),
      sql<SaidContent['heading'] | null>`v.content -> 'heading'`.as('heading'),
      sql<SaidContent['facts'] | null>`v.content -> 'facts'`.as('facts'),
      sql<SaidContent['conditions'] | null>`v.content -> 'conditions'`.as('conditions'),
    ])
    .where('c.id', '=', certificateId)
    .executeTakeFirstOrThrow()
  return {
    ...(kind && { kind }),
    ...(heading && { heading }),
    ...(facts && { facts }),
    ...(conditions && { conditions }),
  }
}

/** What each version of a certificate came with, oldest first. */
export const listVersions = async (tx: Tx, certificateId: string) =>
  tx
    .selectFrom('certificate_versions as v')
    .leftJoin('certificate_documents as d', 'd.certificate_version_id', 'v.id')
    .select(['v.version', 'v.issued_at'])
    .select(({ fn }) => fn.coalesce('d.extended_sha256', 'd.sha256').as('sha256'))
    .select([
      sql<boolean>`v.content ? 'cancelledOn'`.as('cancelled'),
      sql<boolean>`v.content ? 'suspension'`.as('suspended'),
    ])
    .where('v.certificate_id', '=', certificateId)
    .orderBy('v.version')
    .execute()
