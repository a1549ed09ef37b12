// For proxies and supervisors: whether this process lives, and whether it should be given people.
import type { FastifyInstance } from 'fastify'
import type { DatabaseWatch } from '../db/readiness.ts'
import { release } from '../release.ts'

export type Health = {
  /** From now on the process is not ready, and connections end with the reply they wait for. */
  stopping(): void
  isReady(): Promise<boolean>
}

/**
 * What a question may leave out. A proxy leaves out the database: all processes share it, so that each of them would
 * be out at once, and people would see the proxy's empty page instead of the portal's own.
 */
const excludable: readonly string[] = ['database']

/** Registers /healthz and /readyz; neither says more than a proxy needs. */
export const registerHealth = (
  http: FastifyInstance,
  {
    database,
    jobsRun,
  }: {
    readonly database: Pick<DatabaseWatch, 'findFault'>
    /** Whether the jobs that are this process's to do are being done. */
    readonly jobsRun: () => boolean
  },
): Health => {
  let isStopping = false
  // Jobs wait in the database: whoever leaves that out asks about this process alone.
  const findReason = async (excluded: readonly string[] = []) => {
    if (isStopping) return 'stopping'
    if (excluded.includes('database')) return null
    return (await database.findFault()) ?? (jobsRun() ? null : 'jobs')
  }
  const unlimited = { config: { rateLimit: false as const } }
  http.get('/healthz', unlimited, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version: release.version }),
  )
  http.get<{ Querystring: { exclude?: string | string[] } }>('/readyz', unlimited, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const excluded = [request.query.exclude ?? []].flat()
    if (!excluded.every(name => excludable.includes(name))) {
      return reply.status(400).send({ status: 'unknown_exclude', known: excludable })
    }
    const reason = await findReason(excluded)
    return reply.status(reason ? 503 : 200).send(reason ? { status: 'not_ready', reason } : { status: 'ready' })
  })
  http.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
  return {
    stopping() {
      isStopping = true
    },
    isReady: async () => (await findReason()) === null,
  }
}
