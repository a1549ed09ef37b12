// SQL of food objects: cases of that type, each with its registration.
import type { FoodObjectState } from '@khyanalt/domain/food-object-status'
import { type ExpressionBuilder, sql } from 'kysely'
import { readCaseParts, withParts } from '../../db/parts.sql.ts'
import type { DB } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import type { FoodContent, FoodObjectRecord } from './food-object-record.ts'

/** Food objects: cases of that type, each with its registration and its unit. */
export const selectObjects = (tx: Tx) =>
  tx
    .selectFrom('cases as k')
    .innerJoin('food_registrations as f', 'f.case_id', 'k.id')
    .leftJoin('organizations as o', 'o.id', 'k.organization_id')
    .select(['k.id', 'k.number as request_number', 'k.state', 'k.step', 'k.round', 'k.version'])
    .select(['k.owner_user_id', 'k.owner_company_id', 'k.created_by', 'k.organization_id'])
    .select(['k.created_at', 'k.submitted_at', 'k.due_on', 'k.days_left'])
    .select(['f.type', 'f.registered_round', 'f.sender_type', 'f.object_name', 'f.holder', 'f.operator_note'])
    .select('f.verified_at')
    .select(
      sql<
        FoodObjectRecord['organization']
      >`case when o.id is not null then json_build_object('mn', o.name_mn, 'en', o.name_en) end`.as('organization'),
    )
    .where('k.type', '=', 'food_object')
    .$narrowType<{ state: FoodObjectState; request_number: string; submitted_at: Date }>()

/** The object of a number; `lock` holds it until the transaction ends. */
export const findFoodObject = async (
  tx: Tx,
  requestNumber: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<FoodObjectRecord | null> => {
  const rows = await selectObjects(tx)
    .where('k.number', '=', requestNumber)
    .$if(lock, query => query.forUpdate(['k', 'f']))
    .execute()
  const [object] = await withParts(tx, rows, {
    key: ({ id }) => id,
    open: ({ state }) => state !== 'draft' && state !== 'returned',
    read: readCaseParts,
  })
  return object ?? null
}

/** What a round says of the object as of any case. */
export type FoodListing = {
  readonly owner_user_id: string
  readonly owner_company_id: string | null
  /** Names of holder and object by their sound. */
  readonly search_key: string
  readonly organization_id: number | null
}

/** What a round says of the registration. */
export type FoodNames = {
  readonly sender_type: 1 | 2
  readonly object_name: string
  readonly holder: string
  readonly address_code: string
}

/** Writes the registration of a new object. */
export const insertRegistration =
  (row: FoodNames & { readonly case_id: string; readonly type: 'NEW' }) => (db: Pick<Tx, 'insertInto'>) =>
    db.insertInto('food_registrations').values(row)

/** What an action keeps of the registration. */
export type RegistrationChange = Partial<FoodNames> & {
  readonly type?: 'UPDATE'
  readonly registered_round?: number
  readonly operator_note?: string | null
  readonly verified_at?: Date
}

/** Writes what an action keeps of the registration. */
export const updateRegistration = (id: string, change: RegistrationChange) => (db: Pick<Tx, 'updateTable'>) =>
  db.updateTable('food_registrations').set(change).where('case_id', '=', id)

/** Whose objects: a person's own, and those of the companies of which he or she is a member. */
export type FoodOwner = { readonly userId: string; readonly companyIds: readonly string[] }

/** The objects of a client, newest first; nobody has more than a screen can list. */
export const listOwnObjects = async (tx: Tx, owner: FoodOwner): Promise<readonly FoodObjectRecord[]> => {
  const rows = await selectObjects(tx)
    .where(eb => isOwned(eb, owner))
    .orderBy('k.submitted_at', 'desc')
    .orderBy('k.id', 'desc')
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

const isOwned = (eb: ExpressionBuilder<DB & { k: DB['cases'] }, 'k'>, { userId, companyIds }: FoodOwner) => {
  const own = eb.and([eb('k.owner_user_id', '=', userId), eb('k.owner_company_id', 'is', null)])
  return companyIds.length === 0 ? own : eb.or([own, eb('k.owner_company_id', 'in', [...companyIds])])
}
