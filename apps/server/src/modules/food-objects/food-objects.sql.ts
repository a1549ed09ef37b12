// SQL of food objects: the present state and what was sent in each round.
import type { FoodObjectState } from '@khyanalt/domain/food-object-status'
import { type ExpressionBuilder, sql } from 'kysely'
import { readFoodParts, withParts } from '../../db/parts.sql.ts'
import type { DB } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import type { FoodContent, FoodObjectRecord } from './food-object-record.ts'

const selectObjects = (tx: Tx) =>
  tx
    .selectFrom('food_objects as f')
    .leftJoin('organizations as o', 'o.id', 'f.organization_id')
    .select([
      'f.id',
      'f.request_number',
      'f.type',
      'f.state',
      'f.step',
      'f.round',
      'f.registered_round',
      'f.version',
      'f.owner_user_id',
      'f.owner_company_id',
      'f.created_by',
      'f.sender_type',
      'f.object_name',
      'f.holder',
      'f.organization_id',
      'f.operator_note',
      'f.created_at',
      'f.submitted_at',
      'f.verified_at',
      'f.due_on',
      'f.days_left',
    ])
    .select(
      sql<
        FoodObjectRecord['organization']
      >`case when o.id is not null then json_build_object('mn', o.name_mn, 'en', o.name_en) end`.as('organization'),
    )

/** The object of a number; `lock` holds it until the transaction ends. */
export const findFoodObject = async (
  tx: Tx,
  requestNumber: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<FoodObjectRecord | null> => {
  const rows = await selectObjects(tx)
    .where('f.request_number', '=', requestNumber)
    .$if(lock, query => query.forUpdate('f'))
    .execute()
  const [object] = await withParts(tx, rows, {
    key: ({ request_number }) => request_number,
    open: ({ state }) => state !== 'draft' && state !== 'returned',
    read: readFoodParts,
  })
  return object ?? null
}

/** What was sent in a round. */
export const readContent = async (tx: Tx, objectId: string, round: number): Promise<FoodContent> => {
  const { content } = await tx
    .selectFrom('food_object_rounds')
    .select('content')
    .where('food_object_id', '=', objectId)
    .where('round', '=', round)
    .executeTakeFirstOrThrow()
  return content
}

/** Keeps what was sent. */
export const insertRound = async (
  tx: Tx,
  {
    content,
    ...round
  }: {
    readonly food_object_id: string
    readonly round: number
    readonly content: FoodContent
    readonly sent_by: string
    readonly sent_at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('food_object_rounds')
    .values({ ...round, content: JSON.stringify(content) })
    .execute()
}

/** What a round says of the object in lists. */
export type FoodListing = {
  readonly owner_user_id: string
  readonly owner_company_id: string | null
  readonly sender_type: 1 | 2
  readonly object_name: string
  readonly holder: string
  /** Names of holder and object by their sound. */
  readonly search_key: string
  readonly address_code: string
  readonly organization_id: number | null
}

/** Adds an object that was just sent. */
export const insertFoodObject = async (
  tx: Tx,
  object: FoodListing & {
    readonly id: string
    readonly request_number: string
    readonly created_by: string
    readonly due_on: string | null
    readonly at: Date
  },
): Promise<void> => {
  const { at, ...rest } = object
  await tx
    .insertInto('food_objects')
    .values({ ...rest, type: 'NEW', state: 'sent', created_at: at, updated_at: at, submitted_at: at })
    .execute()
}

/** A change of columns. */
export type FoodChange = Partial<FoodListing> & {
  readonly type?: 'UPDATE'
  readonly state?: FoodObjectState
  readonly step?: number
  readonly round?: number
  readonly registered_round?: number
  readonly created_by?: string
  readonly operator_note?: string | null
  readonly submitted_at?: Date
  readonly verified_at?: Date
  readonly due_on?: string | null
  readonly days_left?: number | null
}

/** Writes a change; answers the new version. */
export const updateFoodObject = async (tx: Tx, id: string, change: FoodChange, at: Date): Promise<number> => {
  const { version } = await tx
    .updateTable('food_objects')
    .set({ ...change, updated_at: at })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Whose objects: a person's own, and those of the companies of which he or she is a member. */
export type FoodOwner = { readonly userId: string; readonly companyIds: readonly string[] }

/** The objects of a client, newest first; nobody has more than a screen can list. */
export const listOwnObjects = async (tx: Tx, owner: FoodOwner): Promise<readonly FoodObjectRecord[]> => {
  const rows = await selectObjects(tx)
    .where(eb => isOwned(eb, owner))
    .orderBy('f.submitted_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(2_000)
    .execute()
  // Nobody of the agency decides from this list.
  return rows.map(row => ({ ...row, parts: [] }))
}

/** Who registers, as it is kept with what was sent. */
export const readCustomer = async (tx: Tx, userId: string): Promise<FoodContent['customer']> =>
  tx
    .selectFrom('users')
    .select(['name', 'lastname', 'register_number', 'phone', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** The unit that looks after a place: that of the district before that of the province. */
export const findUnit = async (tx: Tx, codes: readonly string[]): Promise<number | null> => {
  if (codes.length === 0) return null
  const row = await tx
    .selectFrom('organizations')
    .select('id')
    .where('address_code', 'in', [...codes])
    .orderBy(sql`length(address_code)`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

const isOwned = (eb: ExpressionBuilder<DB & { f: DB['food_objects'] }, 'f'>, { userId, companyIds }: FoodOwner) => {
  const own = eb.and([eb('f.owner_user_id', '=', userId), eb('f.owner_company_id', 'is', null)])
  return companyIds.length === 0 ? own : eb.or([own, eb('f.owner_company_id', 'in', [...companyIds])])
}
