// Bytes and their row come and go so that whoever dies in between leaves a note, and no bytes that nobody knows of.
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { dropNotes, noteLooseBytes } from './loose-bytes.sql.ts'

type Store = Pick<Services, 'db' | 'files' | 'clock'>

/**
 * Stores bytes, then the row that holds them, be they of one file or of several that belong together; `row` answers
 * whether it came to be, and without it the bytes go again.
 * Nothing is removed when it fails: whether the row was committed is not known then, the night knows.
 */
export const keepBytes = async (
  { db, files, clock }: Store,
  keys: readonly string[],
  { put, row }: { readonly put: () => Promise<void>; readonly row: (tx: Tx) => Promise<boolean> },
): Promise<boolean> => {
  await inTransaction(db, tx => noteLooseBytes(tx, keys, clock.now()))
  await put()
  const kept = await inTransaction(db, async tx => {
    const came = await row(tx)
    if (came) await dropNotes(tx, keys)
    return came
  })
  if (!kept) await removeBytes({ db, files }, keys)
  return kept
}

/** Removes noted bytes, and the note once they are gone. */
export const removeBytes = async ({ db, files }: Omit<Store, 'clock'>, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await files.remove(key)
  await inTransaction(db, tx => dropNotes(tx, keys))
}
