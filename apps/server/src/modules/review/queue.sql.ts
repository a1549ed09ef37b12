// SQL of the agency's queue.

import { queueTotalLimit } from '@khyanalt/contract/review'
import { heldStates, type QueueSort, type QueueView } from '@khyanalt/domain/queue-view'
import type { Module, Role } from '@khyanalt/domain/roles'
import { type Expression, type SqlBool, sql } from 'kysely'
import { countTo, openFound } from '../../db/found-rows.sql.ts'
import { isMerged, openOfEach } from '../../db/name-words.sql.ts'
import { selectFee } from '../../db/request-fee.sql.ts'
import { type Page, passes, type RequestFilters, type RequestsEB } from '../../db/request-filters.sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** One limit of a staff member's view. */
export type Scope = {
  readonly role: Role
  readonly module?: Module | undefined
  readonly categoryId?: number | undefined
  readonly organizationId?: number | undefined
}

/** Who looks, how far he or she sees, on which day, and for whom else. */
export type Viewer = {
  readonly scopes: readonly Scope[]
  readonly userId: string
  readonly today: string
  /** Colleagues who are away and for whom he or she stands in: it widens no scope. */
  readonly standsInFor: readonly string[]
}

export type QueueFilters = RequestFilters & { readonly view: QueueView }

/** By which column, and whether from its end; the order of the view where none is asked for. */
export type QueueOrder = { readonly by: QueueSort; readonly descending: boolean } | null

const columnOf = {
  number: 'request_number',
  applicant: 'applicant_key',
  sent: 'submitted_at',
  due: 'due_on',
} as const satisfies Record<QueueSort, string>

/** Requests that somebody of the agency sees, of a part of the queue. */
export const selectMatching = (tx: Tx, viewer: Viewer, filters: QueueFilters) =>
  tx
    .selectFrom('requests as r')
    .where('r.deleted_at', 'is', null)
    .where('r.state', '<>', 'draft')
    .where(eb => passes(eb, filters, 'submitted_at'))
    .where(eb => inView(eb, filters, viewer))

/**
 * A part of the queue, with how many there are; longest waiting first, what is late by its last day, and in the whole
 * scope the newest first; unless another order is asked for.
 */
export const listScopedRequests = async (
  tx: Tx,
  viewer: Viewer,
  filters: QueueFilters,
  { page, results }: Page,
  asked: QueueOrder = null,
) => {
  const total = await countScopedRequests(tx, viewer, filters)
  // Behind what is counted nobody turns pages; a made-up page number costs nothing.
  const first = (page - 1) * results
  if (first >= total) return { rows: [], total }
  const matching = selectMatching(tx, viewer, filters)
  const { order, direction } = orderOf(filters.view, asked)
  // The page is cut first: what a row brings beside itself is read for the rows that are shown alone.
  // Few of an applicant, or in another order, are gathered and then sorted; everything else is met in that order.
  const { applicant } = filters
  const columns = ['r.id', 'r.submitted_at', 'r.due_on', 'r.request_number', 'r.applicant_key'] as const
  const names = applicant?.kind === 'name' && order === 'submitted_at' ? applicant.names : null
  const many = total >= queueTotalLimit
  const found =
    isMerged(names) && many
      ? openOfEach(
          tx,
          names,
          selectMatching(tx, viewer, { ...filters, applicant: undefined })
            .where(sql<SqlBool>`r.applicant_key = n.key`)
            .select(columns)
            .orderBy(`r.${order}`, direction)
            .orderBy('r.id', direction)
            .limit(first + results),
        )
      : openFound(tx, matching.select(columns), (asked !== null || isNarrowed(filters)) && !many)
  const shown = found
    .selectFrom('found')
    .select('id')
    .orderBy(order, direction)
    .orderBy('id', direction)
    .limit(results)
    .offset(first)
  // So many tables are joined in the order in which they are named, and the page comes first.
  const rows = await tx
    .selectFrom(shown.as('shown'))
    .innerJoin('requests as r', 'r.id', 'shown.id')
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
      'r.service_id',
      'r.module',
      'r.state',
      'r.step',
      'r.round',
      'r.category_id',
      'r.organization_id',
      'r.owner_user_id',
      'r.owner_company_id',
      'r.created_by',
      'r.desk_id',
      'r.submitted_at',
      'r.due_on',
      's.name_mn',
      's.name_en',
      'c.name_mn as category_mn',
      'c.name_en as category_en',
      'u.name_mn as organization_mn',
      'u.name_en as organization_en',
      'p.name as owner_name',
      'o.name_mn as company_name',
      'r.holder_user_id',
      'r.question_at',
      'h.name as holder_name',
      'd.review_plan as plan',
      selectFee.as('fee'),
    ])
    .orderBy(`r.${order}`, direction)
    .orderBy('r.id', direction)
    .execute()
  return { rows, total }
}

