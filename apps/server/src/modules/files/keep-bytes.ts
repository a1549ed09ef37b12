// Bytes and their row come and go so that whoever dies in between leaves a note, and no bytes that nobody knows of.
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { dropNotes, noteLooseBytes } from './loose-bytes.sql.ts'

type Store = Pick<Services, 'db' | 'files' | 'clock'>

/**
 * Stores bytes, then the row that holds them; `row` answers whether it came to be, and without it the bytes go again.
 * Nothing is removed when it fails: whether the row was committed is not known then, the night knows.
 */
export const keepBytes = async (
  { db, files, clock }: Store,
  key: string,
  { put, row }: { readonly put: () => Promise<void>; readonly row: (tx: Tx) => Promise<boolean> },
): Promise<boolean> => {
  await inTransaction(db, tx => noteLooseBytes(tx, [key], clock.now()))
  await put()
  const kept = await inTransaction(db, async tx => {
    const came = await row(tx)
    if (came) await dropNotes(tx, [key])
    return came
  })
  if (!kept) await removeBytes({ db, files }, [key])
  return kept
}

/** Removes noted bytes, and the note once they are gone. */
export const removeBytes = async ({ db, files }: Omit<Store, 'clock'>, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await files.remove(key)
  await inTransaction(db, tx => dropNotes(tx, keys))
}
