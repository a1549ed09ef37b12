// Database and portal for the length of a command; the portal may be serving meanwhile.
import { join } from 'node:path'
import { type App, buildApp } from '../app.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { migrate } from '../db/migrate.ts'
import type { DatabaseAddress } from '../db/pool.ts'

/** Hands over where the database is. A portal that runs on the same folder keeps the built-in one; this only joins it. */
export const withDatabase = async <T>(config: Config, work: (address: DatabaseAddress) => Promise<T>): Promise<T> => {
  if (config.DATABASE_URL) return work({ connectionString: config.DATABASE_URL })
  const embedded = await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres') })
  try {
    return await work(embedded.address)
  } finally {
    await embedded.stop()
  }
}

/** Hands over a portal that neither listens nor works off jobs, over a database brought to this release. */
export const withPortal = <T>(
  config: Config,
  work: (app: App) => Promise<T>,
  options: { readonly clock?: Clock } = {},
): Promise<T> =>
  withDatabase(config, async address => {
    await migrate(address)
    const app = await buildApp(config, address, { ...options, web: false, work: false })
    try {
      return await work(app)
    } finally {
      await app.close()
    }
  })
