// `npm run second-factor -- reset <account>`: takes the second factor of an account away by e-mail address or register
// number, where no two administrators are left who could. It is written down and told to the person.
import { buildApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { resetByOperator } from '../apps/server/src/modules/auth/second-factor/reset-second-factor.ts'

const [act, account, ...rest] = process.argv.slice(2)
if (act !== 'reset' || !account || rest.length > 0) {
  console.error('Say whose: npm run second-factor -- reset <e-mail address or register number>')
  process.exit(1)
}
const config = readConfig(process.env)
const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: `${config.DATA_DIR}/postgres` })
const address = embedded?.address ?? { connectionString: config.DATABASE_URL ?? '' }
await migrate(address)
const app = await buildApp(config, address, { web: false, work: false })
const name = await resetByOperator(app.services, account)
if (name === null) console.error(`There is no account "${account}".`)
else console.log(`The second factor of ${name} (${account}) is reset and every session ended.`)
await app.close()
await embedded?.stop()
process.exitCode = name === null ? 1 : 0
