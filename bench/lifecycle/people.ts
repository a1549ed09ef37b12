// People at work: as many as fit without pause, or a thousand who think between two calls.

import { CallFailed, type Ledger, openAgent, openCarrier, openLedger } from './carrier.ts'
import { visitorToken } from './visitors.sql.ts'
import { callsOfWalk, type WalkCall, walkRequest } from './walk-request.ts'

/** Seconds that a person reads, types or looks for a paper before the call, on average. */
export const thinkSeconds: Readonly<Record<WalkCall, number>> = {
  list: 5,
  'open service': 5,
  create: 10,
  upload: 15,
  draft: 15,
  submit: 20,
  open: 3,
  'open case': 8,
  receive: 5,
  agree: 20,
  approve: 20,
  verify: 5,
}

export type Staff = { readonly inspector: string; readonly head: string }
export type Crowd = {
  /** What happened since the last taking; a new ledger begins. */
  take(): Ledger
  /** From now on everybody is so many times as quick. */
  hurry(pace: number): void
  /** Everybody has come to some place of their walk, and none of them the same way. */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

/** So many walks at a time, each after the last without pause, for some seconds; answers walks that came to their end. */
export const walkWithoutPause = async (
  origin: string,
  staff: Staff,
  { at, seconds, ledger, first }: { at: number; seconds: number; ledger: Ledger; first: number },
): Promise<number> => {
  const agent = openAgent()
  const end = performance.now() + seconds * 1000
  let walked = 0
  const person = async (n: number): Promise<void> => {
    const carrier = openCarrier(origin, agent, {
      ledger: () => ledger,
      before: async () => {
        if (performance.now() >= end) throw new CallFailed('the time is over')
      },
    })
    for (let walk = 0; performance.now() < end; walk++) {
      await walkRequest(carrier, { applicant: visitorToken(n), ...staff }, `${n}-${Date.now()}-${walk}`).then(
        () => walked++,
        ignoreFailed,
      )
    }
  }
  await Promise.all(Array.from({ length: at }, (_, index) => person(first + index)))
  agent.destroy()
  return walked
}

/** A failed call stands in the ledger already. */
const ignoreFailed = (error: unknown): void => {
  if (!(error instanceof CallFailed)) throw error
}

/** A crowd with think times; each comes to a random place of the first walk without thinking, a few at a time. */
export const gatherCrowd = (origin: string, staff: Staff, users: number, random: () => number): Crowd => {
  const agent = openAgent()
  let ledger = openLedger()
  let stopped = false
  const clock = openClock()
  const takeTurn = makeTurns(8)
  const person = async (n: number, arrived: () => void): Promise<void> => {
    let left = Math.floor(random() * callsOfWalk)
    const endTurn = await takeTurn()
    const arrive = (): void => {
      if (left < 0) return
      left = -1
      endTurn()
      arrived()
    }
    const carrier = openCarrier(origin, agent, {
      ledger: () => ledger,
      before: async call => {
        if (stopped) throw new CallFailed('the time is over')
        if (left > 0) {
          left--
          return
        }
        arrive()
        await clock.wait(thinkSeconds[call] * 1000 * (0.5 + random()))
        if (stopped) throw new CallFailed('the time is over')
      },
    })
    for (let walk = 0; !stopped; walk++) {
      const mark = `${n}-${Date.now()}-${walk}`
      await walkRequest(carrier, { applicant: visitorToken(n), ...staff }, mark).catch(ignoreFailed)
      // Also after a walk that failed on the way to its place.
      arrive()
    }
  }
  const arrivals: Promise<void>[] = []
  const walks = Array.from({ length: users }, (_, index) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    arrivals.push(promise)
    return person(index + 1, resolve)
  })
  return {
    ready: Promise.all(arrivals).then(() => {}),
    take() {
      const taken = ledger
      ledger = openLedger()
      return taken
    },
    hurry: pace => clock.run(pace),
    async stop() {
      stopped = true
      clock.run(1e9)
      await Promise.all(walks)
      clock.stop()
      agent.destroy()
    },
  }
}

/** A clock that may run quicker than the day; whoever waits now feels it too. */
const openClock = () => {
  let now = 0
  let pace = 1
  let last = performance.now()
  let waiting: { readonly until: number; readonly wake: () => void }[] = []
  const tick = setInterval(() => {
    const time = performance.now()
    now += (time - last) * pace
    last = time
    const due = waiting.filter(({ until }) => until <= now)
    if (due.length === 0) return
    waiting = waiting.filter(({ until }) => until > now)
    for (const { wake } of due) wake()
  }, 10)
  return {
    wait: (milliseconds: number): Promise<void> =>
      new Promise(wake => waiting.push({ until: now + milliseconds, wake })),
    run(quicker: number) {
      pace = quicker
    },
    stop: () => clearInterval(tick),
  }
}

/** So many may be under way; the rest wait for their turn. */
const makeTurns = (places: number) => {
  let free = places
  const queue: (() => void)[] = []
  return async (): Promise<() => void> => {
    if (free > 0) free--
    else await new Promise<void>(resolve => queue.push(resolve))
    return () => {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}
