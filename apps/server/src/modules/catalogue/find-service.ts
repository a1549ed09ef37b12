// What other modules ask of the catalogue.
import type { Tx } from '../../db/transaction.ts'
import { findServiceWithVersion, type ServiceRow } from './catalogue.sql.ts'

export type OfferedService = ServiceRow & { readonly definitionId: string | null }

/** A service with the definition version that new requests are pinned to. */
export const findService = (tx: Tx, id: number): Promise<OfferedService | null> => findServiceWithVersion(tx, id)
