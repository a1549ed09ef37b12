// Walks the chain over journal and audit from its beginning and names the first row that is not as it was sealed.
import type { Database } from '../../db/pool.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { hashRow, hashSeal } from './seal-hash.ts'
import { findUnseenRow, listSealsAfter, readEnd, type Source } from './seals.sql.ts'

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
  readonly fault: Fault | null
}

const page = 5000

/** Checks everything on one snapshot; `known` is a head that somebody wrote down before. */
export const verifyJournal = (
  db: Database,
  known?: { readonly number: number; readonly head: string },
): Promise<Verdict> =>
  inSnapshot(db, async tx => {
    const end = await readEnd(tx)
    let number = 0
    let hash: Buffer = Buffer.alloc(0)
    let fault: Fault | null = null
    walk: for (;;) {
      const seals = await listSealsAfter(tx, number, page)
      for (const seal of seals) {
        const at = { number: number + 1, source: seal.source, rowId: seal.row_id }
        if (seal.number !== number + 1) fault = { ...at, source: null, rowId: null, why: 'seal gone' }
        else if (seal.says === null) fault = { ...at, why: 'row gone' }
        else if (!hashRow(seal.says).equals(seal.row_hash)) fault = { ...at, why: 'row changed' }
        else if (!hashSeal(hash, seal).equals(seal.hash)) fault = { ...at, why: 'seal changed' }
        if (fault) break walk
        number = seal.number
        hash = seal.hash
        if (known?.number === number && hash.toString('hex') !== known.head) {
          fault = { ...at, why: 'other chain' }
          break walk
        }
      }
      if (seals.length < page) break
    }
    const cut = { number: number + 1, source: null, rowId: null }
    if (!fault && (end.number !== number || !end.hash.equals(hash))) fault = { ...cut, why: 'seal gone' }
    if (!fault && known && known.number > number) fault = { ...cut, why: 'other chain' }
    if (!fault) {
      const unseen = await findUnseenRow(tx)
      if (unseen) fault = { number: null, source: unseen.source, rowId: unseen.row_id, why: 'row never sealed' }
    }
    return { seals: number, waiting: end.waiting, head: hash.toString('hex'), fault }
  })

/** The fault as a sentence for operators. */
export const describeFault = ({ number, source, rowId, why }: Fault): string =>
  [
    number === null ? 'Outside the chain' : `Seal ${number}`,
    ...(source === null ? [] : [`${source} ${rowId}`]),
    why,
  ].join(': ')
