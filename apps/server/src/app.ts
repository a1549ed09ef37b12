// All wiring on one screen: what exists, in which order it starts, in which order it stops.
import { join } from 'node:path'
import { calls } from '@khyanalt/contract/calls'
import Fastify, { type FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { type Database, type DatabaseAddress, openDatabase, openPool } from './db/pool.ts'
import { ping } from './db/transaction.ts'
import { openFileStore } from './external/file-store.ts'
import { openIdentityProvider } from './external/identity-provider.ts'
import { openMailer } from './external/mail.ts'
import { registerApiDocs } from './http/api-docs.ts'
import { type Binding, registerCalls } from './http/bind.ts'
import { refuseGaps } from './http/bindings.ts'
import { failure, registerErrors } from './http/errors.ts'
import { openInProcess } from './http/in-process.ts'
import { openRealtime } from './http/realtime.ts'
import { registerSecurity } from './http/security.ts'
import { openJobs } from './jobs/jobs.ts'
import { findSession } from './modules/auth/find-session.ts'
import { issuerPeople } from './modules/auth/issuer-people.ts'
import { signInRateLimits } from './modules/auth/rate-limits.ts'
import { authRoutes, registerSignOn } from './modules/auth/routes.ts'
import { catalogueRoutes } from './modules/catalogue/routes.ts'
import { openDocumentMaker } from './modules/certificates/document-maker.ts'
import { renderCertificate } from './modules/certificates/render-certificate.job.ts'
import { certificateRoutes } from './modules/certificates/routes.ts'
import { openSigner } from './modules/certificates/signing-key.ts'
import { equipmentRoutes } from './modules/equipment/routes.ts'
import { fileRoutes } from './modules/files/routes.ts'
import { sweepLeftovers } from './modules/files/sweep-leftovers.job.ts'
import { invoiceRoutes } from './modules/invoices/routes.ts'
import { listRoutes } from './modules/lists/routes.ts'
import { notificationRoutes } from './modules/notifications/routes.ts'
import { sendNotificationMail } from './modules/notifications/send-notification-mail.job.ts'
import { profileRoutes } from './modules/profile/routes.ts'
import { requestRoutes } from './modules/requests/routes.ts'
import { reviewRoutes } from './modules/review/routes.ts'
import { servePages } from './pages/serve-pages.ts'
import { readSecret } from './secret.ts'
import type { Services } from './services.ts'

export type App = {
  readonly http: FastifyInstance
  readonly services: Services
  /** Starts answering; the address people can open. */
  listen(): Promise<string>
  /** Finishes what runs, then closes everything. */
  close(): Promise<void>
}

/** Every call with its use case. */
export const allRoutes = (services: Services): Binding[] => [
  ...authRoutes(services),
  ...catalogueRoutes(),
  ...requestRoutes(services),
  ...equipmentRoutes(),
  ...reviewRoutes(services),
  ...invoiceRoutes(services),
  ...certificateRoutes(services),
  ...fileRoutes(services),
  ...listRoutes(),
  ...notificationRoutes(services),
  ...profileRoutes(services),
]

/** Builds the portal over a migrated database; nothing listens yet. `web` is off where only the API is wanted. */
export const buildApp = async (
  config: Config,
  address: DatabaseAddress,
  { clock = systemClock, web = true, work = true }: { clock?: Clock; web?: boolean; work?: boolean } = {},
): Promise<App> => {
  const http = Fastify({
    logger: { level: config.LOG_LEVEL },
    genReqId: () => uuidv7(),
    bodyLimit: 2 * 1024 * 1024,
    trustProxy: config.TRUST_PROXY === '1',
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
  })
  const log = (error: Error): void => http.log.error(error)
  const pool = openPool(address, log)
  const db = openDatabase(pool)
  const sessions = findSession(db, clock, config)
  const jobs = await openJobs(address, log)
  const realtime = await openRealtime(http.server, { findSession: sessions, pool, log })
  const documents = await openDocumentMaker({ signer: await openSigner(config), publicUrl: config.PUBLIC_URL })
  const services: Services = {
    config,
    clock,
    db,
    enqueue: jobs.enqueue,
    files: await openFileStore(config),
    mailer: openMailer(config),
    realtime,
    documents,
    secret: readSecret(config),
  }

  await registerSecurity(http, config)
  registerErrors(http)
  registerHealth(http, db)
  const routes = allRoutes(services)
  refuseGaps(calls, routes)
  await http.register(
    async api => {
      registerCalls(api, routes, { db, findSession: sessions, rateLimits: signInRateLimits })
      registerSignOn(api, services)
      api.setNotFoundHandler((_, reply) => reply.status(404).send(failure('not_found')))
    },
    { prefix: '/api' },
  )
  await registerApiDocs(http)
  if (config.demo && !config.OIDC_ISSUER) await openIdentityProvider(http, services, issuerPeople(services))
  if (web) {
    const distDir = join(import.meta.dirname, '../../web/dist')
    await servePages(http, { distDir, callApi: openInProcess(routes, db) })
  }
  if (work) await jobs.work(jobHandlers(services))

  return {
    http,
    services,
    listen: () => http.listen({ port: config.PORT, host: config.HOST }),
    async close() {
      await realtime.close()
      await http.close()
      await jobs.stop()
      await documents.stop()
      await db.destroy()
    },
  }
}

const jobHandlers = (services: Services) => ({
  'render-certificate': renderCertificate(services),
  'send-notification-mail': sendNotificationMail(services),
  'announce-notification': async ({ userId }: { readonly userId: string }) =>
    services.realtime.emitToUser(userId, 'notifications', {}),
  'announce-queue': async ({ requestNumber }: { readonly requestNumber: string }) =>
    services.realtime.emitToStaff('queue', { request_number: requestNumber }),
  'sweep-leftovers': sweepLeftovers(services),
})

/** For balancers: whether this process can serve. */
const registerHealth = (http: FastifyInstance, db: Database): void => {
  http.get('/healthz', async (_, reply) => {
    await ping(db)
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
