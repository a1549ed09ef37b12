// What other modules ask of stored files: those of a request, with where their bytes lie.
import type { Tx } from '../../db/transaction.ts'
import { type FilePurpose, listOfRequest } from './files.sql.ts'

/** A file of a request. */
export type RequestFile = {
  readonly name: string
  readonly title: string
  readonly size: number
  readonly sha256: string
  readonly storageKey: string
  readonly purpose: FilePurpose
  readonly createdAt: Date
}

/** Every file that was uploaded for a request or shown by it, and the papers it led to, oldest first. */
export const listRequestFiles = async (tx: Tx, requestId: string): Promise<readonly RequestFile[]> =>
  (await listOfRequest(tx, requestId)).map(row => ({
    name: row.name,
    title: row.title,
    size: row.size,
    sha256: row.sha256,
    storageKey: row.storage_key,
    purpose: row.purpose as FilePurpose,
    createdAt: row.created_at,
  }))
