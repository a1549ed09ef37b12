// Runs one act on the database of the portal, which may be serving meanwhile.
import { join } from 'node:path'
import { buildApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { inTransaction, type Tx } from '../apps/server/src/db/transaction.ts'
import type { Services } from '../apps/server/src/services.ts'

/** What the act answers, done in one transaction. */
export const onServer = async <T>(act: (tx: Tx, services: Services) => Promise<T>): Promise<T> => {
  const config = readConfig(process.env)
  // A portal that runs on the same folder keeps its database; this only joins it.
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres') })
  const address = embedded?.address ?? { connectionString: config.DATABASE_URL ?? '' }
  const app = await buildApp(config, address, { web: false, work: false })
  try {
    return await inTransaction(app.services.db, tx => act(tx, app.services))
  } finally {
    await app.close()
    await embedded?.stop()
  }
}
