// `npm run night`: does the work of the night by hand. `-- --task expire-requests` runs one task alone, and
// `-- --at 2026-12-31T02:00` goes by another moment of the agency's clock.
import { parseArgs } from 'node:util'
import { buildApp } from '../apps/server/src/app.ts'
import { readAgencyMoment, systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { inTransaction } from '../apps/server/src/db/transaction.ts'
import { listLastRuns } from '../apps/server/src/jobs/nightly.sql.ts'

const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const readArguments = () => {
  try {
    return parseArgs({ options: { task: { type: 'string' }, at: { type: 'string' } } }).values
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error))
  }
}

const { task, at } = readArguments()
const config = readConfig(process.env)
const moment = at === undefined ? systemClock.now() : readAgencyMoment(at)
if (!moment) giveUp(`"${at}" is no moment; say for instance --at 2026-12-31T02:00.`)
const now = moment as Date
// Whoever goes ahead of time would close requests that people may still answer.
if (!config.demo && now > systemClock.now()) giveUp('Only a demo may go ahead of time; this portal serves real people.')

const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: `${config.DATA_DIR}/postgres` })
const address = embedded?.address ?? { connectionString: config.DATABASE_URL ?? '' }
await migrate(address)
const app = await buildApp(config, address, { clock: { now: () => now }, web: false, work: false })
const wanted = task === undefined ? app.nightlyTasks : app.nightlyTasks.filter(name => name === task)
if (wanted.length === 0) console.error(`No task is called "${task}"; there are ${app.nightlyTasks.join(', ')}.`)

let failed = wanted.length === 0
for (const name of wanted) {
  // One that fails keeps no other from its turn.
  await app.runNight(name).catch((error: unknown) => {
    failed = true
    console.error(`✗ ${name}: ${String(error)}`)
  })
}
for (const run of await inTransaction(app.services.db, listLastRuns)) {
  if (wanted.includes(run.task) && run.failure === null) console.log(`✓ ${run.task}: ${JSON.stringify(run.outcome)}`)
}
await app.close()
await embedded?.stop()
process.exitCode = failed ? 1 : 0
