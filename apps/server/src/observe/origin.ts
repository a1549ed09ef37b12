// Which call a piece of work began with; known wherever the work leads, also in the jobs it enqueues.
import { AsyncLocalStorage } from 'node:async_hooks'

export type Origin = {
  readonly request_id: string
  /** The place in the trace, as W3C writes it; only while traces are on. */
  readonly traceparent?: string
}

const origins = new AsyncLocalStorage<Origin>()

/** Runs the work as part of a call. */
export const within = <T>(origin: Origin, work: () => T): T => origins.run(origin, work)

/** The call that the running work belongs to, or null. */
export const currentOrigin = (): Origin | null => origins.getStore() ?? null
