// Marks the files that a request names as in use, so that they are not swept away.
import { isUploadName } from '@khyanalt/domain/upload-limits'
import type { Tx } from '../../db/transaction.ts'
import { listUsableNames, markUsed } from './files.sql.ts'

/** Marks them and answers the names that are unknown or somebody else's; those stay as they are. */
export const attachFiles = async (
  tx: Tx,
  use: { readonly requestId: string; readonly ownerUserId: string; readonly names: readonly string[] },
): Promise<string[]> => {
  const names = [...new Set(use.names)]
  const wellFormed = names.filter(isUploadName)
  if (wellFormed.length === 0) return names
  const usable = new Set(await listUsableNames(tx, { ...use, names: wellFormed }))
  if (usable.size > 0) await markUsed(tx, use.requestId, [...usable])
  return names.filter(name => !usable.has(name))
}
