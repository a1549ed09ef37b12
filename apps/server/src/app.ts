// All wiring on one screen: what exists, in which order it starts, in which order it stops.
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { bodySizes } from '@khyanalt/contract/call'
import { calls } from '@khyanalt/contract/calls'
import { telephoneOf } from '@khyanalt/domain/agency'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { readLastBackups } from './backup/backups.sql.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { readEdition } from './db/editions.sql.ts'
import { type DatabaseAddress, limitsOfCalls, limitsOfJobs, openDatabase, openPool } from './db/pool.ts'
import { watchDatabase } from './db/readiness.ts'
import { openNumbers } from './db/request-numbers.ts'
import { inTransaction } from './db/transaction.ts'
import { openCompanyRegistry } from './external/company-registry.ts'
import { askDemoBank, registerDemoBank } from './external/demo-bank.ts'
import { openFileStore } from './external/file-store.ts'
import { openIdentityProvider } from './external/identity-provider.ts'
import { openMailer } from './external/mail.ts'
import { openPaymentProvider } from './external/payment-provider.ts'
import { openPushService } from './external/push-service.ts'
import { openRevocationInfo } from './external/revocation-info.ts'
import { openSmsGateway } from './external/sms-gateway.ts'
import { openTimestampAuthority } from './external/timestamp-authority.ts'
import { announceScanner, openVirusScanner } from './external/virus-scanner.ts'
import { refuseOtherInstallation } from './going-live/installation.ts'
import { registerApiDocs } from './http/api-docs.ts'
import { type Binding, registerCalls } from './http/bind.ts'
import { refuseGaps } from './http/bindings.ts'
import { failure, registerErrors } from './http/errors.ts'
import { registerHealth } from './http/health.ts'
import { openInProcess, watchShared } from './http/in-process.ts'
import { keepAnswers } from './http/kept-answers.ts'
import { observeCalls, requestIds } from './http/observe-calls.ts'
import { openRealtime } from './http/realtime.ts'
import { registerSecurity } from './http/security.ts'
import { registerSecurityTxt } from './http/security-txt.ts'
import { chargeCallers, openWorkBudget } from './http/work-budget.ts'
import { jobHandlers, nightlyTasks } from './job-handlers.ts'
import { openJobs } from './jobs/jobs.ts'
import { nightlyHandler } from './jobs/nightly.ts'
import { observeJobs } from './jobs/observe-job.ts'
import { countQueues } from './jobs/read-jobs.ts'
import { absenceRoutes } from './modules/absences/routes.ts'
import { keepKnownAgency } from './modules/agency/known-agency.ts'
import { readLogo } from './modules/agency/read-agency.ts'
import { agencyRoutes } from './modules/agency/routes.ts'
import type { SignedJournalHead } from './modules/audit/journal-head.ts'
import { auditRoutes } from './modules/audit/routes.ts'
import { findSession, findSessionById, keepGoodSessions } from './modules/auth/find-session.ts'
import { issuerPeople } from './modules/auth/issuer-people.ts'
import { signInRateLimits } from './modules/auth/rate-limits.ts'
import { recordSupport } from './modules/auth/record-support.ts'
import { authRoutes, registerSignOn } from './modules/auth/routes.ts'
import { secondFactorRateLimits, secondFactorRoutes } from './modules/auth/second-factor/routes.ts'
import { bulkRoutes } from './modules/bulk/routes.ts'
import { catalogueRoutes } from './modules/catalogue/routes.ts'
import { openDemoTimestamps, registerDemoTimestamps } from './modules/certificates/demo-timestamps.ts'
import { openDocumentMaker } from './modules/certificates/document-maker.ts'
import { certificateRoutes } from './modules/certificates/routes.ts'
import { endOf, openSigner } from './modules/certificates/signing-key.ts'
import { companyRateLimits, companyRoutes } from './modules/companies/routes.ts'
import { consoleRoutes } from './modules/console/routes.ts'
import { dataViewRoutes } from './modules/data-views/routes.ts'
import { deskRoutes } from './modules/desk/routes.ts'
import { equipmentRoutes } from './modules/equipment/routes.ts'
import { explosiveRoutes } from './modules/explosives/routes.ts'
import { exportRateLimits, exportRoutes } from './modules/exports/routes.ts'
import { feeReportRoutes } from './modules/fee-reports/routes.ts'
import { fileRoutes } from './modules/files/routes.ts'
import { foodObjectRoutes, foodRateLimits } from './modules/food-objects/routes.ts'
import { handOverRoutes } from './modules/hand-over/routes.ts'
import { invoiceRoutes } from './modules/invoices/routes.ts'
import { jobRoutes } from './modules/jobs/routes.ts'
import { letterRoutes } from './modules/letters/routes.ts'
import { listRoutes } from './modules/lists/routes.ts'
import { manualRoutes } from './modules/manuals/routes.ts'
import { notificationRoutes } from './modules/notifications/routes.ts'
import { registerUnsubscribe } from './modules/notifications/unsubscribe.ts'
import { openingRateLimits, openingRoutes } from './modules/opening/routes.ts'
import { oversightRoutes } from './modules/oversight/routes.ts'
import { ownTextRoutes } from './modules/own-texts/routes.ts'
import { paymentRateLimits, paymentRoutes } from './modules/payments/routes.ts'
import { postRoutes } from './modules/posts/routes.ts'
import { profileRoutes } from './modules/profile/routes.ts'
import { proposalRoutes } from './modules/proposals/routes.ts'
import { requestRateLimits, requestRoutes } from './modules/requests/routes.ts'
import { reviewRoutes } from './modules/review/routes.ts'
import { searchRateLimits, searchRoutes } from './modules/search/routes.ts'
import { serviceEditorRoutes } from './modules/service-editor/routes.ts'
import { registerServiceSchema } from './modules/service-editor/service-schema.ts'
import { staffRoutes } from './modules/staff/routes.ts'
import { statementRoutes } from './modules/statements/routes.ts'
import { workerRoutes } from './modules/workers/routes.ts'
import { describeRun } from './observe/describe-run.ts'
import { freeBytesAt } from './observe/free-bytes.ts'
import { loggerOptions } from './observe/logger.ts'
import { observeDocuments, observeMailer, observeScanner, observeStore } from './observe/observe-services.ts'
import { openObservers } from './observe/open-observers.ts'
import { readCurrentBuild } from './pages/current-build.ts'
import { keepPages } from './pages/kept-pages.ts'
import { servePages } from './pages/serve-pages.ts'
import { refuseOtherBuild } from './pages/web-sources.ts'
import { proposalKinds } from './proposal-kinds.ts'
import { release } from './release.ts'
import { readSecret } from './secret.ts'
import type { Services } from './services.ts'

