// The result as people read it: goals beside what was measured, then how it came about.

import { today } from '../measure/machine.ts'
import { median, ms, quantile } from '../measure/statistics.ts'
import type { Ledger } from './carrier.ts'
import type { Dear } from './database.sql.ts'
import { type Day, type Flood, goals } from './measure.ts'
import type { PeerResult } from './peer.ts'
import { thinkSeconds } from './people.ts'
import type { Used } from './processor.ts'
import { afterwards, type CallCost } from './record.ts'
import { type WalkCall, walkCalls } from './walk-request.ts'

export type Measured = {
  readonly users: number
  readonly requests: number
  readonly certificates: number
  readonly machine: string
  readonly floodSeconds: number
  readonly day: Day
  readonly dearest: readonly Dear[]
  readonly limits: readonly Flood[]
  readonly costs: ReadonlyMap<string, CallCost>
  readonly limit: readonly { readonly at: number; readonly walksPerSecond: number }[] | null
  /** What the peer did, or why it did not start. */
  readonly peer: PeerResult | string
  /** Milliseconds of processor time of each of some certificates as PDF. */
  readonly papers: readonly number[]
}

const wantedOfLimit = 0.5
const wantedOfPeer = 5
const wantedRecovery = 10
const wantedOfPaper = 20

const took = ({ times }: Ledger, call: WalkCall): number[] =>
  times.filter(timed => timed.call === call).map(timed => timed.took)
