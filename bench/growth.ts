// What every list and search costs as the data grow: the same questions of the same database at each size.
// Usage: npm run bench -- growth [sizes, as 10000,100000,1000000,5000000] [questions of each kind]; writes
// bench/results/growth.md and fails when a call misses the goal without a known reason.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedBulk } from '../apps/server/seeds/bulk/seed-bulk.ts'
import { seedDemo } from '../apps/server/seeds/demo/seed-demo.ts'
import { seedReference } from '../apps/server/seeds/reference/seed-reference.ts'
import { buildApp } from '../apps/server/src/app.ts'
import { systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { openDatabase, openPool } from '../apps/server/src/db/pool.ts'
import { inTransaction } from '../apps/server/src/db/transaction.ts'
import { type Cost, openMeter } from './growth/meter.ts'
import { questions } from './growth/questions.ts'
import { findUnexplained, writeReport } from './growth/report.ts'
import { readSamples } from './growth/samples.sql.ts'
import { describeMachine } from './measure/machine.ts'

const [asked = '10000,100000,1000000,5000000', each = '10'] = process.argv.slice(2)
const sizes = asked.split(',').map(Number)
const ofEach = Number(each)
const machine = describeMachine()
const began = Date.now()
// A folder that is named stays and is used again; what is there is only added to.
const folder = process.env.KEEP ?? mkdtempSync(join(tmpdir(), 'khyanalt-growth-'))
const config = readConfig({ DATA_DIR: folder, PORT: '5321', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000', DEMO: '1' })
const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), fsync: false })

/** Every noun's own table gets so many rows; what hangs on a few of a kind gets a tenth. */
const grow = async (app: Awaited<ReturnType<typeof buildApp>>, size: number): Promise<void> => {
  const tenth = Math.ceil(size / 10)
  const nouns = ['people', 'companies', 'requests', 'certificates', 'invoices', 'lines', 'events', 'acts', 'messages']
  const more = ['sessions', 'workers', 'records', 'foods', 'reports']
  const all = Object.fromEntries([...nouns, ...more].map(noun => [noun, size]))
  await seedBulk(app.patient, { ...all, owned: 300, shared: 300, foreigners: tenth, permits: tenth }, sentence => {
    if (sentence.includes('000000 of')) console.log(sentence)
  })
}

try {
  await migrate(embedded.address)
  const db = openDatabase(openPool(embedded.address, () => {}, 1))
  await inTransaction(db, tx => seedReference(tx, systemClock.now()))
  await db.destroy()
  const app = await buildApp(config, embedded.address, { web: false, work: false })
  await seedDemo(app.services, { cases: false })
  const meter = await openMeter(app, embedded.address)
  const costs: { size: number; costs: ReadonlyMap<string, Cost> }[] = []
  let filling = 0
  for (const size of sizes) {
    const before = Date.now()
    await grow(app, size)
    filling += Date.now() - before
    const samples = await readSamples(app.services.db, size, ofEach)
    costs.push({ size, costs: await meter.measure(questions(samples)) })
    console.log(`${size.toLocaleString('en')} rows: measured after ${Math.round((Date.now() - began) / 1000)} s`)
  }
  await meter.close()
  await app.close()
  const minutes = (milliseconds: number) => (milliseconds / 60_000).toFixed(1)
  const report = writeReport(costs, {
    machine,
    ofEach,
    took: minutes(Date.now() - began),
    filling: minutes(filling),
  })
  console.log(report)
  writeFileSync(join(import.meta.dirname, 'results/growth.md'), report)
  if (findUnexplained(costs).length > 0) process.exitCode = 1
} finally {
  await embedded.stop()
  if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true })
}
