// Starts the portal and stops it in order.
import { join } from 'node:path'
import { seedDemo } from '../seeds/demo/seed-demo.ts'
import { lockSeed } from '../seeds/reference/reference.sql.ts'
import { seedReference } from '../seeds/reference/seed-reference.ts'
import { buildApp } from './app.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { awaitDatabase } from './db/await-database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { migrate } from './db/migrate.ts'
import { type DatabaseAddress, openDatabase, openPool } from './db/pool.ts'
import { inTransaction, type Tx } from './db/transaction.ts'
import { noteInstallation } from './going-live/installation.ts'
import { takeServerLock } from './server-lock.ts'

/** Starts the portal; resolves when it listens, and ends the process in order when it is told to. */
export const serve = async (config: Config): Promise<void> => {
  const lock = takeServerLock(config.DATA_DIR, config.ROLE)
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres'), log: console.error })
  const address = addressOf(config, embedded)
  await awaitDatabase(address, console.error)
  await migrate(address)
  try {
    await alone(address, tx => noteInstallation(tx, config, systemClock.now()))
  } catch (error) {
    await embedded?.stop()
    lock.release()
    throw error
  }
  await seed(address)
  const app = await buildApp(config, address)
  if (config.ROLE !== 'work' && config.demo) await inTurn(address, () => seedDemo(app.services))
  const listening = new URL(await app.listen())
  // With PORT=0 only the open socket knows the port; people never come to the process of the jobs.
  lock.announce(config.PORT === 0 || config.ROLE === 'work' ? `http://localhost:${listening.port}` : config.PUBLIC_URL)

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    // Whoever presses Ctrl+C has no balancer to wait for.
    const drains = signal === 'SIGTERM'
    // Work that will not end does not keep the process for ever.
    setTimeout(() => process.exit(1), 25_000 + (drains ? config.DRAIN_SECONDS * 1000 : 0)).unref()
    if (drains) await app.drain()
    await app.close()
    await embedded?.stop()
    lock.release()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

const seed = (address: DatabaseAddress): Promise<void> => alone(address, tx => seedReference(tx, systemClock.now()))

/** The demo is made in many transactions; processes that start together take turns at the whole of it. */
const inTurn = (address: DatabaseAddress, work: () => Promise<void>): Promise<void> =>
  alone(address, async tx => {
    await lockSeed(tx, 'seed-demo')
    await work()
  })

/** One transaction over a connection of its own, which may take as long as the start does. */
const alone = async (address: DatabaseAddress, work: (tx: Tx) => Promise<void>): Promise<void> => {
  const pool = openPool(address, () => {}, 1)
  const db = openDatabase(pool)
  try {
    await inTransaction(db, work)
  } finally {
    await db.destroy()
  }
}

const addressOf = (config: Config, embedded: EmbeddedPostgres | null): DatabaseAddress => {
  if (embedded) return embedded.address
  if (config.DATABASE_URL) return { connectionString: config.DATABASE_URL }
  throw new Error('No database')
}
