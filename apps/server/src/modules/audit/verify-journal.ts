// Walks the chain over journal and audit from its beginning and names the rows that are not as they were sealed.
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { firstKey } from './contents.sql.ts'
import { hashRow, hashSeal } from './seal-hash.ts'
import { listSealsAfter, listUnseen, readEnd, readHash, type Source } from './seals.sql.ts'

export type Fault = {
  /** The place in the chain; null for a row that never came into it. */
  readonly number: number | null
  readonly source: Source | null
  readonly rowId: string | null
  readonly why: 'row changed' | 'row gone' | 'seal changed' | 'seal gone' | 'row never sealed' | 'other chain'
}
export type Verdict = {
  readonly seals: number
  readonly waiting: number
  /** The last hash, in hexadecimal; written down elsewhere, it tells later whether the chain is still the same. */
  readonly head: string
  /** The first one; null when everything is as it was sealed. */
  readonly fault: Fault | null
  readonly faults: readonly Fault[]
}

const page = 5000
/** More are not told one by one: who changed so many rows is found by the first. */
const most = 100
const sources = ['audit_entries', 'request_events', 'content_digests'] as const

/**
 * Checks everything, page by page, so that no snapshot stands for long; `known` are heads that were kept. With `latest`
 * only so many of the last seals are checked, and not whether rows are missing in the chain.
 */
export const verifyJournal = async (
  db: Database,
  known: readonly { readonly number: number; readonly head: string }[] = [],
  latest = Number.POSITIVE_INFINITY,
): Promise<Verdict> => {
  const end = await inTransaction(db, readEnd)
  const heads = Map.groupBy(known, ({ number }) => number)
  const longest = Math.max(0, ...heads.keys())
  const faults: Fault[] = []
  let number = Math.max(0, end.number - latest)
  const isWhole = number === 0
  let hash: Buffer = isWhole ? Buffer.alloc(0) : await inTransaction(db, tx => readHash(tx, number))
  let isBroken = false
  // Seals after the end that was read came meanwhile; the next walk sees them.
  while (!isBroken && number < end.number && faults.length < most) {
    const seals = await inTransaction(db, tx => listSealsAfter(tx, number, Math.min(page, end.number - number)))
    for (const seal of seals) {
      const at = { number: number + 1, source: seal.source, rowId: seal.row_id }
      if (seal.number !== number + 1) faults.push({ ...at, source: null, rowId: null, why: 'seal gone' })
      else if (!hashSeal(hash, seal).equals(seal.hash)) faults.push({ ...at, why: 'seal changed' })
      isBroken = faults.at(-1)?.number === at.number
      if (isBroken) break
      if (seal.says === null) faults.push({ ...at, why: 'row gone' })
      else if (!hashRow(seal.says).equals(seal.row_hash)) faults.push({ ...at, why: 'row changed' })
      number = seal.number
      hash = seal.hash
      if (heads.get(number)?.some(({ head }) => head !== seal.hash.toString('hex'))) {
        faults.push({ ...at, source: null, rowId: null, why: 'other chain' })
        isBroken = true
        break
      }
    }
    if (seals.length === 0) break
  }
  const cut = { number: number + 1, source: null, rowId: null }
  if (!isBroken && faults.length < most) {
    if (end.number !== number || !end.hash.equals(hash)) faults.push({ ...cut, why: 'seal gone' })
    if (longest > number) faults.push({ ...cut, why: 'other chain' })
  }
  if (!isBroken && isWhole) {
    for (const source of sources) faults.push(...(await findUnseenRows(db, source)))
  }
  return { seals: number, waiting: end.waiting, head: hash.toString('hex'), fault: faults[0] ?? null, faults }
}

/** Rows that are neither sealed nor wait for it: somebody took them out of the queue, or wrote past the trigger. */
const findUnseenRows = async (db: Database, source: Source): Promise<Fault[]> => {
  const found: Fault[] = []
  for (let after: string | null = firstKey; after !== null && found.length < most; ) {
    const from: string = after
    const { last, looked, unseen } = await inTransaction(db, tx => listUnseen(tx, source, from, page))
    found.push(...unseen.map(rowId => ({ number: null, source, rowId, why: 'row never sealed' as const })))
    after = looked < page ? null : last
  }
  return found
}

/** The fault as a sentence for operators. */
export const describeFault = ({ number, source, rowId, why }: Fault): string =>
  [
    number === null ? 'Outside the chain' : `Seal ${number}`,
    ...(source === null ? [] : [`${source} ${rowId}`]),
    why,
  ].join(': ')
