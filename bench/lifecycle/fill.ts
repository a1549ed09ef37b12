// A folder with the data of years, filled once and kept between runs if one is named.
import { join } from 'node:path'
import { seedBulk } from '../../apps/server/seeds/bulk/seed-bulk.ts'
import { seedDemo } from '../../apps/server/seeds/demo/seed-demo.ts'
import { seedReference } from '../../apps/server/seeds/reference/seed-reference.ts'
import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { inTransaction } from '../../apps/server/src/db/transaction.ts'
import { openVisits } from './visitors.sql.ts'

/** Brings the portal of a folder up to these sizes; without waiting for the disk, so its database must end in order. */
export const fillFolder = async (
  dataDir: string,
  sizes: { readonly requests: number; readonly certificates: number; readonly users: number },
): Promise<void> => {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '1' })
  const embedded = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), fsync: false })
  try {
    await migrate(embedded.address)
    const app = await buildApp(config, embedded.address, { web: false, work: false })
    const { db, clock } = app.services
    await inTransaction(db, tx => seedReference(tx, clock.now()))
    await seedDemo(app.services)
    const { requests, certificates, users } = sizes
    // Each visitor is a person of the bulk with an organisation, and there are ten requests to a person.
    await seedBulk(app.services, { requests: Math.max(requests, users * 20), owned: 0, certificates }, console.log)
    await inTransaction(db, tx => openVisits(tx, users, clock.now()))
    await app.close()
  } finally {
    await embedded.stop()
  }
}
