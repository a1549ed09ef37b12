// The portal on many machines, and what happens when some of them go: three databases under Patroni, three processes
// that serve people, two that work off jobs, balancers, a store of files and a mail server, each in a network of its own.
// Usage: npm run ops -- many-machines [seconds] [seed]; writes bench/results/many-machines.md and ends with 1 when a
// promise is broken. Needs root and the Debian packages it names.
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, openPool } from '../apps/server/src/db/pool.ts'
import { openSigner } from '../apps/server/src/modules/certificates/signing-key.ts'
import { openWindow } from '../apps/server/test/open-window.ts'
import { runJourney, signInAll } from '../bench/crash/journey.ts'
import { countDoubles, findLosses } from '../bench/crash/verify.sql.ts'
import { seededRandom } from '../bench/seeded-random.ts'
import { runProgram } from '../scripts/run-program.ts'
import { buildWeb } from '../scripts/web-build.ts'
import { startFrontBalancer } from './many-machines/balancers.ts'
import { leaderSeconds, openDatabaseCluster } from './many-machines/database.ts'
import { countDoubledCases, measureRoom, readJobs } from './many-machines/judge.sql.ts'
import { openSite } from './many-machines/machines.ts'
import { findMissing } from './many-machines/needs.ts'
import { preparePortal } from './many-machines/portals.ts'
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
let failed = true
process.once('exit', () => {
  site.remove()
  if (failed) console.error(`What the machines said is kept in ${logs}.`)
  else rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

await buildWeb()
const begun = Date.now()
const say = (sentence: string): void =>
  console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${sentence}`)

const front = site.add('front', 2)
const outside = site.add('outside', 3)
const outsideFolder = join(folder, 'outside')
mkdirSync(outsideFolder)
const outsideServices = join(import.meta.dirname, '../apps/server/test/outside-services.ts')
outside.start('services', process.execPath, [outsideServices, outside.address, outsideFolder])
const databases = await openDatabaseCluster(site, folder)
say(`three databases stand: ${JSON.stringify(await databases.roles())}`)

await openSigner({ DATA_DIR: folder, SIGNING_KEY_FILE: undefined })
const origin = `http://${front.address}`
const shared = {
  databases: databases.machines.map(({ machine }) => machine),
  folder,
  settings: {
    PUBLIC_URL: origin,
    SECRET: randomBytes(32).toString('base64url'),
    SIGNING_KEY_FILE: join(folder, 'keys/signing.pem'),
    S3_ENDPOINT: `http://${outside.address}:9000`,
    S3_BUCKET: 'papers',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    SMTP_URL: `smtp://${outside.address}:2525`,
  },
}
const portals = [21, 22, 23].map((number, index) => preparePortal(site.add(`web${index + 1}`, number), 'web', shared))
const workers = [31, 32].map((number, index) => preparePortal(site.add(`work${index + 1}`, number), 'work', shared))
startFrontBalancer(
  front,
  portals.map(({ machine }) => machine),
  folder,
)
const bootedAt = Date.now()
// All at once, over an empty database.
for (const each of [...portals, ...workers]) each.boot()
await Promise.all([...portals, ...workers].map(each => each.ready(90)))
const startedIn = Date.now() - bootedAt
say('five processes are ready')

const calls = watchCalls(origin)
const tokens = await signInAll(origin)
const windows = [portals[0], portals[2]].map((portal, index) =>
  openWindow(portal?.origin ?? '', tokens.applicants[index] ?? ''),
)

const directly = () => leading().then(node => openDatabase(openPool(databases.addressOf(node), () => {}, 2)))
const storedIn = (path: string): number =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
const measure = async () => {
  const db = await directly()
  const room = { database: await measureRoom(db), store: storedIn(outsideFolder) }
  await db.destroy()
  return room
}
const leading = async () => {
  const leader = await databases.leader()
  if (!leader) throw new Error('No database leads')
  return leader
}
const roomBefore = await measure()

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
    for (let tries = 0; tries < 200; tries++) {
      const first = windows.map(window => window.heard.find(at => at > back) ?? Number.POSITIVE_INFINITY)
      if (Math.max(...first) < Number.POSITIVE_INFINITY) return Math.max(...first) - from
      await pause(100)
    }
    throw new Error(`${title}: a window heard nothing for 20 seconds`)
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

await happen(
  'one of three portal machines gone',
  10,
  async () => {
    await chosenPortal.machine.destroy()
    return ''
  },
  async () => {
    await chosenPortal.machine.plugIn()
    chosenPortal.boot()
    await chosenPortal.ready(60)
    return ''
  },
)
await happen(
  'one of two job machines gone',
  0,
  async () => {
    await chosenWorker.machine.destroy()
    return ''
  },
  async () => {
    await chosenWorker.machine.plugIn()
    chosenWorker.boot()
    await chosenWorker.ready(60)
    return ''
  },
)
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
const db = await directly()
// Jobs that died with their process are taken up again within a minute and a quarter.
for (let tries = 0; tries < 120 && (await readJobs(db)).unfinished > 0; tries++) await pause(1000)
const { unfinished, givenUp } = await readJobs(db)
const losses = await findLosses(address, results)
const doubled = {
  ...(await countDoubles(address)),
  'demo cases of processes that started together': await countDoubledCases(db),
}
await db.destroy()
if (unfinished > 0) losses.push(`${unfinished} jobs never ended`)

const room = await measure()
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
failed = brokenPromises(outcomes, totals).length > 0
process.exit(failed ? 1 : 0)
