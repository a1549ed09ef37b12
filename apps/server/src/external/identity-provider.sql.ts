// SQL of what the built-in identity provider remembers. Times are the database's, since several processes share it.
import { sql } from 'kysely'
import type { Database } from '../db/pool.ts'

/** A stored thing: its content and when it was used up. */
export type StoredRow = { readonly payload: Record<string, unknown>; readonly consumed_at: Date | null }

const alive = sql<boolean>`(expires_at is null or expires_at > now())`

/** Writes a thing or writes it anew; things that ran out go on the way. */
export const upsertStored = async (
  db: Database,
  thing: {
    readonly model: string
    readonly id: string
    readonly payload: object
    readonly grantId: string | null
    readonly uid: string | null
    readonly expiresIn: number | null
  },
): Promise<void> => {
  const values = {
    payload: JSON.stringify(thing.payload),
    grant_id: thing.grantId,
    uid: thing.uid,
    expires_at: thing.expiresIn === null ? null : sql<Date>`now() + make_interval(secs => ${thing.expiresIn})`,
  }
  await db
    .insertInto('issuer_store')
    .values({ model: thing.model, id: thing.id, ...values })
    .onConflict(conflict => conflict.columns(['model', 'id']).doUpdateSet(values))
    .execute()
  await db.deleteFrom('issuer_store').where('expires_at', '<', sql<Date>`now()`).execute()
}

export const findStored = async (db: Database, model: string, id: string): Promise<StoredRow | undefined> =>
  await db
    .selectFrom('issuer_store')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where('id', '=', id)
    .where(alive)
    .executeTakeFirst()

export const findStoredByUid = async (db: Database, model: string, uid: string): Promise<StoredRow | undefined> =>
  await db
    .selectFrom('issuer_store')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where('uid', '=', uid)
    .where(alive)
    .executeTakeFirst()

export const consumeStored = async (db: Database, model: string, id: string): Promise<void> => {
  await db
    .updateTable('issuer_store')
    .set({ consumed_at: sql<Date>`now()` })
    .where('model', '=', model)
    .where('id', '=', id)
    .execute()
}

export const deleteStored = async (db: Database, model: string, id: string): Promise<void> => {
  await db.deleteFrom('issuer_store').where('model', '=', model).where('id', '=', id).execute()
}

/** Removes every code and token of a grant. */
export const deleteStoredByGrant = async (db: Database, grantId: string): Promise<void> => {
  await db.deleteFrom('issuer_store').where('grant_id', '=', grantId).execute()
}
