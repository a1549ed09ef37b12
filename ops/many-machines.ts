// The portal on many machines, and what happens when some of them go: three databases under Patroni, three processes
// that serve people, two that work off jobs, balancers, a store of files and a mail server, each in a network of its own.
// Usage: npm run ops -- many-machines [seconds] [seed]; writes bench/results/many-machines.md and ends with 1 when a
// promise is broken. Needs root and the Debian packages it names.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openWindow } from '../apps/server/test/open-window.ts'
import { runJourney, signInAll } from '../bench/crash/journey.ts'
import { countDoubles, findLosses } from '../bench/crash/verify.sql.ts'
import { seededRandom } from '../bench/seeded-random.ts'
import { runProgram } from '../scripts/run-program.ts'
import { buildWeb } from '../scripts/web-build.ts'
import { build } from './many-machines/build.ts'
import { leaderSeconds } from './many-machines/database.ts'
import { countDoubledCases, measureRoom, waitForJobs } from './many-machines/judge.sql.ts'
import { openSite } from './many-machines/machines.ts'
import { findMissing } from './many-machines/needs.ts'
import { brokenPromises, type Outcome, report } from './many-machines/report.ts'
import { watchCalls } from './many-machines/watch-calls.ts'

const [seconds = 120, seed = 1] = process.argv.slice(2).map(Number)
const parallel = 4
const missing = findMissing()
if (missing) {
  console.error(missing)
  process.exit(2)
}

const random = seededRandom(seed)
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-machines-'))
// The account of the database walks through it.
chmodSync(folder, 0o755)
const logs = join(folder, 'logs')
mkdirSync(logs)
const site = openSite(logs)
// What the machines said is of use only where something went wrong.
let keepsLogs = true
process.once('exit', () => {
  site.remove()
  if (keepsLogs) console.error(`What the machines said is kept in ${logs}.`)
  else rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    keepsLogs = false
    process.exit(130)
  })
}

