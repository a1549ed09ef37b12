// Runs one job under the id of the call it follows, with one line and one measurement.
import type { FastifyBaseLogger } from 'fastify'
import type { Observers } from '../observe/observers.ts'
import { type Origin, within } from '../observe/origin.ts'

type Job = { readonly id: string; readonly data: object }

/** Runs the handler with the job's payload; failures are logged once and thrown on, so that the queue tries again. */
export type ObserveJob = (name: string, job: Job, handler: (payload: object) => Promise<void>) => Promise<void>

export const observeJobs =
  (observers: Observers, log: FastifyBaseLogger): ObserveJob =>
  async (name, { id, data }, handler) => {
    const { origin, ...payload } = data as { readonly origin?: Origin }
    const began = performance.now()
    // A job that follows no call, such as those of the clock, is known by its own id.
    await within(origin ?? { request_id: id }, async () => {
      const line = { job: name, id, reqId: origin?.request_id }
      try {
        await observers.run({ kind: 'job', name }, () => handler(payload))
        log.info({ ...line, ms: Math.round(performance.now() - began) }, 'job')
      } catch (error) {
        log.error({ ...line, ms: Math.round(performance.now() - began), err: error }, 'job failed')
        throw error
      }
    })
  }
