// Numbers given out in order.
import type { Tx } from './transaction.ts'

/** Next number of a key; gapless, since the counter row is locked until the transaction ends. */
export const nextCounter = (tx: Tx, key: string): Promise<number> => reserveCounters(tx, key, 1)

/** Takes so many numbers of a key and answers the last of them. */
export const reserveCounters = async (tx: Tx, key: string, count: number): Promise<number> => {
  const row = await tx
    .insertInto('counters')
    .values({ key, value: count })
    .onConflict(conflict => conflict.column('key').doUpdateSet(eb => ({ value: eb('counters.value', '+', count) })))
    .returning('value')
    .executeTakeFirstOrThrow()
  return row.value
}
