// SQL of the own request list and its counters.
import type { Expression, SqlBool } from 'kysely'
import {
  type ListedRequest,
  type Page,
  passes,
  type RequestFilters,
  type RequestsEB,
} from '../../db/request-filters.sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** Whose requests: a client's own, or those an operator made. */
export type OwnedBy =
  | { readonly kind: 'client'; readonly userId: string; readonly companyIds: readonly string[] }
  | { readonly kind: 'operator'; readonly userId: string }

/** A row of the own list. */
export type OwnRow = ListedRequest & { readonly id: string; readonly created_at: Date }

/** Own requests, newest first, with the total. */
export const listOwnRequests = async (
  tx: Tx,
  owner: OwnedBy,
  filters: RequestFilters,
  order: { readonly field: 'created_at' | 'request_number' | 'state'; readonly direction: 'asc' | 'desc' },
  { page, results }: Page,
) => {
  const matching = tx
    .selectFrom('requests as r')
    .where('r.deleted_at', 'is', null)
    .where(eb => isOwned(eb, owner))
    .where(eb => passes(eb, filters, 'created_at'))
  const rows = await matching
    .innerJoin('services as s', 's.id', 'r.service_id')
    .innerJoin('categories as c', 'c.id', 'r.category_id')
    .innerJoin('definition_versions as d', 'd.id', 'r.definition_version_id')
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
      'r.created_at',
      'r.submitted_at',
      'r.due_on',
      's.name_mn',
      's.name_en',
      'c.name_mn as category_mn',
      'c.name_en as category_en',
      'd.review_plan as plan',
    ])
    .orderBy(`r.${order.field}`, order.direction)
    .orderBy('r.id', order.direction)
    .limit(results)
    .offset((page - 1) * results)
    .execute()
  const { total } = await matching.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows as unknown as OwnRow[], total: Number(total) }
}

/** How many own requests there are in each state. */
export const countOwnByState = async (tx: Tx, owner: OwnedBy) =>
  tx
    .selectFrom('requests as r')
    .select(['r.state', eb => eb.fn.countAll<number>().as('count')])
    .where('r.deleted_at', 'is', null)
    .where(eb => isOwned(eb, owner))
    .groupBy('r.state')
    .execute()

const isOwned = (eb: RequestsEB, owner: OwnedBy): Expression<SqlBool> => {
  if (owner.kind === 'operator') return eb('r.created_by', '=', owner.userId)
  const own = eb('r.owner_user_id', '=', owner.userId)
  return owner.companyIds.length === 0 ? own : eb.or([own, eb('r.owner_company_id', 'in', [...owner.companyIds])])
}
