// Forward-only migrations: plain SQL files, applied in order, once, also when several processes start together and
// while an earlier release serves people.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseAddress } from './pool.ts'

const ownFolder = join(import.meta.dirname, '../../migrations')

/** The names of this release's migrations, in their order. */
export const listMigrations = async (folder = ownFolder): Promise<string[]> =>
  (await readdir(folder)).flatMap(file => (file.endsWith('.sql') ? [file.slice(0, -'.sql'.length)] : [])).sort()

type Options = {
  /** Stops after this one. */
  readonly last?: string
  /** Another folder of migrations. */
  readonly folder?: string
  /** How long a statement may wait for a lock while people wait behind it, and how often it tries anew. */
  readonly lockMs?: number
  readonly tries?: number
}

/** Brings the database up to date; throws with the file's name when one fails. A later release may have gone further. */
export const migrate = async (
  address: DatabaseAddress,
  { last, folder = ownFolder, lockMs = 3000, tries = 20 }: Options = {},
): Promise<void> => {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 10_000 })
  // A lost connection fails the statement; without a listener it would end the process as well.
  client.on('error', () => {})
  await client.connect()
  try {
    await checkServer(client)
    await takeTurn(client)
    await client.query(`
      create table if not exists kysely_migration (
        name varchar(255) not null primary key, timestamp varchar(255) not null
      )`)
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration')
    const done = new Set(rows.map(row => row.name))
    for (const name of await listMigrations(folder)) {
      if (last !== undefined && name > last) break
      if (done.has(name)) continue
      const text = await readFile(join(folder, `${name}.sql`), 'utf8')
      const run = outside.test(text) ? runStatements : runWhole
      await patiently(tries, () => run(client, { name, text, lockMs })).catch(cause => {
        throw new Error(`migration ${name} failed: ${String(cause)}`, { cause })
      })
    }
  } finally {
    // The advisory lock goes with the connection.
    await client.end()
  }
}

// The one of Kysely's own migrator, which applied the first migrations: both never run at once.
const lockId = '3853314791062309107'
const outside = /^-- outside a transaction\b/m

/** Waits until no other process migrates. Asking again and again holds no snapshot for which an index would wait. */
const takeTurn = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lockId])
    if (rows[0]?.got) return
    await pause(100)
  }
}

type File = { readonly name: string; readonly text: string; readonly lockMs: number }

const note = (client: pg.Client, name: string) =>
  client.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [name, new Date().toISOString()])

const runWhole = async (client: pg.Client, { name, text, lockMs }: File): Promise<void> => {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    await client.query(text)
    await note(client, name)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Indexes that are built while people write; each statement may run twice. */
const runStatements = async (client: pg.Client, { name, text }: File): Promise<void> => {
  const statements = text.replace(/^\s*--.*$/gm, '').split(';')
  for (const statement of statements) if (statement.trim()) await client.query(statement)
  await note(client, name)
}

// Nobody gave the lock up in time, or somebody who holds it waits for one of ours.
const lockNotAvailable = '55P03'
const deadlockDetected = '40P01'

/** Whoever waits for a lock makes everybody else wait behind it; giving up and trying anew lets them pass. */
const patiently = async (tries: number, run: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const { code } = error as { code?: unknown }
      if ((code !== lockNotAvailable && code !== deadlockDetected) || attempt === tries) throw error
      await pause(500 + Math.random() * 1000)
    }
  }
}

/** Refuses servers on which Mongolian text would be searched wrongly (see the ADR on the database). */
const checkServer = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ version: number; encoding: string }>(`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`)
  const server = rows[0]
  if (!server || server.version < 150_000) throw new Error('PostgreSQL 15 or newer is needed')
  if (server.encoding !== 'UTF8') throw new Error(`The database is encoded in ${server.encoding}; UTF8 is needed`)
}
