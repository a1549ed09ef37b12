// SQL of the agency's queue.
import type { Module } from '@khyanalt/domain/roles'
import type { Expression, SqlBool } from 'kysely'
import {
  type ListedRequest,
  type Page,
  passes,
  type RequestFilters,
  type RequestsEB,
} from '../../db/request-filters.sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** A row of the agency's queue. */
export type ScopedRow = ListedRequest & {
  readonly round: number
  readonly organization_name: string | null
  readonly owner_name: string
  readonly company_name: string | null
  readonly holder_name: string | null
}

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
