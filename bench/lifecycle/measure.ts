// The phases against a running server: walks one by one, without pause, and a thousand people with a rush among them.
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { quantile } from '../measure/statistics.ts'
import { seededRandom } from '../seeded-random.ts'
import { type Ledger, openAgent, openCarrier, openLedger, type Timed } from './carrier.ts'
import { hasWork, mark, noteStatements } from './database.sql.ts'
import { gatherCrowd, type Staff, walkWithoutPause } from './people.ts'
import { readUsed, type Used, usedBetween } from './processor.ts'
import { visitorToken } from './visitors.sql.ts'
import type { Carrier, WalkCall } from './walk-request.ts'
import { walkRequest } from './walk-request.ts'

export type Place = {
  readonly origin: string
  readonly staff: Staff
  readonly marker: pg.Client
  readonly pids: { readonly server: number; readonly postmaster: number }
}

/** Times a call may take, p99, in milliseconds. */
export const goals: Readonly<Partial<Record<WalkCall, number>>> = {
  list: 50,
  draft: 60,
  submit: 150,
  open: 75,
  verify: 30,
}

/** Waits until the queue is empty. */
const settle = async (marker: pg.Client, seconds: number): Promise<void> => {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end && (await hasWork(marker))) await pause(25)
}

/** Walks one after the other while PostgreSQL notes what is said; between two of them all jobs come to their end. */
export const recordWalks = async ({ origin, staff, marker }: Place, walks: number): Promise<void> => {
  const agent = openAgent()
  const plain = openCarrier(origin, agent, { ledger: openLedger })
  const marked = async <T>(call: WalkCall, ask: () => Promise<T>): Promise<T> => {
    await mark(marker, 'call', call)
    const answer = await ask()
    await mark(marker, 'answered')
    return answer
  }
  const carrier: Carrier = {
    get: (call, ...rest) => marked(call, () => plain.get(call, ...rest)),
    post: (call, ...rest) => marked(call, () => plain.post(call, ...rest)),
    upload: (call, ...rest) => marked(call, () => plain.upload(call, ...rest)),
  }
  for (let walk = 0; walk < walks; walk++) {
    // The first one warms.
    if (walk === 1) await noteStatements(marker, true)
    await mark(marker, 'walk')
    await walkRequest(carrier, { applicant: visitorToken(walk + 1), ...staff }, `noted-${Date.now()}-${walk}`)
    await settle(marker, 20)
  }
  await noteStatements(marker, false)
  agent.destroy()
}

export type Flood = {
  readonly at: number
  readonly seconds: number
  readonly walks: number
  readonly calls: number
  readonly errors: readonly string[]
  readonly p99: number
  readonly used: Used
}

/** The same number of people all the time, none of whom thinks. */
export const flood = async (place: Place, at: number, seconds: number): Promise<Flood> => {
  const ledger = openLedger()
  const before = readUsed(place.pids)
  const start = performance.now()
  const walks = await walkWithoutPause(place.origin, place.staff, { at, seconds, ledger, first: 1 })
  const took = (performance.now() - start) / 1000
  const used = usedBetween(before, readUsed(place.pids))
  await settle(place.marker, 60)
  const times = ledger.times.map(timed => timed.took)
  return { at, seconds: took, walks, calls: times.length, errors: ledger.errors, p99: quantile(times, 0.99), used }
}

export type Day = {
  readonly calm: Ledger
  readonly seconds: number
  readonly used: Used
  readonly rush: Ledger
  readonly rushSeconds: number
  /** Seconds after the rush until all goals held again for three seconds; null when they did not. */
  readonly recovered: number | null
  readonly after: Ledger
}

const rushPace = 5
const patience = 60

/** People with think times; for a while in the middle they are five times as quick. */
export const spendDay = async (
  place: Place,
  { users, seconds, rushSeconds }: { readonly users: number; readonly seconds: number; readonly rushSeconds: number },
): Promise<Day> => {
  const crowd = gatherCrowd(place.origin, place.staff, users, seededRandom(3))
  await crowd.ready
  await settle(place.marker, 60)
  await pause(5000)
  crowd.take()
  const before = readUsed(place.pids)
  await pause(seconds * 1000)
  const used = usedBetween(before, readUsed(place.pids))
  const calm = crowd.take()
  crowd.hurry(rushPace)
  await pause(rushSeconds * 1000)
  crowd.hurry(1)
  const rush = crowd.take()
  const over = performance.now()
  const after = openLedger()
  let recovered: number | null = null
  while (recovered === null && performance.now() - over < patience * 1000) {
    await pause(1000)
    const { times, errors } = crowd.take()
    after.times.push(...times)
    after.errors.push(...errors)
    recovered = secondsToRecover(after.times, over)
  }
  await crowd.stop()
  return { calm, seconds, used, rush, rushSeconds, recovered, after }
}

// One second has too few calls of a kind for a p99 of each.
const lookBack = 3

/** The first second from which on the calls of three seconds were all within their goals. */
export const secondsToRecover = (times: readonly Timed[], over: number): number | null => {
  const lasted = Math.floor((Math.max(over, ...times.map(({ at }) => at)) - over) / 1000)
  for (let second = 0; second + lookBack <= lasted; second++) {
    const from = over + second * 1000
    const seen = times.filter(({ at }) => at >= from && at < from + lookBack * 1000)
    const isGood = Object.entries(goals).every(([call, goal]) => {
      const took = seen.filter(timed => timed.call === call).map(timed => timed.took)
      return quantile(took, 0.99) <= goal
    })
    if (isGood) return second
  }
  return null
}
