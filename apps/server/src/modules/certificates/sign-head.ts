// The head of the log: what everybody must see alike, signed when somebody first asks for it and kept.

import { createHash } from 'node:crypto'
import { canonicalHead, type LogHead, type SignedHead } from '@khyanalt/verifier/log-head'
import { foldRange, pathRanges, type Subtree, subtreesOf } from '@khyanalt/verifier/tree'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { findHead, keepHead, readNodes, readSize } from './certificate-log.sql.ts'
import { signDigest } from './sign-pdf.ts'

/** The signed head of the log as it is now. */
export const readSignedHead = async ({ db, signer, clock }: Services): Promise<SignedHead> => {
  const found = await inTransaction(db, async tx => {
    const size = await readSize(tx)
    return (await findHead(tx, size)) ?? { size, root: await readRoot(tx, size), at: clock.now().toISOString() }
  })
  if ('signature' in found) return found
  const head: LogHead = found
  const digest = createHash('sha256').update(canonicalHead(head)).digest()
  const signature = Buffer.from(await signDigest(digest, signer)).toString('base64')
  return inTransaction(db, async tx => {
    await keepHead(tx, { ...head, signature })
    const kept = await findHead(tx, head.size)
    if (!kept) throw new Error('The head of the log was not kept')
    return kept
  })
}

/** The hashes that lead from an entry to the root of a head. */
export const readPath = async (tx: Tx, seq: number, size: number): Promise<string[]> => {
  const ranges = pathRanges(seq - 1, size)
  const read = await nodeReader(
    tx,
    ranges.flatMap(range => subtreesOf(range.start, range.size)),
  )
  const path: string[] = []
  for (const range of ranges) path.push(await foldRange(range.start, range.size, read))
  return path
}

const readRoot = async (tx: Tx, size: number): Promise<string> =>
  foldRange(0, size, await nodeReader(tx, subtreesOf(0, size)))

const nodeReader = async (tx: Tx, wanted: readonly Subtree[]) => {
  const nodes = await readNodes(tx, wanted)
  return ({ level, place }: Subtree): string => {
    const hash = nodes.get(`${level} ${place}`)
    if (hash === undefined) throw new Error(`The log lacks its node ${level}/${place}`)
    return hash
  }
}
