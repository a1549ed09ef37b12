// Kills the server with SIGKILL at random points of running journeys, restarts it, and counts what was lost or doubled.
// Usage: npm run bench -- crash [journeys] [kills] [seed]; writes bench/results/crash.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runJourney, signInAll } from './crash/journey.ts'
import { countDoubles, findLosses } from './crash/verify.sql.ts'
import { startVictim } from './crash/victim.ts'
import { seededRandom } from './seeded-random.ts'

const [journeys = 200, kills = 50, seed = 1] = process.argv.slice(2).map(Number)
const parallel = 6
// Other measurements and the demo use the ports below.
const port = 5290

const random = seededRandom(seed)
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-crash-'))
const victim = await startVictim({ dataDir: join(folder, 'var'), port })

const tokens = await signInAll(victim.origin)

let next = 0
let done = 0
const results: Awaited<ReturnType<typeof runJourney>>[] = []
const worker = async (): Promise<void> => {
  for (let index = next++; index < journeys; index = next++) {
    results.push(await runJourney(victim.origin, tokens, index))
    done++
  }
}
const workers = Promise.all(Array.from({ length: parallel }, worker))

let killed = 0
const restarts: number[] = []
const killer = (async () => {
  while (killed < kills && done < journeys) {
    // Long enough for some acts to be under way, short enough to hit each kind of act.
    await new Promise(resolve => setTimeout(resolve, 500 + random() * 3500))
    restarts.push(await victim.killAndRestart())
    killed++
    if (killed % 10 === 0) console.log(`${killed} kills, ${done} of ${journeys} journeys done`)
  }
})()
await Promise.all([workers, killer])
await victim.settle()

const losses = await findLosses(victim.address, results)
const doubles = await countDoubles(victim.address)
await victim.stop()
rmSync(folder, { recursive: true, force: true })

const acknowledged = results.reduce((sum, journey) => sum + journey.acknowledged, 0)
const retried = results.reduce((sum, journey) => sum + journey.retried, 0)
restarts.sort((a, b) => a - b)
const report = `# Kill -9 during running journeys

Method: ${journeys} journeys (draft, upload, three saves, send, receive, agree, agree, approve with certificate) by ${parallel} clients at a time against one server with its built-in PostgreSQL; the server is killed with SIGKILL at ${killed} random moments (seed ${seed}) and started again. The database goes down with it. Each client repeats an unanswered call with the same transaction id. Afterwards the database is compared with what the clients were told.

| | |
|---|---|
| date | ${new Date().toISOString().slice(0, 10)} |
| machine | ${availableParallelism()} cores, Node ${process.version} |
| journeys completed | ${results.length} |
| kills | ${killed} |
| acknowledged writes | ${acknowledged} |
| calls repeated after a kill | ${retried} |
| **acknowledged writes lost** | **${losses.length}** |
${Object.entries(doubles)
  .map(([name, count]) => `| doubled ${name} | ${count} |`)
  .join('\n')}
| restart to first answer, median | ${restarts[Math.floor(restarts.length / 2)] ?? 0} ms |
| restart to first answer, longest | ${restarts.at(-1) ?? 0} ms |
`
console.log(report)
if (losses.length > 0) console.log(losses.slice(0, 20).join('\n'))
writeFileSync(join(import.meta.dirname, 'results/crash.md'), report)
process.exitCode = losses.length > 0 || Object.values(doubles).some(count => count > 0) ? 1 : 0