await buildWeb()
const begun = Date.now()
const say = (sentence: string): void =>
  console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${sentence}`)

const { origin, databases, portals, workers, startedIn, outsideFolder } = await build(site, folder, say)

const calls = watchCalls(origin)
const tokens = await signInAll(origin)
const windows = [portals[0], portals[2]].map((portal, index) =>
  openWindow(portal?.origin ?? '', tokens.applicants[index] ?? ''),
)

const leading = async () => {
  const leader = await databases.leader()
  if (!leader) throw new Error('No database leads')
  return leader
}
const roomBefore = await measureRoom(databases.addressOf(await leading()), outsideFolder)

let next = 0
let stopped = false
const results: Awaited<ReturnType<typeof runJourney>>[] = []
const loadFrom = Date.now()
const load = Promise.all(
  Array.from({ length: parallel }, async () => {
    while (!stopped) results.push(await runJourney(origin, tokens, next++))
  }),
)
// A journey that breaks ends the run at once, not at the end of the load.
load.catch(error => {
  console.error(error)
  process.exit(1)
})

const outcomes: Outcome[] = []
/** Lets something happen at a moment of chance, waits until people notice nothing any more, mends it. */
const happen = async (title: string, goal: number, strike: () => Promise<string>, mend: () => Promise<string>) => {
  await pause(3000 + random() * 3000)
  const from = Date.now()
  const struck = await strike()
  say(`${title}${struck && `: ${struck}`}`)
  await quiet(from)
  const mended = await mend()
  await quiet(from)
  const met = calls.between(from, Date.now())
  const back = from + met.recoveredAfter
  const heard = async (): Promise<number> => {
    // A person whose upload died with its process may begin another after twenty seconds, and hears nothing until then.
    for (let tries = 0; tries < 450; tries++) {
      const first = windows.map(window => window.heard.find(at => at > back) ?? Number.POSITIVE_INFINITY)
      if (Math.max(...first) < Number.POSITIVE_INFINITY) return Math.max(...first) - from
      await pause(100)
    }
    throw new Error(`${title}: a window heard nothing for 45 seconds`)
  }
  outcomes.push({ title, goal, met, heardAfter: await heard(), note: [struck, mended].filter(Boolean).join('; ') })
  say(`… ${met.failed} calls failed, the last after ${met.recoveredAfter} ms`)
}

/** Resolves when writes were acknowledged and nothing failed for three seconds. */
const quiet = async (from: number): Promise<void> => {
  for (const until = Date.now() + 90_000; Date.now() < until; await pause(250)) {
    const now = Date.now()
    if (now - from < 3000) continue
    const { failed, acknowledged } = calls.between(now - 3000, now)
    if (failed === 0 && acknowledged > 0) return
  }
  throw new Error('Calls fail for a minute and a half')
}

const nothing = async (): Promise<string> => ''
const chosenPortal = portals[1]
const chosenWorker = workers[Math.floor(random() * workers.length)]
if (!chosenPortal || !chosenWorker) throw new Error('No machines')

const goesAndComesBack = [
  ['one of three portal machines gone', 10, chosenPortal],
  ['one of two job machines gone', 0, chosenWorker],
] as const
for (const [title, goal, chosen] of goesAndComesBack) {
  await happen(
    title,
    goal,
    async () => {
      await chosen.machine.destroy()
      return ''
    },
    async () => {
      await chosen.machine.plugIn()
      chosen.boot()
      await chosen.ready(60)
      return ''
    },
  )
}
await happen(
  'portals restarted one after the other',
  0,
  async () => {
    for (const portal of portals) {
      await portal.restart()
      await portal.ready(60)
      // The balancer asks twice a second.
      await pause(1500)
    }
    return ''
  },
  nothing,
)

/** Resolves with the name of the one that leads instead. */
const anotherLeads = async (before: string): Promise<string> => {
  for (let tries = 0; tries < 240; tries++) {
    const name = (await databases.leader())?.machine.name
    if (name && name !== before) return name
    await pause(250)
  }
  throw new Error(`Nobody took over from ${before}`)
}
const first = await leading()
await happen(
  'machine of the leading database gone',
  leaderSeconds + 10,
  async () => {
    await first.machine.destroy()
    return `${await anotherLeads(first.machine.name)} leads instead of ${first.machine.name}`
  },
  async () => {
    await first.machine.plugIn()
    first.boot()
    await databases.settled(60)
    return 'the lost one came back and follows'
  },
)
const second = await leading()
await happen(
  'leading database cut off',
  leaderSeconds + 10,
  async () => {
    await second.machine.unplug()
    return `${await anotherLeads(second.machine.name)} leads instead of ${second.machine.name}`
  },
  async () => {
    await second.machine.plugIn()
    await databases.settled(60)
    return 'the one cut off follows again'
  },
)

while (Date.now() - loadFrom < seconds * 1000) await pause(500)
stopped = true
await load
for (const window of windows) window.close()
say(`${results.length} journeys are done; jobs finish`)

const address = databases.addressOf(await leading())
// Jobs that died with their process are taken up again within a minute and a quarter.
const { unfinished, givenUp } = await waitForJobs(address, 120)
const losses = await findLosses(address, results)
const doubled = {
  ...(await countDoubles(address)),
  'demo cases of processes that started together': await countDoubledCases(address),
}
if (unfinished > 0) losses.push(`${unfinished} jobs never ended`)
const room = await measureRoom(address, outsideFolder)
const perJourney = (kind: 'database' | 'store'): number => (room[kind] - roomBefore[kind]) / results.length

const mailFile = join(outsideFolder, 'mails')
const mails = existsSync(mailFile) ? readFileSync(mailFile, 'utf8').trim().split('\n') : []
const totals = {
  seed,
  parallel,
  seconds,
  journeys: results.length,
  acknowledged: results.reduce((sum, journey) => sum + journey.acknowledged, 0),
  retried: results.reduce((sum, journey) => sum + journey.retried, 0),
  lost: losses.length,
  doubled,
  mails: mails.length,
  mailsTwice: mails.length - new Set(mails).size,
  jobsGivenUp: givenUp,
  startedIn,
  leaderSeconds,
  roomInDatabase: perJourney('database'),
  roomInStore: perJourney('store'),
}
const page = report(outcomes, totals)
console.log(page)
if (losses.length > 0) console.log(losses.slice(0, 20).join('\n'))
const resultFile = join(import.meta.dirname, '../bench/results/many-machines.md')
writeFileSync(resultFile, page)
await runProgram('biome', ['format', '--write', resultFile])
keepsLogs = brokenPromises(outcomes, totals).length > 0
process.exit(keepsLogs ? 1 : 0)