const root = join(import.meta.dirname, '../../..')

export type App = {
  readonly http: FastifyInstance
  readonly services: Services
  /** The same for work that may take as long as it needs: jobs, and filling a demo with years. */
  readonly patient: Services
  /** Starts answering; the address people can open. */
  listen(): Promise<string>
  /** The tasks of the night by name, in the order they run by hand. */
  readonly nightlyTasks: readonly string[]
  /** Runs one task of the night at once, by another clock if one is given. */
  runNight(task: string, clock?: Clock): Promise<void>
  /** Says that this process is about to stop, and waits DRAIN_SECONDS for balancers to look elsewhere. */
  drain(): Promise<void>
  /** Finishes what runs, then closes everything. */
  close(): Promise<void>
}

/** Every call with its use case. */
export const allRoutes = (services: Services): Binding[] => [
  ...agencyRoutes(services),
  ...ownTextRoutes(services),
  ...letterRoutes(services),
  ...openingRoutes(services),
  ...authRoutes(services),
  ...secondFactorRoutes(services),
  ...catalogueRoutes(services),
  ...postRoutes(services),
  ...manualRoutes(),
  ...requestRoutes(services),
  ...deskRoutes(services),
  ...equipmentRoutes(services),
  ...explosiveRoutes(services),
  ...feeReportRoutes(services),
  ...reviewRoutes(services),
  ...bulkRoutes(services),
  ...absenceRoutes(services),
  ...handOverRoutes(services),
  ...invoiceRoutes(services),
  ...statementRoutes(services),
  ...certificateRoutes(services),
  ...foodObjectRoutes(services),
  ...fileRoutes(services),
  ...exportRoutes(services),
  ...listRoutes(services),
  ...notificationRoutes(services),
  ...searchRoutes(services),
  ...consoleRoutes(services),
  ...profileRoutes(services),
  ...workerRoutes(services),
  ...companyRoutes(services),
  ...paymentRoutes(services),
  ...dataViewRoutes(),
  ...staffRoutes(services),
  ...proposalRoutes(services, proposalKinds(services)),
  ...auditRoutes(services),
  ...oversightRoutes(services),
  ...jobRoutes(services),
  ...serviceEditorRoutes(services),
]

