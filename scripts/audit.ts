// `npm run audit`: walks the chain of seals and everything its events did, and prints whatever is not as it was sealed.
// `npm run audit -- --head <file or value>` compares with a head that was kept elsewhere as well: the number and the hash
// as the audit screen shows them, or a file that holds them, such as the mail of the night.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeFinding } from '@khyanalt/domain/messages/audit-findings'
import { systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { openDatabase, openPool } from '../apps/server/src/db/pool.ts'
import { auditPortal } from '../apps/server/src/modules/audit/audit-portal.ts'
import { readHead } from '../apps/server/src/modules/audit/journal-head.ts'
import { openSigner } from '../apps/server/src/modules/certificates/signing-key.ts'

const { values, positionals } = parseArgs({ options: { head: { type: 'string' } }, allowPositionals: true })
const given = values.head ?? positionals.join(' ')
const known = given ? readHead(existsSync(given) ? readFileSync(given, 'utf8') : given) : null
if (given && !known) {
  console.error('Give a head as its number and hash, or a file that holds them.')
  process.exit(2)
}

const config = readConfig(process.env)
// A portal that runs on the same folder keeps its database; this only joins it.
const embedded = config.DATABASE_URL
  ? null
  : await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres') })
const db = openDatabase(openPool(embedded?.address ?? { connectionString: config.DATABASE_URL ?? '' }, console.error))
const services = { db, clock: systemClock, signer: await openSigner(config) }
const { seals, waiting, head, compared, findings } = await auditPortal(services, known ? [known] : [])
await db.destroy()
await embedded?.stop()

console.log(`${seals} rows sealed, ${waiting} waiting, ${compared} contents compared. Head: ${seals} ${head}`)
for (const finding of findings) console.error(describeFinding('en', finding))
if (findings.length > 0) process.exitCode = 1
else console.log('Everything is as it was sealed.')
