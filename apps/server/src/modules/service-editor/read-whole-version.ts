// A stored version read whole, to be put in force or to be followed by one that changes a part of it.
import { parseDefinition } from '@khyanalt/form-engine/definition'
import type { Tx } from '../../db/transaction.ts'
import { findStoredVersion } from './drafts.sql.ts'
import type { WholeVersion } from './put-in-force.ts'

/** The form, plan and certificate of a version. */
export const readWholeForm = async (tx: Tx, serviceId: number, version: number) => {
  const { settings: _, ...row } = await findStoredVersion(tx, serviceId, version)
  const parsed = parseDefinition(row.body)
  if (!parsed.ok) throw new Error(`version ${version} of service ${serviceId} cannot be read`)
  return { ...row, body: parsed.definition }
}

/** A version with the particulars that were stored with it. */
export const readWholeVersion = async (tx: Tx, serviceId: number, version: number): Promise<WholeVersion> => {
  const { settings } = await findStoredVersion(tx, serviceId, version)
  if (settings === null) throw new Error(`version ${version} of service ${serviceId} has no particulars`)
  return { ...(await readWholeForm(tx, serviceId, version)), settings }
}
