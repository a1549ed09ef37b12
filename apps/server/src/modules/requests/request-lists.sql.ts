// SQL of the request lists and counters.
import type { RequestType } from '@khyanalt/domain/client-type'
import type { ReviewStep } from '@khyanalt/domain/request-actions'
import type { RequestState } from '@khyanalt/domain/request-status'
import type { Module } from '@khyanalt/domain/roles'
import { type ExpressionBuilder, type Expression, type SqlBool, sql } from 'kysely'
import type { DB } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'

type RequestsEB = ExpressionBuilder<DB & { r: DB['requests'] }, 'r'>

/** Whose requests: a client's own, or those an operator made. */
export type OwnedBy =
  | { readonly kind: 'client'; readonly userId: string; readonly companyIds: readonly string[] }
  | { readonly kind: 'operator'; readonly userId: string }

/** Filters of the lists; absent ones do not filter. */
export type RequestFilters = {
  readonly states?: readonly RequestState[] | undefined
  readonly category?: number | undefined
  readonly organization?: number | undefined
  readonly number?: string | undefined
  /** First and last day in the agency's zone, inclusive. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** What the rules read of a row. */
type Placed = {
  readonly module: Module
  readonly category_id: number
  readonly organization_id: number | null
  readonly state: RequestState
  readonly step: number
  readonly plan: readonly ReviewStep[]
  readonly owner_user_id: string
  readonly owner_company_id: string | null
  readonly created_by: string
  readonly request_number: string
  readonly type: RequestType
  readonly submitted_at: Date | null
  readonly due_on: string | null
  readonly name_mn: string
  readonly name_en: string
  readonly category_mn: string
  readonly category_en: string
}

/** A row of the own list. */
export type OwnRow = Placed & { readonly id: string; readonly created_at: Date }

/** A row of the agency's queue. */
export type ScopedRow = Placed & {
  readonly round: number
  readonly organization_name: string | null
  readonly owner_name: string
  readonly company_name: string | null
  readonly holder_name: string | null
}

export type Page = { readonly page: number; readonly results: number }

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

/** One limit of a staff member's view. */
export type Scope = {
  readonly role: string
  readonly module?: Module | undefined
  readonly categoryId?: number | undefined
  readonly organizationId?: number | undefined
}

/** Requests within scope, longest waiting first; `mine` keeps those whose current step the caller's roles may decide. */
export const listScopedRequests = async (
  tx: Tx,
  scopes: readonly Scope[],
  filters: RequestFilters & { readonly mine: boolean; readonly userId: string },
  { page, results }: Page,
) => {
  const matching = tx
    .selectFrom('requests as r')
    .where('r.deleted_at', 'is', null)
    .where('r.state', '<>', 'draft')
    .where(eb => passes(eb, filters, 'submitted_at'))
    .where(eb => eb.or(scopes.map(scope => inScope(eb, scope, filters.mine))))
    .$if(filters.mine, query => query.where('r.created_by', '<>', filters.userId))
  const rows = await matching
    .innerJoin('services as s', 's.id', 'r.service_id')
    .innerJoin('categories as c', 'c.id', 'r.category_id')
    .innerJoin('definition_versions as d', 'd.id', 'r.definition_version_id')
    .innerJoin('users as p', 'p.id', 'r.owner_user_id')
    .leftJoin('companies as o', 'o.id', 'r.owner_company_id')
    .leftJoin('organizations as u', 'u.id', 'r.organization_id')
    .leftJoin('users as h', 'h.id', 'r.holder_user_id')
    .select([
      'r.request_number',
      'r.type',
      'r.module',
      'r.state',
      'r.step',
      'r.round',
      'r.category_id',
      'r.organization_id',
      'r.owner_user_id',
      'r.owner_company_id',
      'r.created_by',
      'r.submitted_at',
      'r.due_on',
      's.name_mn',
      's.name_en',
      'c.name_mn as category_mn',
      'c.name_en as category_en',
      'u.name_mn as organization_name',
      'p.name as owner_name',
      'o.name_mn as company_name',
      'h.name as holder_name',
      'd.review_plan as plan',
    ])
    .orderBy('r.submitted_at', filters.mine ? 'asc' : 'desc')
    .orderBy('r.id', filters.mine ? 'asc' : 'desc')
    .limit(results)
    .offset((page - 1) * results)
    .execute()
  const { total } = await matching.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows as unknown as ScopedRow[], total: Number(total) }
}

const isOwned = (eb: RequestsEB, owner: OwnedBy): Expression<SqlBool> => {
  if (owner.kind === 'operator') return eb('r.created_by', '=', owner.userId)
  const own = eb('r.owner_user_id', '=', owner.userId)
  return owner.companyIds.length === 0 ? own : eb.or([own, eb('r.owner_company_id', 'in', [...owner.companyIds])])
}

const passes = (eb: RequestsEB, filters: RequestFilters, dated: 'created_at' | 'submitted_at'): Expression<SqlBool> => {
  const column = sql.ref(`r.${dated}`)
  return eb.and([
    ...(filters.states ? [eb('r.state', 'in', [...filters.states])] : []),
    ...(filters.category !== undefined ? [eb('r.category_id', '=', filters.category)] : []),
    ...(filters.organization !== undefined ? [eb('r.organization_id', '=', filters.organization)] : []),
    ...(filters.number ? [eb('r.request_number', 'like', `${filters.number.replace(/[\\%_]/g, '\\$&')}%`)] : []),
    ...(filters.from ? [sql<SqlBool>`${column} >= ${filters.from}::date::timestamp at time zone 'Asia/Ulaanbaatar'`] : []),
    ...(filters.to ? [sql<SqlBool>`${column} < (${filters.to}::date + 1)::timestamp at time zone 'Asia/Ulaanbaatar'`] : []),
  ])
}

const inScope = (eb: RequestsEB, scope: Scope, mine: boolean): Expression<SqlBool> =>
  eb.and([
    ...(scope.module ? [eb('r.module', '=', scope.module)] : []),
    ...(scope.categoryId !== undefined ? [eb('r.category_id', '=', scope.categoryId)] : []),
    ...(scope.organizationId !== undefined ? [eb('r.organization_id', '=', scope.organizationId)] : []),
    ...(mine ? [isTurnOf(eb, scope.role)] : []),
  ])

/** Reviewers and approvers wait for their step; finance waits for open invoices. */
const isTurnOf = (eb: RequestsEB, role: string): Expression<SqlBool> =>
  role === 'FINANCE'
    ? eb('r.state', '=', 'payment')
    : eb.and([eb('r.state', 'in', ['sent', 'review']), eb('r.step_role', '=', role)])
