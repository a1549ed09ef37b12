// Faults under load, one drill after the other; afterwards what is there is compared with what clients were told.
// Usage: npm run bench -- faults [journeys] [kills] [seed] [drill…]; writes its sections of bench/results/faults.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../scripts/web-build.ts'
import { drills } from './crash/drills.ts'
import { writeSections } from './crash/report.ts'
import type { Drill } from './crash/under-load.ts'
import { seededRandom } from './seeded-random.ts'

const [journeys = '20', kills = '200', seed = '1', ...wanted] = process.argv.slice(2)
// Other measurements and the demo use other ports.
const port = Number(process.env.BENCH_PORT ?? 5330)

const unknown = wanted.filter(name => !(name in drills))
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}; there are ${Object.keys(drills).join(', ')}.`)
  process.exit(2)
}
// The servers of the drills serve pages too.
await buildWeb()
let kept = true
for (const [name, drill] of Object.entries(drills) as [string, Drill][]) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const folder = mkdtempSync(join(tmpdir(), `khyanalt-faults-${name}-`))
  console.log(`${name}: ${folder}`)
  const section = await drill({
    folder,
    port,
    journeys: Number(journeys),
    kills: Number(kills),
    seed: Number(seed),
    random: seededRandom(Number(seed)),
    log: console.log,
  })
  writeSections(name, section)
  console.log(section.text)
  for (const line of section.broken.slice(0, 40)) console.error(`✗ ${line}`)
  if (section.broken.length > 0) kept = false
  // What went wrong can be looked at.
  else rmSync(folder, { recursive: true, force: true })
}
process.exitCode = kept ? 0 : 1
