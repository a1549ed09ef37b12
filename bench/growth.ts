// What every list and search costs as the data grow: the same questions of the same database at each size.
// Usage: npm run bench -- growth [sizes, as 10000,100000,1000000,5000000] [questions of each kind]; writes
// bench/results/growth.md and fails when a call misses the goal without a known reason.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyNoun } from '../apps/server/seeds/bulk/bulk-sizes.ts'
import { seedBulk } from '../apps/server/seeds/bulk/seed-bulk.ts'
import type { App } from '../apps/server/src/app.ts'
import { type Cost, openMeter } from './growth/meter.ts'
import { questions } from './growth/questions.ts'
import { findUnexplained, writeReport } from './growth/report.ts'
import { readSamples } from './growth/samples.sql.ts'
import { describeMachine } from './measure/machine.ts'
import { withPortal } from './measure/with-portal.ts'

const [asked = '10000,100000,1000000,5000000', each = '10'] = process.argv.slice(2)
const sizes = asked.split(',').map(Number)
const ofEach = Number(each)
const machine = describeMachine()
const began = Date.now()

/** Every noun's own table gets so many rows; what hangs on a few of a kind gets a tenth. */
const grow = async (app: App, size: number): Promise<void> => {
  const tenth = Math.ceil(size / 10)
  const sizes = { ...everyNoun(size), owned: 300, shared: 300, foreigners: tenth, permits: tenth }
  await seedBulk(app.patient, sizes, sentence => {
    if (sentence.includes('000000 of')) console.log(sentence)
  })
}

// A folder that is named stays and is used again; what is there is only added to.
await withPortal({ folder: process.env.KEEP }, async portal => {
  const { app } = portal
  const meter = await openMeter(portal)
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
})
