// The whole life of a request under load: how much, how quick, how near to what PostgreSQL alone could do.
// Usage: npm run bench -- lifecycle [users] [seconds] [requests] [certificates]; writes bench/results/lifecycle.md.
// KEEP=folder fills that folder once and leaves it for the next run.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { readPostmaster } from '../apps/server/src/db/embedded-postmaster.ts'
import { buildWeb } from '../scripts/web-build.ts'
import { signInAll } from './crash/journey.ts'
import { startVictim } from './crash/victim.ts'
import {
  type Address,
  copyDatabase,
  dearestStatements,
  forgetStatements,
  hasWork,
  openMarker,
  preparePostgres,
  resetPostgres,
} from './lifecycle/database.sql.ts'
import { fillFolder } from './lifecycle/fill.ts'
import { type Flood, flood, recordWalks, spendDay } from './lifecycle/measure.ts'
import { drawPapers } from './lifecycle/papers.ts'
import { walkBesidePeer } from './lifecycle/peer.ts'
import { type Recording, readRecording } from './lifecycle/record.ts'
import { findPgbench, replayWalks } from './lifecycle/replay.ts'
import { lifecycleReport, missedGoals } from './lifecycle/report.ts'
import { describeMachine } from './measure/machine.ts'

const [users = 1000, seconds = 120, requests = 1_200_000, certificates = 5_000_000] = process.argv.slice(2).map(Number)
const port = 5310
const recordedWalks = Math.min(120, users)
const floods = [2, 4, 8, 16, 32]
const floodSeconds = 15
const rushSeconds = 20
const limitDatabase = 'khyanalt_limit'

const machine = describeMachine()
const kept = process.env.KEEP
const folder = kept ?? mkdtempSync(join(tmpdir(), 'khyanalt-lifecycle-'))
const dataDir = join(folder, 'var')
const clusterDir = join(dataDir, 'postgres')
const recorded = join(clusterDir, 'recorded', 'recorded.json')
const tell = (sentence: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${sentence}`)

/** Opens the database alone, for what needs nobody else. */
const withDatabaseAlone = async <T>(work: (address: Address) => Promise<T>): Promise<T> => {
  const embedded = await startEmbeddedPostgres({ dataDir: clusterDir })
  try {
    return await work(embedded.address)
  } finally {
    await embedded.stop()
  }
}

/** The settings take effect when the database starts next. */
const prepareAlone = async (address: Address): Promise<void> => {
  const client = await openMarker({ ...address, database: 'postgres' })
  await preparePostgres(client)
  await copyDatabase(client, address.database, limitDatabase)
  await client.end()
}

/** What is kept is as it was, but for the requests that were made. */
const leaveTidy = async (address: Address): Promise<void> => {
  const client = await openMarker(address)
  await resetPostgres(client)
  await client.query(`drop database if exists ${limitDatabase}`)
  await client.end()
  rmSync(join(folder, 'limit'), { recursive: true, force: true })
}

const measurePortal = async () => {
  const options = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : []
  const server = await startVictim({ dataDir, port, options })
  try {
    const postmaster = readPostmaster(clusterDir)
    if (!postmaster) throw new Error('The database of the server is not found')
    const address = { host: postmaster.socketDir, port: 5432, user: 'khyanalt', database: 'khyanalt' }
    const marker = await openMarker(address)
    const { inspector, head } = await signInAll(server.origin)
    const pids = { server: server.pid, postmaster: postmaster.pid }
    const place = { origin: server.origin, staff: { inspector, head }, marker, pids }
    // A kept folder catches up on the nights since it was used.
    while (await hasWork(marker)) await pause(1000)
    tell(`${recordedWalks} walks one by one`)
    await recordWalks(place, recordedWalks)
    tell(`${users} people for ${seconds} s, then a rush`)
    await forgetStatements(marker)
    const day = await spendDay(place, { users, seconds, rushSeconds })
    const dearest = await dearestStatements(marker, 12)
    const limits: Flood[] = []
    for (const at of floods) {
      tell(`${at} people without pause`)
      limits.push(await flood(place, at, floodSeconds))
    }
    await marker.end()
    return { day, dearest, limits }
  } finally {
    await server.kill()
  }
}

/** Walks in a second when pgbench says what was recorded; the first part warms. */
const measureLimit = ({ walks: all, prepared }: Recording) =>
  withDatabaseAlone(async address => {
    const pgbench = findPgbench()
    if (!pgbench) return null
    const limit = { ...address, database: limitDatabase }
    const scripts = join(folder, 'limit')
    const walks = all.filter(walk => walk.length > 0)
    const part = Math.floor(walks.length / 4)
    await replayWalks(pgbench, limit, scripts, { walks: walks.slice(0, part), prepared }, 8)
    const rates = []
    for (const [place, at] of [4, 8, 16].entries()) {
      const own = walks.slice(part * (place + 1), part * (place + 2))
      rates.push({ at, walksPerSecond: await replayWalks(pgbench, limit, scripts, { walks: own, prepared }, at) })
    }
    return rates
  })

try {
  await buildWeb()
  tell('the data')
  await fillFolder(dataDir, { requests, certificates, users })
  await withDatabaseAlone(prepareAlone)
  rmSync(recorded, { force: true })
  const portal = await measurePortal()
  const recording = readRecording(recorded)
  tell('the limit')
  const limit = await measureLimit(recording)
  tell('papers')
  const papers = await drawPapers()
  tell('the peer')
  const peer = await withDatabaseAlone(address => walkBesidePeer(address, folder, floodSeconds))
  const { costs } = recording
  const measured = { users, requests, certificates, machine, floodSeconds, ...portal, costs, limit, peer, papers }
  const history = readFileSync(join(import.meta.dirname, 'lifecycle/history.md'), 'utf8')
  const report = `${lifecycleReport(measured)}\n${history}`
  console.log(report)
  writeFileSync(join(import.meta.dirname, 'results/lifecycle.md'), report)
  const missed = missedGoals(measured)
  if (missed.length > 0) console.log(`Missed: ${missed.join('; ')}`)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  if (kept) await withDatabaseAlone(leaveTidy)
  else rmSync(folder, { recursive: true, force: true })
}
