// The database is restarted, becomes slow, falls silent, and is held by a lock.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openRoad, type Road } from '../../apps/server/test/road.ts'
import type { Portal } from './portal.ts'
import { type Drill, underLoad, untilFinished, untilServed } from './under-load.ts'
import { withDatabase } from './verify.sql.ts'

/** A restart as an operator orders it: open transactions are ended, then the server stops and starts. */
export const restartDatabase: Drill = options =>
  underLoad('Restart of the database', options, { shape: 'parted' }, async (portal, { tokens, finished }) => {
    const times = 5
    const back: number[] = []
    for (let restart = 0; restart < times; restart++) {
      await untilFinished(finished, 1)
      process.kill(portal.postmaster(), 'SIGINT')
      await pause(50)
      back.push(await untilServed(portal, tokens.inspector))
    }
    return { how: [['restarts', times]], recoveries: { restart: back } }
  })

const stageMs = 12_000
// A connection is waited for 5 s, a statement 20 s, an answer 25 s; a call may need both once.
const limitMs = 35_000

/** Stages of a database that answers late, not at all, or only after a lock; people are refused in time. */
export const slowDatabase: Drill = async options => {
  const opened: Road[] = []
  const section = await underLoad(
    'A slow, silent and locked database',
    options,
    {
      shape: 'parted',
      async prepare(address) {
        const road = await openRoad(`${'host' in address ? address.host : ''}/.s.PGSQL.5432`)
        opened.push(road)
        return { DATABASE_URL: `postgres://khyanalt@127.0.0.1:${road.port}/khyanalt` }
      },
    },
    async (portal, { tokens, finished }) => {
      const [road] = opened
      if (!road) throw new Error('There is no road to the database')
      const waits: number[] = []
      const askMeanwhile = async (milliseconds: number): Promise<void> => {
        const until = Date.now() + milliseconds
        while (Date.now() < until) {
          waits.push(await askHealth(portal))
          await pause(200)
        }
      }
      await untilFinished(finished, 3)
      road.delay = 150
      await askMeanwhile(stageMs)
      road.delay = 0
      const afterSlow = await untilServed(portal, tokens.inspector)
      await untilFinished(finished, 1)
      road.delay = 'swallow'
      await askMeanwhile(stageMs)
      road.delay = 0
      const afterSilence = await untilServed(portal, tokens.inspector)
      await untilFinished(finished, 1)
      await Promise.all([holdLock(portal), askMeanwhile(stageMs)])
      const afterLock = await untilServed(portal, tokens.inspector)
      await untilFinished(finished, 1)
      const longest = Math.max(...waits)
      return {
        how: [
          ['stages', `150 ms each way, everything swallowed, requests and invoices locked; ${stageMs / 1000} s each`],
          ['longest wait for /healthz meanwhile', `${longest} ms`],
        ],
        recoveries: { slow: [afterSlow], silence: [afterSilence], lock: [afterLock] },
        broken: longest > 2000 ? [`/healthz took ${longest} ms while the database was slow`] : [],
        limitMs,
      }
    },
  )
  await opened[0]?.close()
  return section
}

/** Somebody's maintenance holds what everybody needs. */
const holdLock = (portal: Portal): Promise<void> =>
  withDatabase(portal.address(), db =>
    db.transaction().execute(async tx => {
      await sql`lock table requests, invoices in access exclusive mode`.execute(tx)
      await pause(stageMs)
    }),
  )

const askHealth = async (portal: Portal): Promise<number> => {
  const before = Date.now()
  await fetch(`${portal.origin}/healthz`).then(reply => reply.arrayBuffer())
  return Date.now() - before
}
