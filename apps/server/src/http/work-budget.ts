// How much of the one thread a caller's calls may take: counted in processor time, refused above it (ADR 0017).
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './caller-address.ts'
import { refuse } from './refusal.ts'

declare module 'fastify' {
  export interface FastifyRequest {
    /** What the caller may still spend: that of the address, until a session is found. */
    allowance: Allowance
  }
}

/** What a caller has left, in milliseconds of processor time; below zero once a call took more than was left. */
export type Allowance = {
  left: number
  /** What was spent since the process began; it only grows. */
  spent: number
  asOf: number
  readonly perMinute: number
}

/** Processor time of this thread so far, and the time of day, both in milliseconds. */
export type Watch = { readonly processor: () => number; readonly now: () => number }

const ownWatch: Watch = {
  processor: () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  },
  now: () => performance.now(),
}

/** What may be spent at once, as a part of a minute's allowance: a long form that is sent, not a minute of blocking. */
const atOnce = 1 / 3
/** A signed-out address may be a whole office or the network of a telephone company. */
const addressShare = 4
/** Staff rehearse forms over every draft, and make tables and papers of many cases. */
const staffShare = 4
const mostKept = 20_000

export type WorkBudget = {
  /** The allowance of a person. */
  ofPerson(person: { readonly userId: string; readonly loginType: 'client' | 'user' }): Allowance
  /** The allowance of everybody behind an address who is not signed in. */
  ofAddress(network: string): Allowance
  /** Refuses a caller who spent more than was allowed, and says when to come back. */
  admit(of: Allowance): void
  /** Everything from here on is done for this caller, or for nobody, until somebody else is served. */
  serve(of: Allowance | null): void
  /** Runs a call for its caller, and finds back to the caller in it whenever `resume` is called. */
  run<T>(of: Allowance, work: () => T): T
  /** Something that was waited for has come: what follows is done for whom the call is. */
  resume(): void
}

/**
 * One thread serves one caller at any moment, so its processor time is divided as an operating system divides it among
 * processes: whoever was served last pays until the next is. Time that the thread sleeps costs nobody anything.
 */
export const openWorkBudget = (
  /** Seconds of processor time that the calls of one person may take in a minute. */
  secondsPerMinute: number,
  watch: Watch = ownWatch,
): WorkBudget => {
  const allowances = new Map<string, Allowance>()
  const caller = new AsyncLocalStorage<Allowance>()
  let served: Allowance | null = null
  let since = watch.processor()

  const find = (key: string, perMinute: number): Allowance => {
    const known = allowances.get(key)
    if (known) return known
    if (allowances.size >= mostKept) forgetWhole()
    const made = { left: perMinute * atOnce, spent: 0, asOf: watch.now(), perMinute }
    allowances.set(key, made)
    return made
  }
  // Who has all of it again is as good as new.
  const forgetWhole = (): void => {
    for (const [key, of] of allowances) if (refill(of).left === of.perMinute * atOnce) allowances.delete(key)
  }
  const refill = (of: Allowance): Allowance => {
    const now = watch.now()
    of.left = Math.min(of.perMinute * atOnce, of.left + ((now - of.asOf) * of.perMinute) / 60_000)
    of.asOf = now
    return of
  }
  const serve = (next: Allowance | null): void => {
    const at = watch.processor()
    if (served) {
      served.left -= at - since
      served.spent += at - since
    }
    served = next
    since = at
  }

  return {
    ofPerson: ({ userId, loginType }) =>
      find(`person ${userId}`, secondsPerMinute * 1000 * (loginType === 'user' ? staffShare : 1)),
    ofAddress: network => find(`address ${network}`, secondsPerMinute * 1000 * addressShare),
    admit(of) {
      const { left, perMinute } = refill(of)
      if (left <= 0) throw refuse('too_many_requests', { retryAfter: Math.ceil((1 - left) / (perMinute / 60)) })
    },
    serve,
    run(of, work) {
      serve(of)
      return caller.run(of, work)
    },
    resume: () => serve(caller.getStore() ?? null),
  }
}

const watches = new Set(['/healthz', '/readyz'])

/** Serves every request for its caller, and refuses pages where too much was spent; calls are refused on their own. */
export const chargeCallers = (app: FastifyInstance, budget: WorkBudget): void => {
  app.decorateRequest('allowance')
  app.addHook('onRequest', async request => {
    request.allowance = budget.ofAddress(networkOf(request.ip))
    budget.serve(request.allowance)
    const { url, config } = request.routeOptions
    if (config.call === undefined && !watches.has(url ?? '')) budget.admit(request.allowance)
  })
  app.addHook('onResponse', async () => budget.serve(null))
}
