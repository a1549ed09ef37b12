// The one way a version of a form comes about, be it from the seed, from an editor or in a rehearsal.
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import type { Tx } from '../../db/transaction.ts'
import { insertDefinition, insertVersionSettings, type NewDefinition, setCurrentVersion } from './definitions.sql.ts'

/** Stores a version, which never changes, with the particulars of the service that belong to it. */
export const storeVersion = async (
  tx: Tx,
  { settings, ...definition }: NewDefinition & { readonly settings: ServiceSettings },
): Promise<void> => {
  await insertDefinition(tx, definition)
  await insertVersionSettings(tx, definition.serviceId, definition.version, settings)
}

/** Makes a stored version the one in force; what the service said before stays under its own number. */
export const replaceVersion = async (
  tx: Tx,
  serviceId: number,
  before: { readonly version: number; readonly settings: ServiceSettings } | null,
  version: number,
): Promise<void> => {
  if (before) await insertVersionSettings(tx, serviceId, before.version, before.settings)
  await setCurrentVersion(tx, serviceId, version)
}

/** Stores a version, and makes it the one that new requests use. */
export const publishVersion = async (tx: Tx, definition: NewDefinition): Promise<void> => {
  await insertDefinition(tx, definition)
  await setCurrentVersion(tx, definition.serviceId, definition.version)
}