/** The numbers of a part of the queue in its order, so many of them. */
export const listScopedNumbers = async (tx: Tx, viewer: Viewer, filters: QueueFilters, most: number) => {
  const { order, direction } = orderOf(filters.view, null)
  const rows = await openFound(
    tx,
    selectMatching(tx, viewer, filters).select(['r.id', 'r.request_number', `r.${order}`]),
    isNarrowed(filters),
  )
    .selectFrom('found')
    .select('request_number')
    .orderBy(order, direction)
    .orderBy('id', direction)
    .limit(most)
    .execute()
  return rows.map(row => row.request_number)
}

const orderOf = (view: QueueView, asked: QueueOrder) => ({
  order: asked ? columnOf[asked.by] : view === 'overdue' ? ('due_on' as const) : ('submitted_at' as const),
  direction: (asked ? asked.descending : view === 'all') ? ('desc' as const) : ('asc' as const),
})

/** Whether filters without an order of their own leave few. */
const isNarrowed = ({ applicant, numbers, service, holder, province, fee, due }: QueueFilters): boolean =>
  [applicant, numbers, service, holder, province, fee, due].some(filter => filter !== undefined)

/** How many there are in a part of the queue, counted up to a limit. */
export const countScopedRequests = (tx: Tx, viewer: Viewer, filters: QueueFilters): Promise<number> =>
  countTo(tx, selectMatching(tx, viewer, filters).select('r.id'), queueTotalLimit)

const open = ['sent', 'review'] as const

/** What a part of the queue holds; whoever decides sees no request there that he or she made. */
const inView = (
  eb: RequestsEB,
  { view, category, organization }: QueueFilters,
  { scopes: all, userId, today, standsInFor }: Viewer,
): Expression<SqlBool> => {
  // A part of the scope that the filters leave out would make the database look for what is not there.
  const scopes = all.filter(scope => meets(scope.categoryId, category) && meets(scope.organizationId, organization))
  const inScopes = eb.or(scopes.map(scope => inScope(eb, scope)))
  const turnOf = (some: readonly Scope[]) =>
    eb.and([
      eb.or(some.map(scope => eb.and([inScope(eb, scope), isTurnOf(eb, scope.role)]))),
      eb('r.created_by', '<>', userId),
    ])
  switch (view) {
    case 'turn':
      return turnOf(scopes)
    case 'mine':
      return eb.and([
        inScopes,
        standsInFor.length === 0
          ? eb('r.holder_user_id', '=', userId)
          : eb('r.holder_user_id', 'in', [userId, ...standsInFor]),
        eb('r.state', 'in', [...heldStates]),
      ])
    case 'unassigned':
      // Nobody takes an invoice into their hands.
      return eb.and([turnOf(scopes.filter(({ role }) => role !== 'FINANCE')), eb('r.holder_user_id', 'is', null)])
    case 'today':
      return eb.and([inScopes, eb('r.due_on', '=', today), eb('r.state', 'in', [...open])])
    case 'overdue':
      return eb.and([inScopes, eb('r.due_on', '<', today), eb('r.state', 'in', [...open])])
    case 'resent':
      return eb.and([inScopes, eb('r.round', '>', 1), eb('r.state', 'in', [...open])])
    case 'asked':
      return eb.and([inScopes, eb('r.question_at', 'is not', null)])
    case 'payment':
      return eb.and([inScopes, eb('r.state', '=', 'payment')])
    case 'all':
      return inScopes
  }
}

const meets = (limit: number | undefined, asked: number | undefined): boolean =>
  limit === undefined || asked === undefined || limit === asked

const inScope = (eb: RequestsEB, scope: Scope): Expression<SqlBool> =>
  eb.and([
    eb.lit(true),
    ...(scope.module ? [eb('r.module', '=', scope.module)] : []),
    ...(scope.categoryId !== undefined ? [eb('r.category_id', '=', scope.categoryId)] : []),
    ...(scope.organizationId !== undefined ? [eb('r.organization_id', '=', scope.organizationId)] : []),
  ])

/** Reviewers and approvers wait for their step; finance waits for open invoices. */
const isTurnOf = (eb: RequestsEB, role: Role): Expression<SqlBool> =>
  role === 'FINANCE'
    ? eb('r.state', '=', 'payment')
    : eb.and([eb('r.state', 'in', ['sent', 'review']), eb('r.step_role', '=', role)])
