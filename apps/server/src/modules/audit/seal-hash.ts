// How a seal is computed; whoever checks the chain elsewhere does the same.
import { createHash } from 'node:crypto'
import type { Source } from './seals.sql.ts'

/** The hash of what a row says. */
export const hashRow = (says: string): Buffer => createHash('sha256').update(says).digest()

/** The hash of a seal: everything before it, and its row. */
export const hashSeal = (
  before: Buffer,
  { source, row_id, row_hash }: { readonly source: Source; readonly row_id: string; readonly row_hash: Buffer },
): Buffer => createHash('sha256').update(before).update(`${source}\n${row_id}\n`).update(row_hash).digest()
