// `npm run migrate`: brings the database of DATABASE_URL to this release and ends. Every process does so when it starts,
// one after the other; done before, a migration that fails leaves the processes of the release before serving.
import { readConfig } from '../apps/server/src/config.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'

const { DATABASE_URL } = readConfig(process.env)
if (!DATABASE_URL) {
  console.error('DATABASE_URL is missing; the built-in database migrates when the portal starts.')
  process.exit(1)
}
await migrate({ connectionString: DATABASE_URL })
console.log('The database is at this release.')
