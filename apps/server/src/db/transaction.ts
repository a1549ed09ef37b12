// One transaction per use case, repeated when PostgreSQL asks for it.
import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from './pool.ts'
import type { DB } from './schema.ts'

/** What every use case and SQL function takes first. */
export type Tx = Transaction<DB>

const serialization = '40001'
const deadlock = '40P01'
const tries = 5

/** Runs the work in one transaction; deadlocks and serialisation failures are tried again with jitter. */
export const inTransaction = async <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === tries || !isTransient(error)) throw error
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** Runs read-only work on one consistent snapshot. */
export const inSnapshot = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read').execute(work)

const isTransient = (error: unknown): boolean => {
  const code = (error as { code?: unknown }).code
  return code === serialization || code === deadlock
}
