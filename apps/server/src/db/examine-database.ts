// What an operator wants to know of a database before people come.
import pg from 'pg'
import { listMigrations } from './migrate.ts'
import type { DatabaseAddress } from './pool.ts'

export type DatabaseFacts = {
  /** PostgreSQL's own, such as 180004. */
  readonly version: number
  readonly encoding: string
  /** Migrations of this release that did not run yet; all of them in an empty database. */
  readonly pending: number
  /** What the database is for, as its first start wrote; null before it. */
  readonly kind: string | null
  /** How far the clock of this machine is ahead of the database's, in milliseconds. */
  readonly skewMs: number
}

/** Asks the database over one connection; changes nothing; throws when it does not answer within ten seconds. */
export const examineDatabase = async (address: DatabaseAddress): Promise<DatabaseFacts> => {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{
      version: number
      encoding: string
      now: Date
      migrated: boolean
      known: boolean
    }>(`
      select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
        clock_timestamp() as now, to_regclass('kysely_migration') is not null as migrated,
        to_regclass('installation') is not null as known`)
    const skewMs = Date.now() - (rows[0]?.now.getTime() ?? 0)
    const { version = 0, encoding = '', migrated = false, known = false } = rows[0] ?? {}
    const done = migrated ? (await client.query<{ name: string }>('select name from kysely_migration')).rows : []
    const names = new Set(done.map(({ name }) => name))
    const kinds = known ? (await client.query<{ kind: string }>('select kind from installation')).rows : []
    const pending = (await listMigrations()).filter(name => !names.has(name)).length
    return { version, encoding, pending, kind: kinds[0]?.kind ?? null, skewMs }
  } finally {
    await client.end()
  }
}