/**
 * Builds the portal over a migrated database; nothing listens yet. `web` is off where only the API is wanted, `work`
 * where no jobs are; ROLE parts both among processes.
 */
export const buildApp = async (
  config: Config,
  address: DatabaseAddress,
  {
    clock = systemClock,
    web = true,
    work = true,
    logTo = process.stdout,
  }: { clock?: Clock; web?: boolean; work?: boolean; logTo?: Writable } = {},
): Promise<App> => {
  const answers = config.ROLE !== 'work'
  const works = work && config.ROLE !== 'web'
  const http = Fastify({
    logger: { ...loggerOptions(config), stream: logTo },
    // One line of our own for each call: Fastify's would hold addresses, and those hold keys of links.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config),
    // Of what is no call of the contract; each call has a limit of its own.
    bodyLimit: bodySizes['signed-out'].bytes,
    trustProxy: config.TRUST_PROXY > 0 && ((_: string, hop: number) => hop < config.TRUST_PROXY),
    // Whoever sends a request byte by byte holds nobody up for longer; the largest upload has time on a slow line.
    requestTimeout: 5 * 60_000,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
  })
  let isStopped = false
  const log = (error: Error): void => {
    // A connection that was given back may still be torn down by the database after the last word.
    if (!isStopped) http.log.error({ err: error })
  }
  const pool = openPool(address, log, 16, limitsOfCalls)
  const { observers, metrics } = await openObservers(config)
  const tell = observers.isOn ? observers.statement : undefined
  const budget = openWorkBudget(config.WORK_LIMIT)
  const db = openDatabase(pool, statement => {
    budget.resume()
    tell?.(statement)
  })
  // Jobs never take the last connection from people, and the night takes as long as it needs.
  const dbOfJobs = openDatabase(openPool(address, log, 6, limitsOfJobs), tell)
  const dbOfNights = openDatabase(openPool(address, log, 2), tell)
  const dbOfNumbers = openDatabase(openPool(address, log, 1, limitsOfCalls), tell)
  // Whatever starts a portal comes by here: the server, its jobs, the commands.
  await inTransaction(db, tx => refuseOtherInstallation(tx, config)).catch(async error => {
    await db.destroy()
    throw error
  })
  const sessions = findSession(db, clock, config)
  const jobs = await openJobs(address, log, { work: works, observe: observeJobs(observers, http.log) })
  const realtime = await openRealtime(http.server, {
    findSession: sessions,
    keepGood: keepGoodSessions(db, clock, config),
    pool,
    proxies: config.TRUST_PROXY,
    log,
  })
  const kept = keepAnswers({ readEdition: () => readEdition(db) })
  const agency = keepKnownAgency(db, kept)
  const signer = await openSigner(config)
  const timestamps = await openTimestampAuthority(config, () => openDemoTimestamps(config.DATA_DIR))
  const maker = await openDocumentMaker({
    signer,
    timestamps,
    onUnstamped: log,
    publicUrl: config.PUBLIC_URL,
    agencyName: async () => (await agency.find()).name,
    agencyLogo: () => inTransaction(db, readLogo),
  })
  const documents = observeDocuments(maker, observers)
  const secret = readSecret(config)
  const services: Services = {
    config,
    clock,
    db,
    takeNumber: openNumbers(dbOfNumbers),
    enqueue: jobs.enqueue,
    retryGivenUp: jobs.retryGivenUp,
    files: observeStore(await openFileStore(config), observers),
    scanner: observeScanner(openVirusScanner(config), observers),
    mailer: observeMailer(openMailer(config), observers),
    realtime,
    documents,
    signer,
    timestamps,
    revocation: openRevocationInfo(config),
    kept,
    registry: openCompanyRegistry(config, db),
    payments: openPaymentProvider(config, askDemoBank({ db, clock })),
    push: openPushService(config, secret),
    sms: openSmsGateway(config),
    sessionOf: findSessionById(db, clock, config),
    secret,
  }

  observeCalls(http, observers)
  await registerSecurity(http, config)
  chargeCallers(http, budget)
  registerErrors(http, () => telephoneOf(agency.last()))
  const database = await watchDatabase(address)
  const health = registerHealth(http, { database, jobsRun: jobs.isWorking })
  metrics?.watch({
    pool,
    countSockets: realtime.countSockets,
    countJobs: () => inTransaction(db, countQueues),
    signingKeyEnds: endOf(signer),
    freeBytes: () => freeBytesAt(config.DATA_DIR),
    isReady: health.isReady,
    lastBackups: () => inTransaction(db, readLastBackups),
  })
  const routes = allRoutes(services)
  refuseGaps(calls, routes)
  if (answers) {
    await http.register(
      async api => {
        registerCalls(api, routes, {
          db,
          findSession: sessions,
          recordSupport: recordSupport(services),
          budget,
          rateLimits: {
            ...signInRateLimits,
            ...secondFactorRateLimits,
            ...searchRateLimits,
            ...companyRateLimits,
            ...paymentRateLimits,
            ...exportRateLimits,
            ...foodRateLimits,
            ...requestRateLimits,
            ...openingRateLimits,
          },
        })
        registerSignOn(api, services)
        registerUnsubscribe(api, services)
        api.setNotFoundHandler((_, reply) => reply.status(404).send(failure('not_found')))
      },
      { prefix: '/api' },
    )
    await registerApiDocs(http)
    registerSecurityTxt(http, config, clock)
    registerServiceSchema(http)
    if (config.demo && !config.OIDC_ISSUER) await openIdentityProvider(http, services, issuerPeople(services))
    if (config.demo && !config.TSA_URL) registerDemoTimestamps(http, config.DATA_DIR)
    if (config.demo && !config.QPAY_URL) registerDemoBank(http, { db, clock })
  }
  if (answers && web) {
    const distDir = join(import.meta.dirname, '../../web/dist')
    if (config.NODE_ENV === 'production') refuseOtherBuild(readCurrentBuild(distDir).folder, root)
    const callApi = openInProcess(routes, db)
    await servePages(http, {
      distDir,
      callApi,
      files: services.files,
      watchCalls: watchShared(routes, callApi),
      pages: keepPages({ readEdition: kept.readEdition }),
      findAgency: agency.find,
      publicUrl: config.PUBLIC_URL,
      testPages: config.NODE_ENV !== 'production',
    })
  }
  const patient: Services = { ...services, db: dbOfNights }
  const tellHead = (head: SignedJournalHead): void => http.log.info({ head }, 'head of the chain of seals')
  const tasks = nightlyTasks(patient, tellHead)
  if (works) {
    await jobs.work(
      jobHandlers({ ...services, db: dbOfJobs }, tasks, log),
      tasks.map(({ name }) => name),
    )
  }

  return {
    http,
    services,
    patient,
    nightlyTasks: tasks.map(({ name }) => name),
    async listen() {
      if (answers) announceScanner(services.scanner, http.log)
      await metrics?.listen(config.METRICS_PORT ?? 0, config.METRICS_HOST)
      const origin = await http.listen({ port: config.PORT, host: config.HOST })
      http.log.info({ ...release, ...(await describeRun(config, database)) }, 'started')
      return origin
    },
    runNight(task, at = clock) {
      const then = { ...patient, clock: at }
      return nightlyHandler(then, nightlyTasks(then, tellHead))({ task })
    },
    async drain() {
      health.stopping()
      http.log.info({ seconds: config.DRAIN_SECONDS }, 'drain begins')
      await pause(config.DRAIN_SECONDS * 1000)
      http.log.info('drain ends')
    },
    async close() {
      health.stopping()
      await realtime.close()
      await http.close()
      await jobs.stop()
      await documents.stop()
      for (const each of [dbOfJobs, dbOfNights, dbOfNumbers, db]) await each.destroy()
      await database.close()
      await observers.close()
      isStopped = true
      http.log.info('stopped')
    },
  }
}
