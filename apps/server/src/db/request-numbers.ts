// Numbers of requests: reserved in blocks by a transaction of their own, so that nobody waits for another's request.
import { reserveCounters } from './counters.sql.ts'
import type { Database } from './pool.ts'
import { inTransaction } from './transaction.ts'

/** The next number of a key, such as `request-R-2026`: given out once. What is rolled back leaves a gap. */
export type TakeNumber = (key: string) => Promise<number>

/** How many numbers a process reserves at once. A process that ends leaves the rest of its block behind. */
const blockSize = 10

/** Gives out numbers; the connections are its own, since whoever waits for a number holds one of the others. */
export const openNumbers = (db: Database): TakeNumber => {
  const blocks = new Map<string, { next: number; readonly last: number }>()
  const reserving = new Map<string, Promise<void>>()
  const reserve = async (key: string): Promise<void> => {
    try {
      const last = await inTransaction(db, tx => reserveCounters(tx, key, blockSize))
      blocks.set(key, { next: last - blockSize + 1, last })
    } finally {
      reserving.delete(key)
    }
  }
  return async key => {
    for (;;) {
      const block = blocks.get(key)
      if (block && block.next <= block.last) return block.next++
      if (!reserving.has(key)) reserving.set(key, reserve(key))
      await reserving.get(key)
    }
  }
}
