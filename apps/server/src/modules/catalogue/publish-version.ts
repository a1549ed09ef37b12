// The one way a version of a form comes about, be it from the seed, from an editor or in a rehearsal.
import type { Tx } from '../../db/transaction.ts'
import { insertDefinition, type NewDefinition, setCurrentVersion } from './definitions.sql.ts'

/** Stores a version, which never changes, and makes it the one that new requests use. */
export const publishVersion = async (tx: Tx, definition: NewDefinition): Promise<void> => {
  await insertDefinition(tx, definition)
  await setCurrentVersion(tx, definition.serviceId, definition.version)
}
