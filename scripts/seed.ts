// `npm run seed`: brings the database up to date and seeds it without serving anything, as an installation step.
// `npm run seed -- bulk requests=1200000 owned=5000 certificates=5000000` adds that many made-up rows to a demo.
// `npm run seed -- agency` adds a year of a living agency to a demo: people, cases of every type and service, money.
import { join } from 'node:path'
import { seedLivingAgency, wholeAgency } from '../apps/server/seeds/agency/seed-living-agency.ts'
import { readBulkSizes } from '../apps/server/seeds/bulk/bulk-sizes.ts'
import { seedBulk } from '../apps/server/seeds/bulk/seed-bulk.ts'
import { seedDemo } from '../apps/server/seeds/demo/seed-demo.ts'
import { findOpening } from '../apps/server/seeds/reference/opening.ts'
import { seedReference } from '../apps/server/seeds/reference/seed-reference.ts'
import { buildApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { inTransaction } from '../apps/server/src/db/transaction.ts'

const [what, ...args] = process.argv.slice(2)
const sizes = what === 'bulk' ? readBulkSizes(args) : null

const config = readConfig(process.env)
// A portal that runs on the same folder keeps its database; this only joins it.
const embedded = config.DATABASE_URL
  ? null
  : await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres') })
const address = embedded?.address ?? { connectionString: config.DATABASE_URL ?? '' }
await migrate(address)
const app = await buildApp(config, address, { web: false, work: false })
await inTransaction(app.services.db, async tx =>
  seedReference(tx, app.services.clock.now(), await findOpening(tx, app.services.config)),
)
await seedDemo(app.services)
if (sizes) await seedBulk(app.patient, sizes, console.log)
if (what === 'agency') await seedLivingAgency(app.services, wholeAgency, console.log)
await app.close()
await embedded?.stop()
console.log(config.demo ? 'Reference data and the demo are in place.' : 'Reference data is in place.')
