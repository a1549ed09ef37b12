// One line and one measurement for every call, and the id by which people can ask about it.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../config.ts'
import type { Observers, Running } from '../observe/observers.ts'
import { within } from '../observe/origin.ts'

/** What is learnt of a request while it is answered. */
export type Note = {
  readonly running: Running
  /** Kind of caller; never who. */
  caller: 'nobody' | 'client' | 'staff' | 'support'
  /** The code that the caller was refused with. */
  code: string | null
}

declare module 'fastify' {
  export interface FastifyRequest {
    note: Note | null
  }
  export interface FastifyContextConfig {
    /** The name of the contract's call. */
    call?: string
  }
}

const idOfBalancer = /^[\w-]{8,64}$/

/** Makes the id of a request; that of a trusted balancer is taken over, so that its logs and ours agree. */
export const requestIds =
  ({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>) =>
  ({ headers }: IncomingMessage): string => {
    const given = TRUST_PROXY > 0 ? headers['x-request-id'] : undefined
    return typeof given === 'string' && idOfBalancer.test(given) ? given : uuidv7()
  }

/** Registers the hooks; before every route. */
export const observeCalls = (app: FastifyInstance, observers: Observers): void => {
  app.decorateRequest('note', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (isWatch(request)) return
    request.note = { running: observers.begin({ kind: 'call', name: nameOf(request) }), caller: 'nobody', code: null }
  })
  // After the body was read: what waits for a stream would forget where it belongs.
  app.addHook('preHandler', (request, _, done) => {
    const traceparent = request.note?.running.traceparent
    within({ request_id: request.id, ...(traceparent ? { traceparent } : {}) }, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { note } = request
    if (!note) return
    const status = reply.statusCode
    const outcome = note.code ?? (status < 400 ? 'success' : `status_${status}`)
    note.running.end(outcome === 'internal' || status === 500 ? 'failed' : outcome)
    request.log.info(
      { call: nameOf(request), status, ms: Math.round(reply.elapsedTime), caller: note.caller, code: note.code },
      'call',
    )
  })
}

/** Addresses hold numbers of requests and keys of links, so only the name of what was asked is told. */
const nameOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config.call ?? { '/*': 'page', '/assets/*': 'asset' }[routeOptions.url ?? ''] ?? 'other'

const isWatch = ({ routeOptions }: FastifyRequest): boolean => ['/healthz', '/readyz'].includes(routeOptions.url ?? '')
