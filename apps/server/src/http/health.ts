// For balancers and supervisors: whether this process lives, and whether it should be given work.
import type { FastifyInstance } from 'fastify'
import type { DatabaseWatch } from '../db/readiness.ts'

export type Health = {
  /** From now on the process is not ready, and connections end with the reply they wait for. */
  stopping(): void
  isReady(): Promise<boolean>
}

/** Registers /healthz and /readyz; neither says more than a balancer needs. */
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
  const findReason = async () =>
    isStopping ? 'stopping' : ((await database.findFault()) ?? (jobsRun() ? null : 'jobs'))
  const unlimited = { config: { rateLimit: false as const } }
  http.get('/healthz', unlimited, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  http.get('/readyz', unlimited, async (_, reply) => {
    const reason = await findReason()
    return reply
      .status(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(reason ? { status: 'not_ready', reason } : { status: 'ready' })
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
