// SQL of seeding a living agency: how far it came, and the files that answers name.
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'

const key = 'living-agency'

/** How many cases have been made; null before the first. */
export const findProgress = async (tx: Tx): Promise<number | null> =>
  (await tx.selectFrom('counters').select('value').where('key', '=', key).executeTakeFirst())?.value ?? null

/** Notes how many cases have been made, in the transaction that makes the last of them. */
export const keepProgress = async (tx: Tx, value: number): Promise<void> => {
  await tx
    .insertInto('counters')
    .values({ key, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** The files of a person that have no bytes yet. */
export const listPlayedFiles = (tx: Tx, ownerId: string) =>
  tx
    .selectFrom('files')
    .select(['id', 'name'])
    .where('owner_user_id', '=', ownerId)
    .where('sha256', '=', '0'.repeat(64))
    .execute()

/** Says what a file holds. */
export const describeFile = async (
  tx: Tx,
  id: string,
  file: { readonly title: string; readonly size: number; readonly sha256: string; readonly storage_key: string },
): Promise<void> => {
  await tx.updateTable('files').set(file).where('id', '=', id).execute()
}

/** Every service that can be taken, in order. */
export const listTakeable = (tx: Tx) =>
  tx
    .selectFrom('services')
    .select(['id', 'category_id', 'client_types', 'type'])
    .where('status', '=', 1)
    .where('temporary_disable', '=', false)
    .where('current_version', 'is not', null)
    .orderBy('id')
    .execute()

/** Where a request stands. */
export const readPlace = (tx: Tx, number: string) =>
  tx
    .selectFrom('requests')
    .select(['id', 'version', 'state', 'holder_user_id'])
    .where('request_number', '=', number)
    .executeTakeFirstOrThrow()

/** What happened more than a week ago was read then. */
export const readOldMessages = async (tx: Tx, before: Date): Promise<void> => {
  await sql`update notifications set opened_at = created_at where opened_at is null and created_at < ${before}`.execute(
    tx,
  )
}
