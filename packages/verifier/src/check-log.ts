// Checks a saved log, whole or as a proof, against its signed head and tells where it was changed.

import { hashEntry, type LogEntry } from './log-entry.ts'
import { checkHead, type SignedHead } from './log-head.ts'
import { rootOfLeaves, rootOfPath } from './tree.ts'

/** An entry with the hashes that lead to the root. */
export type ProvenEntry = { readonly entry: LogEntry; readonly path: readonly string[] }

/** A proof for one certificate: its entries, the head, and the agency's certificates in PEM. */
export type LogProof = {
  readonly proofs: readonly ProvenEntry[]
  readonly head: SignedHead
  readonly certificates: string
}

/** The whole log. */
export type WholeLog = {
  readonly entries: readonly LogEntry[]
  readonly head: SignedHead
  readonly certificates: string
}

/** Why a log is not believed; `seq` is the first entry that is wrong. */
export type LogFault =
  | { readonly code: 'head_unreadable' | 'head_forged' | 'head_of_somebody_else' | 'root_differs' | 'incomplete' }
  | { readonly code: 'entry_changed' | 'entry_missing' | 'entry_not_included'; readonly seq: number }

/** Checks the head: signed, and by one of the fingerprints that are trusted. */
export const findHeadFault = async (head: SignedHead, trusted: readonly string[]): Promise<LogFault | null> => {
  const signature = await checkHead(head)
  if (!signature) return { code: 'head_unreadable' }
  if (!signature.intact) return { code: 'head_forged' }
  return trusted.includes(signature.fingerprint) ? null : { code: 'head_of_somebody_else' }
}

/** Checks every entry of a proof. */
export const findProofFault = async (
  { proofs, head }: Pick<LogProof, 'proofs' | 'head'>,
  trusted: readonly string[],
): Promise<LogFault | null> => {
  const fault = await findHeadFault(head, trusted)
  if (fault) return fault
  for (const { entry, path } of proofs) {
    const root = await rootOfPath(await hashEntry(entry), entry.seq - 1, head.size, path)
    if (root !== head.root) return { code: 'entry_not_included', seq: entry.seq }
  }
  return null
}

/** Replays the whole log; the chain tells which entry was changed, the head that none was left out or added. */
export const findLogFault = async (
  { entries, head }: Pick<WholeLog, 'entries' | 'head'>,
  trusted: readonly string[],
): Promise<LogFault | null> => {
  const fault = await findHeadFault(head, trusted)
  if (fault) return fault
  const leaves: string[] = []
  for (const [place, entry] of entries.entries()) {
    if (entry.seq !== place + 1) return { code: 'entry_missing', seq: place + 1 }
    // The one before no longer has the hash that was written down when this one came.
    if (entry.previous !== (leaves.at(-1) ?? null)) return { code: 'entry_changed', seq: Math.max(place, 1) }
    leaves.push(await hashEntry(entry))
  }
  if (leaves.length < head.size) return { code: 'incomplete' }
  // The chain can be gone on with by anybody; the head vouches for what it counts.
  if (leaves.length > head.size) return { code: 'entry_not_included', seq: head.size + 1 }
  return (await rootOfLeaves(leaves)) === head.root ? null : { code: 'root_differs' }
}
