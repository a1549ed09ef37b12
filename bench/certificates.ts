// How long the public search of certificates takes, and what ten times as many cost.
// Usage: npm run bench -- certificates [smaller] [larger] [questions of each kind]; writes bench/results/certificates.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedBulk } from '../apps/server/seeds/bulk/seed-bulk.ts'
import type { App } from '../apps/server/src/app.ts'
import { makeQuestions } from './certificates/questions.sql.ts'
import { describeMachine, today } from './measure/machine.ts'
import { median, ms, quantile } from './measure/statistics.ts'
import { withPortal } from './measure/with-portal.ts'

const [smaller = 500_000, larger = 5_000_000, ofEach = 100] = process.argv.slice(2).map(Number)
const machine = describeMachine()
type Times = Map<string, number[]>

/** Every question in turn, one at a time, through everything but the network. */
const ask = async (app: App): Promise<Times> => {
  const questions = await makeQuestions(app.services.db, ofEach)
  const times: Times = new Map()
  // The first pass warms what a running portal has warm.
  for (const round of ['warm', 'measured']) {
    for (const { kind, address } of questions) {
      const before = performance.now()
      const reply = await app.http.inject({ method: 'GET', url: address })
      const took = performance.now() - before
      if (reply.statusCode !== 200) throw new Error(`${address} answered ${reply.statusCode}`)
      if (round === 'measured') times.set(kind, [...(times.get(kind) ?? []), took])
    }
  }
  return times
}

await withPortal({}, async ({ app }) => {
  const fill = (certificates: number) => seedBulk(app.patient, { requests: 0, owned: 0, certificates }, console.log)
  await fill(smaller)
  const small = await ask(app)
  await fill(larger)
  const large = await ask(app)

  const all = (times: Times): number[] => [...times.values()].flat()
  const row = (kind: string, a: readonly number[], b: readonly number[]): string =>
    `| ${kind} | ${ms(median(a))} | ${ms(quantile(a, 0.99))} | ${ms(median(b))} | ${ms(quantile(b, 0.99))} | ${(median(b) / median(a)).toFixed(2)}× |`
  const report = `# The public search of certificates

Method: ${smaller.toLocaleString('en')} certificates made by \`npm run seed -- bulk\`, then ${larger.toLocaleString('en')}; at each size ${ofEach} questions of each of ${large.size} kinds, made from rows of the table, asked one at a time of \`GET /api/certificates\` in process (parsing, transaction, two to four statements, presenter, JSON), after a pass that warms. Each answer holds ten rows and the number of all, counted up to two thousand. PostgreSQL is the built-in one with its own settings, without waiting for the disk, since nothing is written while measuring. Milliseconds.

| | |
|---|---|
| date | ${today()} |
| machine | ${machine} |
| p99 of all questions, ${larger.toLocaleString('en')} rows | **${ms(quantile(all(large), 0.99))} ms** (goal 50) |
| growth of the median, all questions | **${(median(all(large)) / median(all(small))).toFixed(2)}×** (goal 1.2) |

| question | median, small | p99, small | median, large | p99, large | growth |
|---|---|---|---|---|---|
${[...large.keys()].map(kind => row(kind, small.get(kind) ?? [], large.get(kind) ?? [])).join('\n')}
| all | ${ms(median(all(small)))} | ${ms(quantile(all(small), 0.99))} | ${ms(median(all(large)))} | ${ms(quantile(all(large), 0.99))} | ${(median(all(large)) / median(all(small))).toFixed(2)}× |
`
  console.log(report)
  writeFileSync(join(import.meta.dirname, 'results/certificates.md'), report)
})
