// SQL of the agency's desk of food objects.
import { foodQueueTotalLimit } from '@khyanalt/contract/staff-food'
import type { FoodObjectState } from '@khyanalt/domain/food-object-status'
import type { FoodQueueView } from '@khyanalt/domain/food-queue-view'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { countTo, inOrderOf, listLatest, openFound } from '../../db/found-rows.sql.ts'
import { hasWords } from '../../db/name-words.sql.ts'
import { hasPart, mostAlike } from '../../db/number-parts.sql.ts'
import type { DB } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import type { FoodObjectRecord } from './food-object-record.ts'
import { selectObjects } from './food-objects.sql.ts'

/** A role of the viewer, everywhere or within a unit. */
export type FoodScope = { readonly role: 'REVIEWER' | 'APPROVER'; readonly organizationId: number | undefined }

/** Who looks, how far he or she sees, and on which day. */
export type FoodViewer = { readonly scopes: readonly FoodScope[]; readonly userId: string; readonly today: string }

export type FoodQueueFilters = {
  readonly view: FoodQueueView
  readonly states?: readonly FoodObjectState[] | undefined
  readonly address?: string | undefined
  readonly number?: string | undefined
  /** Any part of the number, of four letters and digits at least. */
  readonly part?: string | undefined
  /** The whole register number of whose object it is. */
  readonly register?: string | undefined
  /** The question for words of the name of holder or object (`wordsBegin`). */
  readonly named?: string | undefined
}

type CasesEB = ExpressionBuilder<DB & { k: DB['cases'] }, 'k'>

/**
 * A part of the desk, with how many there are; longest waiting first, what is late by its last day, and in the whole
 * scope the newest first.
 */
export const listScopedObjects = async (
  tx: Tx,
  viewer: FoodViewer,
  filters: FoodQueueFilters,
  { page, results }: { readonly page: number; readonly results: number },
) => {
  const total = await countScopedObjects(tx, viewer, filters)
  const first = (page - 1) * results
  if (first >= total) return { rows: [], total }
  const direction = ['turn', 'sent', 'review', 'overdue'].includes(filters.view) ? 'asc' : 'desc'
  const order = filters.view === 'overdue' ? 'due_on' : 'submitted_at'
  const matching = selectMatching(tx, viewer, filters).select(['k.id', `k.${order}`])
  // The page is cut first: what a row brings beside itself is read for the rows that are shown alone.
  const shown = await openFound(tx, matching, total < foodQueueTotalLimit)
    .selectFrom('found')
    .select('id')
    .orderBy(order, direction)
    .orderBy('id', direction)
    .limit(results)
    .offset(first)
    .execute()
  const rows = await selectObjects(tx)
    .where(
      'k.id',
      'in',
      shown.map(({ id }) => id),
    )
    .orderBy(`k.${order}`, direction)
    .orderBy('k.id', direction)
    .execute()
  return { rows, total }
}

/** A row of the desk. */
export type FoodQueueRecord = Omit<FoodObjectRecord, 'parts'>

/** How many there are in a part of the desk, counted up to a limit. */
export const countScopedObjects = (tx: Tx, viewer: FoodViewer, filters: FoodQueueFilters): Promise<number> =>
  countTo(tx, selectMatching(tx, viewer, filters).select('k.id'), foodQueueTotalLimit)

const selectMatching = (
  tx: Tx,
  viewer: FoodViewer,
  { view, states, address, number, part, register, named }: FoodQueueFilters,
) =>
  tx
    .selectFrom('cases as k')
    .where('k.type', '=', 'food_object')
    // What is open to its applicant alone is nobody's business.
    .where('k.state', '<>', 'draft')
    .where(eb => inView(eb, view, viewer))
    .$if(states !== undefined, query => query.where('k.state', 'in', [...(states ?? [])]))
    .$if(Boolean(address), query =>
      query.where(eb =>
        eb.exists(
          eb
            .selectFrom('food_registrations as f')
            .select('f.case_id')
            .whereRef('f.case_id', '=', 'k.id')
            .where('f.address_code', 'like', `${address}%`),
        ),
      ),
    )
    .$if(named !== undefined, query => query.where(hasWords('k.search_key', named ?? '')))
    .$if(register !== undefined, query => query.where(isOf(register ?? '')))
    .$if(part !== undefined, query =>
      query.where(
        sql<SqlBool>`k.id = any(array(select q.id from cases q where ${hasPart('q.number', part ?? '')}
          and q.state <> 'draft' limit ${sql.lit(mostAlike)}))`,
      ),
    )
    .$if(Boolean(number), query => query.where('k.number', 'like', `${(number ?? '').replace(/[\\%_]/g, '\\$&')}%`))

const isOf = (register: string): Expression<SqlBool> =>
  sql<SqlBool>`(k.owner_company_id = (select id from companies where register_number = ${register})
    or k.owner_company_id is null
      and k.owner_user_id = (select id from users where register_number = ${register}))`

/** The latest objects within the scope that answer a question, or of a part of the desk those that are due first. */
export const listFirstObjects = async (
  tx: Tx,
  viewer: FoodViewer,
  filters: FoodQueueFilters,
  { order, limit }: { readonly order: 'latest' | 'due'; readonly limit: number },
): Promise<FoodQueueRecord[]> => {
  const matching = selectMatching(tx, viewer, filters)
  const found =
    order === 'latest'
      ? await listLatest(tx, matching.select(['k.id', 'k.submitted_at as at']), limit)
      : await matching
          .select('k.id')
          .orderBy(sql`k.due_on nulls last`)
          .orderBy('k.submitted_at')
          .orderBy('k.id')
          .limit(limit)
          .execute()
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  return inOrderOf(found, await selectObjects(tx).where('k.id', 'in', ids).execute())
}

const inView = (eb: CasesEB, view: FoodQueueView, { scopes, userId, today }: FoodViewer): Expression<SqlBool> => {
  const inScopes = eb.or(scopes.map(scope => inScope(eb, scope)))
  const has = (...states: FoodObjectState[]) => eb.and([inScopes, eb('k.state', 'in', states)])
  switch (view) {
    case 'turn':
      return eb.and([
        eb.or(
          scopes.map(scope =>
            eb.and([
              inScope(eb, scope),
              eb('k.state', 'in', ['sent', 'review']),
              // The first step belongs to reviewers, the second to approvers (CON-152).
              eb('k.step', '=', scope.role === 'REVIEWER' ? 1 : 2),
            ]),
          ),
        ),
        eb('k.created_by', '<>', userId),
      ])
    case 'sent':
    case 'review':
    case 'returned':
    case 'registered':
      return has(view)
    case 'closed':
      return has('rejected', 'suspended')
    case 'overdue':
      return eb.and([has('sent', 'review'), eb('k.due_on', '<', today)])
    case 'all':
      return inScopes
  }
}

const inScope = (eb: CasesEB, { organizationId }: FoodScope): Expression<SqlBool> =>
  organizationId === undefined ? eb.lit(true) : eb('k.organization_id', '=', organizationId)
