// Whether the database serves this release, asked over a connection of its own: a busy pool is no reason to say no.
import pg from 'pg'
import { listMigrations } from './migrate.ts'
import type { DatabaseAddress } from './pool.ts'

export type DatabaseWatch = {
  /** What keeps the database from serving, or null; answers within some two seconds whatever happens. */
  findFault(): Promise<'database' | 'migrations' | null>
  /** The release of PostgreSQL, such as 17.2; null while it does not answer. */
  findVersion(): Promise<string | null>
  close(): Promise<void>
}

const patienceMs = 2000

/** Watches the database; connects when it is first asked. */
export const watchDatabase = async (address: DatabaseAddress): Promise<DatabaseWatch> => {
  const newest = (await listMigrations()).at(-1) ?? ''
  const pool = new pg.Pool({ ...address, max: 1, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  // What breaks between two questions is found by the next one.
  pool.on('error', () => {})

  const ask = async (): Promise<'database' | 'migrations' | null> => {
    try {
      // A newer release may have moved the database on already; this one goes on serving until it is replaced.
      const { rowCount } = await pool.query('select from kysely_migration where name = $1', [newest])
      return rowCount === 1 ? null : 'migrations'
    } catch (error) {
      const undefinedTable = '42P01'
      return (error as { code?: unknown }).code === undefinedTable ? 'migrations' : 'database'
    }
  }
  let asking: ReturnType<typeof ask> | null = null
  return {
    findFault() {
      // Many who ask at once are given one answer.
      asking ??= ask().finally(() => {
        asking = null
      })
      return asking
    },
    async findVersion() {
      const { rows } = await pool.query('show server_version').catch(() => ({ rows: [] }))
      return rows[0]?.server_version ?? null
    },
    close: () => pool.end(),
  }
}
