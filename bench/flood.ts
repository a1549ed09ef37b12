// What one address that floods costs everybody else. 25 calls a second with bodies made to be costly, against 10 calls a
// second of others, who are timed; rounds with and without the flood take turns.
// Usage: npm run bench -- flood [rounds] [seconds of a round]; writes bench/results/flood.md and exits 1 when the others'
// median is 1.5 times as long or longer.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getFormList } from '@khyanalt/contract/catalogue'
import { createRequest } from '@khyanalt/contract/requests'
import { xRayService } from '../apps/server/seeds/demo/answers.ts'
import { floodCalls } from './flood/bodies.ts'
import type { DriverCall, Round, Seen } from './flood/driver.ts'
import { describeMachine, today } from './measure/machine.ts'
import { median, ms, quantile } from './measure/statistics.ts'
import { withPortal } from './measure/with-portal.ts'

const [rounds = 6, seconds = 8] = process.argv.slice(2).map(Number)
const floodRate = 25
const othersRate = 10
const limit = 1.5
const machine = describeMachine()

/** Processor time of the portal's thread so far, in milliseconds. */
const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const start = async (port: number, from: string, nice: number): Promise<ChildProcess> => {
  const child = fork(join(import.meta.dirname, 'flood/driver.ts'), [String(port), from, String(nice)])
  await once(child, 'message')
  return child
}
const play = async (driver: ChildProcess, round: Round): Promise<Seen> => {
  driver.send(round)
  const [seen] = await once(driver, 'message')
  return seen as Seen
}

// Whatever else the machine does shall take no part; what is started from here inherits it, but for the flood.
const goesFirst = ((): boolean => {
  try {
    setPriority(-15)
    return true
  } catch {
    return false
  }
})()

let missed = false
// The limits of a portal as it is installed: what is measured is them.
const workLimit = '6'
const environment = { RATE_LIMIT: '6000', WORK_LIMIT: workLimit, PORT: '0', HOST: '127.0.0.1' }
await withPortal({ cases: true, environment }, async ({ app, signIn }) => {
  const port = Number(new URL(await app.listen()).port)
  const [attacker, nurse, inspector] = await Promise.all((['citizen', 'foreigner', 'inspector'] as const).map(signIn))
  const draftOf = async (token: string | undefined): Promise<string> => {
    const reply = await app.http.inject({
      method: 'POST',
      url: `/api${createRequest.path}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { type: 'NEW', ...xRayService },
    })
    const number = reply.json().code
    if (typeof number !== 'string') throw new Error(`No draft was made: ${reply.body}`)
    return number
  }
  const own = await draftOf(attacker)
  const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` })
  const others: DriverCall[] = [
    { method: 'GET', path: `/api${getFormList.path}?serviceid=1`, headers: {}, body: null },
    { method: 'GET', path: '/api/certificates?results=10', headers: {}, body: null },
    { method: 'GET', path: '/api/dashboard/myrequest', headers: bearer(nurse), body: null },
    { method: 'GET', path: '/api/staff/requests', headers: bearer(inspector), body: null },
  ]
  const flooder = await start(port, '127.0.0.2', 19)
  const people = await start(port, '127.0.0.3', 0)
  const rows: string[] = []
  try {
    // The first calls are compiled and planned.
    const warm = await play(people, { calls: others, perSecond: 20, seconds: 5 })
    if (Object.keys(warm.statuses).some(status => status !== '200')) {
      throw new Error(`Others are answered ${JSON.stringify(warm.statuses)}`)
    }
    for (const [kind, bodies] of Object.entries(floodCalls(attacker ?? '', own))) {
      const calls = bodies.map(({ path, headers, body }) => ({
        method: 'POST',
        path,
        headers,
        body: body.toString('base64'),
      }))
      const quiet: Seen[] = []
      const loud: Seen[] = []
      const busy = { without: 0, with: 0 }
      const flood: Seen[] = []
      for (let round = 0; round < rounds; round++) {
        // They take turns at being first.
        for (const floods of round % 2 === 0 ? [false, true] : [true, false]) {
          const flooding = floods ? play(flooder, { calls, perSecond: floodRate, seconds }) : null
          const from = threadMs()
          const seen = await play(people, { calls: others, perSecond: othersRate, seconds })
          if (flooding) flood.push(await flooding)
          busy[floods ? 'with' : 'without'] += threadMs() - from
          ;(floods ? loud : quiet).push(seen)
          await pause(300)
        }
      }
      const [before, after] = [quiet, loud].map(list => list.flatMap(({ took }) => took)) as [number[], number[]]
      const perRound = loud.map((seen, at) => median(seen.took) / median(quiet[at]?.took ?? []))
      const ratio = median(after) / median(before)
      missed ||= ratio >= limit
      const told = (list: readonly Seen[]) =>
        Object.entries(
          list.reduce<Record<string, number>>((sum, { statuses }) => {
            for (const [status, count] of Object.entries(statuses)) sum[status] = (sum[status] ?? 0) + count
            return sum
          }, {}),
        )
          .map(([status, count]) => `${count} × ${status === '0' ? 'cut off' : status}`)
          .join(', ')
      rows.push(
        `| ${kind} | ${ms(median(before))} | ${ms(median(after))} | ${ratio.toFixed(2)}× (${Math.min(...perRound).toFixed(2)}–${Math.max(...perRound).toFixed(2)}) | ${ms(quantile(before, 0.95))} → ${ms(quantile(after, 0.95))} | ${ms(Math.max(...before))} → ${ms(Math.max(...after))} | ${(busy.without / rounds / seconds / 10).toFixed(1)} → ${(busy.with / rounds / seconds / 10).toFixed(1)} % | ${told(loud)} | ${told(flood)} |`,
      )
      console.log(rows.at(-1))
    }
  } finally {
    flooder.disconnect()
    people.disconnect()
  }

  writeFileSync(
    join(import.meta.dirname, 'results/flood.md'),
    `# One address that floods

${floodRate} calls a second from one address, with bodies made to be costly: signed out arrays 900,000 deep and 650,000 \`[]\` packed into a few bytes, 110,000 keys, and what the limit of 16 kB lets through; signed in drafts of 60,000 and 100,000 unknown fields, 190,000 arrays, 900 levels, 1.8 MB of text. Meanwhile others make ${othersRate} calls a second from another address: catalogue, certificates, own requests, the inspector's queue. A call is timed from the moment it was due to the end of its answer, so waiting counts. Wanted: their median less than ${limit}× as long.

${today()}, ${machine}. Flood and others call from processes of their own over sockets; the flood's runs with the least priority (nice 19), so that making and sending its bodies takes no processor time from the portal where the two compete for ${availableParallelism()} cores${goesFirst ? '; portal, database and others run before whatever else the machine does (nice -15)' : ''}. ${rounds} rounds of ${seconds} s with and as many without, taking turns; in brackets the ratios of single rounds. Limits as installed (\`RATE_LIMIT\` 6000, \`WORK_LIMIT\` ${workLimit}). The busy time is that of the portal's thread by its own clock, which other programs of the machine do not touch.

| flood | median without, ms | with, ms | ratio | p95, ms | worst, ms | thread busy | answers to others | answers to the flood |
| ----- | ------------------ | -------- | ----- | ------- | --------- | ----------- | ----------------- | -------------------- |
${rows.join('\n')}

Repeat: \`npm run bench -- flood\`.
`,
  )
})
process.exitCode = missed ? 1 : 0
