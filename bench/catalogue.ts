// How long the calls of the catalogue take while two hundred people ask at once.
// Usage: npm run bench -- catalogue [connections] [seconds]; writes bench/results/catalogue.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startVictim } from './crash/victim.ts'
import { describeMachine, today } from './measure/machine.ts'
import { median, ms, quantile } from './measure/statistics.ts'

const [connections = 200, seconds = 20] = process.argv.slice(2).map(Number)
const port = 5292
// Each person reads for a while before the next page; a hundred and fifty calls a second are a busy morning.
const callsPerSecond = 150

const addresses = [
  '/api/getcategories',
  '/api/getcategorylist',
  '/api/getformlist?serviceid=1',
  '/api/getformlist?serviceid=14',
  '/api/getmodalformlist?serviceid=1402',
  '/api/getform/x-ray-licence',
  '/api/getform/blasting-permit',
  '/api/posts?source=web&page=1&pagesize=20',
  '/api/certificates/organizations',
  '/api/certificates/forms',
]

const machine = describeMachine()
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-catalogue-'))
const server = await startVictim({ dataDir: join(folder, 'var'), port })
const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** Asks once and answers how long it took, the whole body read. */
const ask = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const before = performance.now()
    get(`${server.origin}${address}`, { agent }, reply => {
      if (reply.statusCode !== 200) reject(new Error(`${address} answered ${reply.statusCode}`))
      reply.resume()
      reply.on('end', () => resolve(performance.now() - before))
    }).on('error', reject)
  })

/** So many people, each with a connection, who ask in turn and wait between two calls. */
const run = async (forSeconds: number, between: number): Promise<Map<string, number[]>> => {
  const times = new Map<string, number[]>(addresses.map(address => [address, []]))
  const end = performance.now() + forSeconds * 1000
  const person = async (index: number) => {
    await pause((between * index) / connections)
    for (let at = index; performance.now() < end; at++) {
      const address = addresses[at % addresses.length] ?? ''
      times.get(address)?.push(await ask(address))
      await pause(between)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => person(index)))
  return times
}

try {
  await run(2, 0)
  const calm = await run(seconds, (connections / callsPerSecond) * 1000)
  const full = await run(seconds, 0)
  const all = (times: Map<string, number[]>) => [...times.values()].flat()
  const row = (name: string, values: readonly number[]) =>
    `| ${name} | ${values.length} | ${ms(median(values))} | ${ms(quantile(values, 0.99))} |`
  const report = `# Calls of the catalogue at ${connections} connections

Method: one server process with its built-in PostgreSQL; ${connections} clients in another process, each with a connection of its own that stays open, ask ten calls in turn after two seconds that warm. First for ${seconds} s at a pace of about ${callsPerSecond} calls a second, then for ${seconds} s each as fast as answers come, which fills both cores: there the time of an answer is the length of the queue. Client and server share the machine. Milliseconds from the request to the last byte.

| | |
|---|---|
| date | ${today()} |
| machine | ${machine} |
| p99 at the pace | **${ms(quantile(all(calm), 0.99))} ms** (goal 20) |
| p99 as fast as it goes | ${ms(quantile(all(full), 0.99))} ms |
| calls a second as fast as it goes | ${Math.round(all(full).length / seconds)} |

| call, at the pace | calls | median | p99 |
|---|---|---|---|
${[...calm].map(([address, values]) => row(`\`${address}\``, values)).join('\n')}
${row('all', all(calm))}
`
  console.log(report)
  writeFileSync(join(import.meta.dirname, 'results/catalogue.md'), report)
} finally {
  agent.destroy()
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
}
