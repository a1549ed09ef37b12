// The connection pool and how database values become JavaScript values.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.ts'

/** How to reach PostgreSQL: an address, or a socket directory with user and database. */
export type DatabaseAddress =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port?: number; readonly user: string; readonly database: string }

export type Database = Kysely<DB>

const int8 = 20
const date = 1082
pg.types.setTypeParser(int8, text => {
  const value = Number(text)
  // Möngö amounts and counters stay below 2^53; anything above would silently lose digits.
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`)
  return value
})
// A day stays a text: as a Date it would move across midnight with the zone.
pg.types.setTypeParser(date, text => text)

/** Opens the pool; `end` closes it. */
export const openPool = (address: DatabaseAddress, log: (error: Error) => void, max = 16): pg.Pool => {
  const pool = new pg.Pool({ ...address, max, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 })
  // Without a listener a stopped database would end the process.
  pool.on('error', log)
  return pool
}

/** The query builder over a pool. */
export const openDatabase = (pool: pg.Pool): Database => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
