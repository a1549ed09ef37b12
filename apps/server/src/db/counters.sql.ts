// Numbers given out in order.
import type { Tx } from './transaction.ts'

/** Next number of a key; gapless, since the counter row is locked until the transaction ends. */
export const nextCounter = async (tx: Tx, key: string): Promise<number> => {
  const row = await tx
    .insertInto('counters')
    .values({ key, value: 1 })
    .onConflict(conflict => conflict.column('key').doUpdateSet(eb => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow()
  return row.value
}
