// Marks the files that a request names as in use, so that they are not swept away.
import { isUploadName } from '@khyanalt/domain/upload-limits'
import type { Tx } from '../../db/transaction.ts'
import { findOwnUploads, insertShownFiles, listUsableNames, markUsed } from './files.sql.ts'

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

/** Keeps papers of the sender's registers with the request that shows them; the register has checked whose they are. */
export const keepShownFiles = async (tx: Tx, requestId: string, names: readonly string[]): Promise<void> => {
  if (names.length > 0) await insertShownFiles(tx, requestId, names)
}

/** Own uploads as the answer of a file field holds them, in the order of the names; unknown ones stay bare names. */
export const describeUploads = async (
  tx: Tx,
  userId: string,
  names: readonly string[],
): Promise<readonly { readonly name: string; readonly title: string; readonly size: number }[]> => {
  const known = names.length === 0 ? [] : await findOwnUploads(tx, userId, names)
  return names.map(name => known.find(upload => upload.name === name) ?? { name, title: name, size: 1 })
}

/** Own uploads that go with a request beside its answers; null when one of the names is unknown or somebody else's. */
export const attachOwnUploads = async (
  tx: Tx,
  {
    requestId,
    userId,
    names,
  }: { readonly requestId: string; readonly userId: string; readonly names: readonly string[] },
): Promise<readonly { readonly name: string; readonly title: string; readonly size: number }[] | null> => {
  const own = [...new Set(names)]
  if (own.length === 0) return []
  const known = await findOwnUploads(tx, userId, own)
  const found = own.flatMap(name => known.find(upload => upload.name === name) ?? [])
  if (found.length < own.length) return null
  await attachFiles(tx, { requestId, ownerUserId: userId, names: own })
  // One that another request shows already is shown by this one too.
  await keepShownFiles(tx, requestId, own)
  return found
}
