// Forward-only migrations: plain SQL files, applied in order, once, also when several processes start together.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { type DatabaseAddress, openDatabase, openPool } from './pool.ts'

const folder = join(import.meta.dirname, '../../migrations')

/** The names of this release's migrations, in their order. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(folder)).flatMap(file => (file.endsWith('.sql') ? [file.slice(0, -'.sql'.length)] : [])).sort()

const provider: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {}
    for (const name of await listMigrations()) {
      const text = await readFile(join(folder, `${name}.sql`), 'utf8')
      migrations[name] = {
        up: async db => {
          await sql.raw(text).execute(db)
        },
      }
    }
    return migrations
  },
}

/** Brings the database up to date; throws with the file's name when one fails. */
export const migrate = (address: DatabaseAddress): Promise<void> => run(address, null)

/** Brings an empty database to where an earlier release had it. */
export const migrateTo = (address: DatabaseAddress, last: string): Promise<void> => run(address, last)

const run = async (address: DatabaseAddress, last: string | null): Promise<void> => {
  const pool = openPool(address, () => {}, 2)
  const db = openDatabase(pool)
  try {
    await checkServer(db)
    const migrator = new Migrator({ db, provider })
    const { error, results } = await (last === null ? migrator.migrateToLatest() : migrator.migrateTo(last))
    const failed = results?.find(result => result.status === 'Error')
    if (error) throw new Error(`migration ${failed?.migrationName ?? ''} failed: ${String(error)}`, { cause: error })
  } finally {
    await db.destroy()
  }
}

/** Refuses servers on which Mongolian text would be searched wrongly (see the ADR on the database). */
const checkServer = async (db: ReturnType<typeof openDatabase>): Promise<void> => {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding
  `.execute(db)
  const server = rows[0]
  if (!server || server.version < 150_000) throw new Error('PostgreSQL 15 or newer is needed')
  if (server.encoding !== 'UTF8') throw new Error(`The database is encoded in ${server.encoding}; UTF8 is needed`)
}
