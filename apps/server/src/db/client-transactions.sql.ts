// Answers already given to client-made transaction ids.
import type { Tx } from './transaction.ts'

/** Claims the id for this call; false when it was used before. Waits for a twin that is still running. */
export const claimTransaction = async (
  tx: Tx,
  claim: { readonly transactionId: string; readonly userId: string; readonly call: string; readonly at: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('client_transactions')
    .values({
      transaction_id: claim.transactionId,
      user_id: claim.userId,
      call: claim.call,
      answer: 'null',
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

/** The answer given before to the same person's same call. */
export const findAnswer = async (
  tx: Tx,
  claim: { readonly transactionId: string; readonly userId: string; readonly call: string },
): Promise<object | null> => {
  const row = await tx
    .selectFrom('client_transactions')
    .select('answer')
    .where('transaction_id', '=', claim.transactionId)
    .where('user_id', '=', claim.userId)
    .where('call', '=', claim.call)
    .executeTakeFirst()
  return (row?.answer as object | null | undefined) ?? null
}

/** Removes answers older than a month; no client repeats a call that late. */
export const removeOldAnswers = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('client_transactions').where('at', '<', before).execute()
}
