// The connection pool and how database values become JavaScript values.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { preparingClient } from './prepared-statements.ts'
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

/**
 * How long people may be kept waiting for the database, in milliseconds: for a free connection, for a statement, and
 * for a server that says nothing any more. A transaction that its process forgot gives its locks back.
 */
export const limitsOfCalls = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 20_000,
  query_timeout: 25_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** A job is taken for dead after a minute; a statement of it that gets no answer is given up then, too. */
export const limitsOfJobs = { query_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 }

/** Opens the pool; `end` closes it. Without limits statements may take as long as they need. */
export const openPool = (
  address: DatabaseAddress,
  log: (error: Error) => void,
  max = 16,
  limits: Partial<typeof limitsOfCalls> = {},
): pg.Pool => {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 10_000,
    ...limits,
    ...address,
    max,
    idleTimeoutMillis: 30_000,
    Client: preparingClient(),
  })
  // Without a listener a stopped database would end the process.
  pool.on('error', (error: Error & { client?: unknown }) => {
    // The driver hangs the whole connection on it, which says nothing in a log.
    delete error.client
    log(error)
  })
  // Likewise while somebody holds the connection; whoever does learns of it with the next statement.
  pool.on('connect', client => client.on('error', () => {}))
  pool.on('release', (_, client) => {
    // A statement that was given up still holds its connection; the next one would wait behind it.
    if ((client as { _activeQuery?: object | null })._activeQuery) void client.end()
  })
  return pool
}

/** The query builder over a pool. */
export const openDatabase = (
  pool: pg.Pool,
  /** Is told of every statement that was run. */
  tell?: (statement: { readonly sql: string; readonly ms: number; readonly failed: boolean }) => void,
): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(tell
      ? { log: ({ level, query, queryDurationMillis: ms }) => tell({ sql: query.sql, ms, failed: level === 'error' }) }
      : {}),
  })
