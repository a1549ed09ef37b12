// SQL of request lists: a client's own, or those of a front desk, and the counters.
import { type Expression, type SqlBool, sql } from 'kysely'
import { inOrderOf } from '../../db/found-rows.sql.ts'
import { selectFee } from '../../db/request-fee.sql.ts'
import { type ListedRequest, passes, type RequestFilters, type RequestsEB } from '../../db/request-filters.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { findChangeableOf } from './certificate-change.sql.ts'

/** Whose requests: a client's own, or those that operators of one unit made for customers. */
export type OwnedBy =
  | { readonly kind: 'client'; readonly userId: string; readonly companyIds: readonly string[] }
  | {
      readonly kind: 'desk'
      readonly userId: string
      readonly deskId: number | null
      /** Those for this customer alone, a person or an organisation. */
      readonly customerId?: string | undefined
    }

/** A row of the lists. */
export type OwnRow = ListedRequest & {
  readonly id: string
  readonly created_at: Date
  readonly customer: string
  readonly can_edit_cert: boolean
}

/** What a list is sorted by. */
export type ListOrder = {
  readonly field: 'created_at' | 'request_number' | 'state' | 'due_on'
  readonly direction: 'asc' | 'desc'
}

/** So many of the requests from a place on, with the total; `today` is the day in the agency's zone. */
export const listRequests = async (
  tx: Tx,
  owner: OwnedBy,
  { today, ...filters }: RequestFilters & { readonly today: string },
  order: ListOrder,
  { place, count }: { readonly place: number; readonly count: number },
) => {
  const matching = tx
    .selectFrom('requests as r')
    .where('r.deleted_at', 'is', null)
    .where(eb => isOwned(eb, owner))
    .where(eb => passes(eb, filters, 'created_at'))
  // The page is cut from an index alone; then what its rows bring is looked up for them, without a join to plan.
  const shown = await matching
    .select('r.id')
    .orderBy(`r.${order.field}`, order.direction)
    .orderBy('r.id', order.direction)
    .limit(count)
    .offset(place)
    .execute()
  const { total } = await matching.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const ids = shown.map(({ id }) => id)
  return { rows: inOrderOf(shown, await readRows(tx, ids, today)), total: Number(total) }
}

const readRows = async (tx: Tx, ids: readonly string[], today: string): Promise<OwnRow[]> => {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('requests as r')
    .where('r.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .select([
      'r.id',
      'r.request_number',
      'r.type',
      'r.module',
      'r.state',
      'r.step',
      'r.category_id',
      'r.organization_id',
      'r.owner_user_id',
      'r.owner_company_id',
      'r.created_by',
      'r.desk_id',
      'r.created_at',
      'r.submitted_at',
      'r.due_on',
      selectFee.as('fee'),
      sql<Pair>`(select array[s.name_mn, s.name_en] from services s where s.id = r.service_id)`.as('service'),
      sql<Pair>`(select array[c.name_mn, c.name_en] from categories c where c.id = r.category_id)`.as('category'),
      sql<OwnRow['plan']>`(select d.review_plan from definition_versions d where d.id = r.definition_version_id)`.as(
        'plan',
      ),
      sql<string>`coalesce((select o.name_mn from companies o where o.id = r.owner_company_id),
        (select p.name from users p where p.id = r.owner_user_id))`.as('customer'),
    ])
    .execute()
  const approved = rows.filter(({ state }) => state === 'approved').map(({ id }) => id)
  const changeable = approved.length === 0 ? new Set() : await findChangeableOf(tx, approved, today)
  return rows.map(({ service: [name_mn, name_en], category: [category_mn, category_en], ...row }) => ({
    ...row,
    ...{ name_mn, name_en, category_mn, category_en },
    can_edit_cert: changeable.has(row.id),
  }))
}

type Pair = readonly [mn: string, en: string]

/** How many own requests there are in each state. */
export const countOwnByState = async (tx: Tx, owner: OwnedBy) =>
  tx
    .selectFrom('requests as r')
    .select(['r.state', eb => eb.fn.countAll<number>().as('count')])
    .where('r.deleted_at', 'is', null)
    .where(eb => isOwned(eb, owner))
    .groupBy('r.state')
    .execute()

/** The newest unsent draft of a service; of a renewal, the one that renews this certificate. */
export const findNewestDraft = async (
  tx: Tx,
  owner: OwnedBy,
  of: {
    readonly serviceId: number
    readonly renews: boolean
    readonly certificateId: string | undefined
    readonly customerId: string | undefined
  },
) =>
  tx
    .selectFrom('requests as r')
    .select(['r.request_number', 'r.updated_at'])
    .where('r.deleted_at', 'is', null)
    .where('r.state', '=', 'draft')
    .where('r.service_id', '=', of.serviceId)
    .where('r.type', of.renews ? '=' : '<>', 'RENEW')
    .where(eb => isOwned(eb, owner))
    .$if(of.certificateId !== undefined, query =>
      query.where(sql<string>`r.certificate_id::text`, '=', of.certificateId ?? ''),
    )
    .$if(of.customerId !== undefined, query => query.where(eb => isFor(eb, of.customerId ?? '')))
    .orderBy('r.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** For an organisation, or for a person who acts for none. */
const isFor = (eb: RequestsEB, customerId: string): Expression<SqlBool> =>
  eb.or([
    eb('r.owner_company_id', '=', customerId),
    eb.and([eb('r.owner_user_id', '=', customerId), eb('r.owner_company_id', 'is', null)]),
  ])

const isOwned = (eb: RequestsEB, owner: OwnedBy): Expression<SqlBool> => {
  if (owner.kind === 'desk') {
    const made = owner.deskId === null ? eb('r.created_by', '=', owner.userId) : eb('r.desk_id', '=', owner.deskId)
    return owner.customerId === undefined ? made : eb.and([made, isFor(eb, owner.customerId)])
  }
  // What is a company's belongs to its members, whoever of them made it.
  const own = eb.and([eb('r.owner_user_id', '=', owner.userId), eb('r.owner_company_id', 'is', null)])
  return owner.companyIds.length === 0 ? own : eb.or([own, eb('r.owner_company_id', 'in', [...owner.companyIds])])
}
