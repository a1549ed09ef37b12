// Bytes in the store that no row holds, not yet or no longer; a note outlives whoever wrote it.
import type { Tx } from '../../db/transaction.ts'

/** Notes bytes that are about to be stored, or whose row goes in this transaction. */
export const noteLooseBytes = async (tx: Tx, keys: readonly string[], at: Date): Promise<void> => {
  if (keys.length === 0) return
  await tx
    .insertInto('loose_bytes')
    .values(keys.map(storage_key => ({ storage_key, noted_at: at })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Takes the note back: a row holds the bytes from this transaction on, or they are removed. */
export const dropNotes = async (tx: Tx, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0)
    await tx
      .deleteFrom('loose_bytes')
      .where('storage_key', 'in', [...keys])
      .execute()
}

/** Some of the bytes that were noted before a time and that no row holds. */
export const listLooseBytes = async (tx: Tx, before: Date, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('loose_bytes')
    .select('storage_key')
    .where('noted_at', '<', before)
    .orderBy('noted_at')
    .limit(limit)
    .execute()
  return rows.map(row => row.storage_key)
}
