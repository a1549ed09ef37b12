// SQL of the signed heads of the chain of seals. Rows are only added.
import type { Selectable } from 'kysely'
import type { DB } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import type { SignedJournalHead } from './journal-head.ts'

/** Keeps a signed head; the first one of a number stays. Answers whether it is new. */
export const keepHead = async (tx: Tx, { number, hash, ...rest }: SignedJournalHead): Promise<boolean> => {
  const row = await tx
    .insertInto('journal_heads')
    .values({
      number,
      hash,
      log_size: rest.log_size,
      log_root: rest.log_root,
      at: new Date(rest.at),
      signature: rest.signature,
    })
    .onConflict(conflict => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  return row !== undefined
}

const presentHead = (row: Selectable<DB['journal_heads']>): SignedJournalHead => ({
  ...row,
  number: Number(row.number),
  log_size: Number(row.log_size),
  at: row.at.toISOString(),
})

/** Signed heads, newest first. */
export const listHeads = async (tx: Tx, limit: number): Promise<SignedJournalHead[]> =>
  (await tx.selectFrom('journal_heads').selectAll().orderBy('number', 'desc').limit(limit).execute()).map(presentHead)

/** The head of a number. */
export const findHead = async (tx: Tx, number: number): Promise<SignedJournalHead | null> => {
  const row = await tx.selectFrom('journal_heads').selectAll().where('number', '=', number).executeTakeFirst()
  return row ? presentHead(row) : null
}
