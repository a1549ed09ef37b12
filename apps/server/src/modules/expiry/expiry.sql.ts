// SQL of warnings given.
import type { Tx } from '../../db/transaction.ts'

/** Keeps a warning; false when it was given before. */
export const insertWarning = async (
  tx: Tx,
  warning: {
    readonly source: string
    readonly subject_id: string
    readonly ends_on: string
    readonly days_before: number
    readonly told_at: Date
  },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('expiry_warnings')
    .values(warning)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) === 1
}
