// Answers already given to client-made transaction ids.
import type { Tx } from './transaction.ts'

/** Who asks what by which id; `inputDigest` is SHA-256 of the input. */
type Claim = {
  readonly transactionId: string
  readonly userId: string
  readonly call: string
  readonly inputDigest: Buffer
  readonly at: Date
}

/** Claims the id for this call; false when it was used before. Waits for a twin that is still running. */
export const claimTransaction = async (tx: Tx, claim: Claim): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('client_transactions')
    .values({
      transaction_id: claim.transactionId,
      user_id: claim.userId,
      call: claim.call,
      answer: 'null',
      input_digest: claim.inputDigest,
      at: claim.at,
    })
    .onConflict(conflict => conflict.column('transaction_id').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) === 1
}

/** Keeps the answer of a claimed id. */
export const keepAnswer = async (tx: Tx, transactionId: string, answer: object): Promise<void> => {
  await tx
    .updateTable('client_transactions')
    .set({ answer: JSON.stringify(answer) })
    .where('transaction_id', '=', transactionId)
    .execute()
}

/** The answer given before to the same person's same call, and whether it was asked the same; null if there is none. */
export const findAnswer = async (
  tx: Tx,
  claim: Claim,
): Promise<{ readonly answer: object; readonly sameInput: boolean } | null> => {
  const row = await tx
    .selectFrom('client_transactions')
    .select(['answer', 'input_digest'])
    .where('transaction_id', '=', claim.transactionId)
    .where('user_id', '=', claim.userId)
    .where('call', '=', claim.call)
    .executeTakeFirst()
  if (!row?.answer) return null
  return { answer: row.answer, sameInput: row.input_digest?.equals(claim.inputDigest) ?? true }
}

/** Removes answers older than a month; no client repeats a call that late. */
export const removeOldAnswers = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('client_transactions').where('at', '<', before).execute()
}
