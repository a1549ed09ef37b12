// SQL of the agency's desk of food objects.
import { foodQueueTotalLimit } from '@khyanalt/contract/staff-food'
import type { FoodObjectState } from '@khyanalt/domain/food-object-status'
import type { FoodQueueView } from '@khyanalt/domain/food-queue-view'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { countTo, openFound } from '../../db/found-rows.sql.ts'
import { hasWords, wordsBegin } from '../../db/name-words.sql.ts'
import type { DB } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import type { FoodObjectRecord } from './food-object-record.ts'

/** A role of the viewer, everywhere or within a unit. */
export type FoodScope = { readonly role: 'REVIEWER' | 'APPROVER'; readonly organizationId: number | undefined }

/** Who looks, how far he or she sees, and on which day. */
export type FoodViewer = { readonly scopes: readonly FoodScope[]; readonly userId: string; readonly today: string }

export type FoodQueueFilters = {
  readonly view: FoodQueueView
  readonly states?: readonly FoodObjectState[] | undefined
  readonly address?: string | undefined
  readonly number?: string | undefined
  /** Words of the name of holder or object by their sound. */
  readonly words?: readonly string[] | undefined
}

type ObjectsEB = ExpressionBuilder<DB & { f: DB['food_objects'] }, 'f'>

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
  const matching = selectMatching(tx, viewer, filters).select(['f.id', `f.${order}`])
  // The page is cut first: what a row brings beside itself is read for the rows that are shown alone.
  const shown = await openFound(tx, matching, total < foodQueueTotalLimit)
    .selectFrom('found')
    .select('id')
    .orderBy(order, direction)
    .orderBy('id', direction)
    .limit(results)
    .offset(first)
    .execute()
  const rows = await tx
    .selectFrom('food_objects as f')
    .leftJoin('organizations as o', 'o.id', 'f.organization_id')
    .where(
      'f.id',
      'in',
      shown.map(({ id }) => id),
    )
    .select([
      'f.request_number',
      'f.type',
      'f.state',
      'f.step',
      'f.round',
      'f.registered_round',
      'f.owner_user_id',
      'f.owner_company_id',
      'f.created_by',
      'f.object_name',
      'f.holder',
      'f.organization_id',
      'f.submitted_at',
      'f.due_on',
    ])
    .select(
      sql<
        FoodObjectRecord['organization']
      >`case when o.id is not null then json_build_object('mn', o.name_mn, 'en', o.name_en) end`.as('organization'),
    )
    .orderBy(`f.${order}`, direction)
    .orderBy('f.id', direction)
    .execute()
  return { rows, total }
}

/** A row of the desk. */
export type FoodQueueRecord = Pick<
  FoodObjectRecord,
  | 'request_number'
  | 'type'
  | 'state'
  | 'step'
  | 'round'
  | 'registered_round'
  | 'owner_user_id'
  | 'owner_company_id'
  | 'created_by'
  | 'object_name'
  | 'holder'
  | 'organization_id'
  | 'organization'
  | 'submitted_at'
  | 'due_on'
>

/** How many there are in a part of the desk, counted up to a limit. */
export const countScopedObjects = (tx: Tx, viewer: FoodViewer, filters: FoodQueueFilters): Promise<number> =>
  countTo(tx, selectMatching(tx, viewer, filters).select('f.id'), foodQueueTotalLimit)

const selectMatching = (tx: Tx, viewer: FoodViewer, { view, states, address, number, words }: FoodQueueFilters) =>
  tx
    .selectFrom('food_objects as f')
    // What is open to its applicant alone is nobody's business.
    .where('f.state', '<>', 'draft')
    .where(eb => inView(eb, view, viewer))
    .$if(states !== undefined, query => query.where('f.state', 'in', [...(states ?? [])]))
    .$if(Boolean(address), query => query.where('f.address_code', 'like', `${address}%`))
    .$if(words !== undefined, query => query.where(hasWords('f.search_key', wordsBegin(words ?? []))))
    .$if(Boolean(number), query =>
      query.where('f.request_number', 'like', `${(number ?? '').replace(/[\\%_]/g, '\\$&')}%`),
    )

const inView = (eb: ObjectsEB, view: FoodQueueView, { scopes, userId, today }: FoodViewer): Expression<SqlBool> => {
  const inScopes = eb.or(scopes.map(scope => inScope(eb, scope)))
  const has = (...states: FoodObjectState[]) => eb.and([inScopes, eb('f.state', 'in', states)])
  switch (view) {
    case 'turn':
      return eb.and([
        eb.or(
          scopes.map(scope =>
            eb.and([
              inScope(eb, scope),
              eb('f.state', 'in', ['sent', 'review']),
              // The first step belongs to reviewers, the second to approvers (CON-152).
              eb('f.step', '=', scope.role === 'REVIEWER' ? 1 : 2),
            ]),
          ),
        ),
        eb('f.created_by', '<>', userId),
      ])
    case 'sent':
    case 'review':
    case 'returned':
    case 'registered':
      return has(view)
    case 'closed':
      return has('rejected', 'suspended')
    case 'overdue':
      return eb.and([has('sent', 'review'), eb('f.due_on', '<', today)])
    case 'all':
      return inScopes
  }
}

const inScope = (eb: ObjectsEB, { organizationId }: FoodScope): Expression<SqlBool> =>
  organizationId === undefined ? eb.lit(true) : eb('f.organization_id', '=', organizationId)
