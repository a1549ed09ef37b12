// `npm run audit`: walks the chain over journal and audit and prints the first row that is not as it was sealed.
// `npm run audit -- 1234 <hash>` compares with a head that was written down before as well.
import { join } from 'node:path'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { openDatabase, openPool } from '../apps/server/src/db/pool.ts'
import { describeFault, verifyJournal } from '../apps/server/src/modules/audit/verify-journal.ts'

const [number, head] = process.argv.slice(2)
if (number !== undefined && !(/^\d+$/.test(number) && /^[0-9a-f]{64}$/.test(head ?? ''))) {
  console.error('Give the number and the hash of a head, or neither.')
  process.exit(2)
}

const config = readConfig(process.env)
// A portal that runs on the same folder keeps its database; this only joins it.
const embedded = config.DATABASE_URL
  ? null
  : await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres') })
const db = openDatabase(openPool(embedded?.address ?? { connectionString: config.DATABASE_URL ?? '' }, console.error))
const verdict = await verifyJournal(db, number && head ? { number: Number(number), head } : undefined)
await db.destroy()
await embedded?.stop()

console.log(`${verdict.seals} rows sealed, ${verdict.waiting} waiting. Head: ${verdict.seals} ${verdict.head}`)
if (verdict.fault) {
  console.error(`Broken. ${describeFault(verdict.fault)}`)
  process.exitCode = 1
} else console.log('The journal is as it was sealed.')
