// Starts the portal and stops it in order.
import { join } from 'node:path'
import { seedDemo } from '../seeds/demo/seed-demo.ts'
import { findOpening } from '../seeds/reference/opening.ts'
import { lockSeed } from '../seeds/reference/reference.sql.ts'
import { seedReference } from '../seeds/reference/seed-reference.ts'
import { type App, buildApp } from './app.ts'
import { systemClock } from './clock.ts'
import { type Config, ConfigError } from './config.ts'
import { awaitDatabase } from './db/await-database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { migrate } from './db/migrate.ts'
import { type DatabaseAddress, openDatabase, openPool } from './db/pool.ts'
import { inTransaction, type Tx } from './db/transaction.ts'
import { isStoreAway, openFileStore } from './external/file-store.ts'
import { noteInstallation } from './going-live/installation.ts'
import { sayStartFault } from './say-start-fault.ts'
import { takeServerLock } from './server-lock.ts'
import { missingOptional } from './settings/optional-settings.ts'
import { placeOf, tellUnknownNames, waitFor } from './wait-for.ts'

/**
 * Starts the portal; resolves when it listens, and ends the process in order when it is told to. `web` is off where
 * something else serves the pages, `cases` where the demo gets its cases later.
 */
export const serve = async (
  config: Config,
  { web = true, cases = true }: { readonly web?: boolean; readonly cases?: boolean } = {},
): Promise<App> => {
  const lock = takeServerLock(config.DATA_DIR, config.ROLE)
  let embedded: EmbeddedPostgres | null = null
  let app: App | null = null
  const close = async (): Promise<void> => {
    await app?.close()
    await embedded?.stop()
    lock.release()
  }
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    // Whoever presses Ctrl+C has no balancer to wait for.
    const drains = signal === 'SIGTERM' && app !== null
    // Work that will not end does not keep the process for ever.
    setTimeout(() => process.exit(1), 25_000 + (drains ? config.DRAIN_SECONDS * 1000 : 0)).unref()
    if (drains) await app?.drain()
    await close()
    process.exit(0)
  }
  // Also while it waits for its database.
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    const dataDir = join(config.DATA_DIR, 'postgres')
    if (!config.DATABASE_URL) embedded = await startEmbeddedPostgres({ dataDir, log: console.error })
    const address = addressOf(config, embedded)
    await awaitOthers(config, address)
    await migrate(address)
    await alone(address, tx => noteInstallation(tx, config, systemClock.now()))
    await seed(address, config)
    const built = await buildApp(config, address, { web })
    app = built
    if (config.ROLE !== 'work' && config.demo) await inTurn(address, () => seedDemo(built.services, { cases }))
    if (!config.demo) tellWhatIsMissing(config, built)
    const listening = new URL(await built.listen())
    // With PORT=0 only the open socket knows the port; people never come to the process of the jobs.
    const own = config.PORT === 0 || config.ROLE === 'work'
    lock.announce(own ? `http://localhost:${listening.port}` : config.PUBLIC_URL)
    return built
  } catch (error) {
    await close().catch(() => {})
    const sentence = sayStartFault(error, config)
    throw sentence === null ? error : new ConfigError(sentence)
  }
}

const awaitOthers = async (config: Config, address: DatabaseAddress): Promise<void> => {
  await awaitDatabase(address, console.error)
  if (!config.S3_ENDPOINT) return
  const place = placeOf(config.S3_ENDPOINT)
  await waitFor({
    key: 'S3_ENDPOINT',
    place,
    ask: () => openFileStore(config),
    isAway: isStoreAway,
    tell: console.error,
  })
}

const tellWhatIsMissing = (config: Config, { http }: App): void => {
  const given = { ...config, PAYMENT_ACCOUNT: config.account?.number }
  for (const { key, without } of missingOptional(given)) http.log.warn(`not set: ${key}; ${without.en}`)
  void tellUnknownNames(config, sentence => http.log.warn(sentence))
}

const seed = (address: DatabaseAddress, config: Config): Promise<void> =>
  alone(address, async tx => {
    await lockSeed(tx)
    await seedReference(tx, systemClock.now(), await findOpening(tx, config))
  })

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