const rateOf = (flood: Flood): number => flood.walks / flood.seconds
const best = <T>(all: readonly T[], rate: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((a, b) => (a === undefined || rate(b) > rate(a) ? b : a), undefined)
const bestFlood = ({ limits }: Measured) => best(limits, rateOf)
const bestLimit = ({ limit }: Measured) =>
  best(limit ?? [], ({ walksPerSecond }) => walksPerSecond)?.walksPerSecond ?? null
const errorsOf = ({ day, limits }: Measured): readonly string[] => [
  ...day.calm.errors,
  ...day.rush.errors,
  ...day.after.errors,
  ...limits.flatMap(({ errors }) => errors),
]

type Goal = { readonly name: string; readonly wanted: string; readonly found: string; readonly met: boolean }

const goalsOf = (measured: Measured): readonly Goal[] => {
  const { day, peer, users } = measured
  const rate = rateOf(bestFlood(measured) ?? neverRan)
  const limit = bestLimit(measured)
  const calls = (Object.entries(goals) as [WalkCall, number][]).map(([call, goal]) => {
    const p99 = quantile(took(day.calm, call), 0.99)
    return { name: `p99 of ${call}, ${users} people`, wanted: `${goal} ms`, found: `${ms(p99)} ms`, met: p99 <= goal }
  })
  const errors = errorsOf(measured).length
  const { recovered } = day
  const paper = quantile(measured.papers, 0.99)
  return [
    ...calls,
    { name: 'calls that failed, all phases', wanted: '0', found: String(errors), met: errors === 0 },
    {
      name: 'all goals hold again after five times as much',
      wanted: `${wantedRecovery} s`,
      found: recovered === null ? 'not within a minute' : `${recovered} s`,
      met: recovered !== null && recovered <= wantedRecovery,
    },
    {
      name: 'p99 of a certificate as signed PDF, of the processor',
      wanted: `${wantedOfPaper} ms`,
      found: `${ms(paper)} ms`,
      met: paper <= wantedOfPaper,
    },
    {
      name: 'walks in a second, of what pgbench reaches',
      wanted: `${wantedOfLimit * 100} %`,
      found: limit === null ? 'no pgbench on this machine' : `${Math.round((rate / limit) * 100)} %`,
      met: limit !== null && rate / limit >= wantedOfLimit,
    },
    {
      name: 'walks in a second, of what the peer reaches',
      wanted: `${wantedOfPeer}×`,
      found: typeof peer === 'string' ? 'the peer did not start' : `${(rate / peer.best.walksPerSecond).toFixed(1)}×`,
      met: typeof peer !== 'string' && rate / peer.best.walksPerSecond >= wantedOfPeer,
    },
  ]
}
const neverRan: Flood = {
  at: 0,
  seconds: 1,
  walks: 0,
  calls: 0,
  errors: [],
  p99: 0,
  used: { server: 0, database: 0, clients: 0 },
}

/** The goals that were not met, each in a few words. */
export const missedGoals = (measured: Measured): readonly string[] =>
  goalsOf(measured).flatMap(({ name, wanted, found, met }) => (met ? [] : [`${name}: ${found} (goal ${wanted})`]))

const shares = ({ server, database, clients }: Used, seconds: number): string =>
  [server, database, clients].map(used => (used / seconds).toFixed(2)).join(' | ')

export const lifecycleReport = (measured: Measured): string => {
  const { users, requests, certificates, machine, day, limits, costs, limit, peer, dearest, floodSeconds } = measured
  const count = (n: number): string => n.toLocaleString('en')
  const thoughts = Object.entries(thinkSeconds).map(([call, seconds]) => `${call} ${seconds}`)
  const callRow = (call: WalkCall): string => {
    const times = took(day.calm, call)
    const cost = costs.get(call) ?? { calls: 1, statements: 0, milliseconds: 0 }
    const goal = goals[call]
    const numbers = [
      times.length,
      ms(median(times)),
      ms(quantile(times, 0.99)),
      goal ?? '',
      ms(quantile(took(day.rush, call), 0.99)),
    ]
    const ofDatabase = [(cost.statements / cost.calls).toFixed(1), ms(cost.milliseconds / cost.calls)]
    return `| ${[call, ...numbers, ...ofDatabase].join(' | ')} |`
  }
  const walks = costs.get('create')?.calls ?? 1
  const jobs = costs.get(afterwards)
  const rate = rateOf(bestFlood(measured) ?? neverRan)
  const top = bestLimit(measured)
  const errors = errorsOf(measured)
  return `# The life of a request under load

One walk is ${count(walkCalls.length)} kinds of calls, nineteen in all: the own list, the service, create, upload, three saves, submit, open, then the agency (the case opened before each decision: receive, agree, agree, approve with certificate), and the public check of the certificate. Messages, e-mails, the signed PDF and the seals of the journal follow as jobs in the same process while others are served.

| | |
|---|---|
| date | ${today()} |
| machine | ${machine} |
| database | the built-in PostgreSQL as \`npm start\` runs it, waiting for the disk; ${count(requests)} requests, ${count(certificates)} certificates |
| who shares the cores | one server process, PostgreSQL, and the clients |

| goal | wanted | measured | |
|---|---|---|---|
${goalsOf(measured)
  .map(({ name, wanted, found, met }) => `| ${name} | ${wanted} | **${found}** | ${met ? 'met' : '**missed**'} |`)
  .join('\n')}
${errors.length > 0 ? `\nThe first failures: ${errors.slice(0, 3).join('; ')}\n` : ''}
## ${count(users)} people who think

Each person does one walk after another and thinks before each call: ${thoughts.join(', ')} seconds on average, evenly between half and one and a half of it. All begin somewhere in their first walk. ${day.seconds} s were measured, then ${day.rushSeconds} s with everybody five times as quick. What a call asks of the database was noted by PostgreSQL during walks one by one: statements with begin and commit, and the time for reading, planning and doing them, the disk included.

| call | calls | median, ms | p99, ms | goal | p99 in the rush | statements | database, ms |
|---|---|---|---|---|---|---|---|
${walkCalls.map(callRow).join('\n')}
| jobs of a walk | | | | | | ${((jobs?.statements ?? 0) / walks).toFixed(1)} | ${ms((jobs?.milliseconds ?? 0) / walks)} |

| phase | calls in a second | cores: server | database | clients |
|---|---|---|---|---|
| thinking | ${(day.calm.times.length / day.seconds).toFixed(0)} | ${shares(day.used, day.seconds)} |
| rush | ${(day.rush.times.length / day.rushSeconds).toFixed(0)} | | | |

## As much as fits

So many people without think time for ${floodSeconds} s each.

| people | walks in a second | calls in a second | p99, ms | cores: server | database | clients | calls per second and core |
|---|---|---|---|---|---|---|---|
${limits
  .map(one => {
    const cores = (one.used.server + one.used.database + one.used.clients) / one.seconds
    const calls = one.calls / one.seconds
    return `| ${one.at} | ${rateOf(one).toFixed(1)} | ${calls.toFixed(0)} | ${ms(one.p99)} | ${shares(one.used, one.seconds)} | ${(calls / cores).toFixed(0)} |`
  })
  .join('\n')}

### The limit

The walks one by one were noted statement by statement, jobs included. pgbench says them again, each once, with the same values in the same transactions, to a copy of the database as it was before, in the protocol that the server uses. It computes nothing between two statements: no rules, no answers, no papers.

${limit === null ? 'There is no pgbench on this machine.' : limit.map(({ at, walksPerSecond }) => `- ${at} at a time: ${walksPerSecond.toFixed(1)} walks in a second`).join('\n')}
- the portal at its best: ${rate.toFixed(1)}${top === null ? '' : `, ${((rate / top) * 100).toFixed(0)} %`}

### A peer

${
  typeof peer === 'string'
    ? `The peer did not start here: ${peer}`
    : `Directus ${peer.version} in one process on the same PostgreSQL, sixteen connections, activity and revisions on as by default, rights by role and owner; the same clients, nineteen calls to a collection with the same answers, the form as one more, files to the disk. Its tables are empty at the start, and it has no rules, journal, messages, certificates as PDF or jobs to run.

- Directus: ${peer.best.walksPerSecond.toFixed(1)} walks in a second, ${peer.best.callsPerSecond.toFixed(0)} calls, p99 ${ms(peer.best.p99)} ms, ${((peer.processor / peer.calls) * 1000).toFixed(1)} ms of its processor a call
- Khyanalt: ${rate.toFixed(1)} walks in a second, ${(rate / peer.best.walksPerSecond).toFixed(1)}×`
}

## Where the database's time went

While people thought and rushed, by pg_stat_statements:

| statement | calls | ms | share |
|---|---|---|---|
${dearest.map(({ sql, calls, mean, share }) => `| \`${sql.replaceAll('|', '\\|')}\` | ${calls} | ${mean.toFixed(2)} | ${(share * 100).toFixed(1)} % |`).join('\n')}
`
}
