// What other modules ask of the catalogue.
import type { Tx } from '../../db/transaction.ts'
import { findServiceById, type ServiceRow } from './catalogue.sql.ts'
import { findCurrentDefinitionId } from './definitions.sql.ts'

export type OfferedService = ServiceRow & { readonly definitionId: string | null }

/** A service with the definition version that new requests are pinned to. */
export const findService = async (tx: Tx, id: number): Promise<OfferedService | null> => {
  const service = await findServiceById(tx, id)
  return service ? { ...service, definitionId: await findCurrentDefinitionId(tx, id) } : null
}
