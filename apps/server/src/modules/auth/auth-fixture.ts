// A server of sign-in alone, on a port and a database of its own, for the tests of this folder.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, InputOf } from '@khyanalt/contract/call'
import Fastify from 'fastify'
import { seedDemoPeople } from '../../../seeds/demo/people.ts'
import { freePort } from '../../../test/free-port.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { type Config, readConfig } from '../../config.ts'
import { openDatabase, openPool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openIdentityProvider } from '../../external/identity-provider.ts'
import type { IssuerPeople } from '../../external/identity-provider-people.ts'
import { registerCalls } from '../../http/bind.ts'
import { registerErrors } from '../../http/errors.ts'
import { openRealtime } from '../../http/realtime.ts'
import { chargeCallers, openWorkBudget } from '../../http/work-budget.ts'
import { openJobs } from '../../jobs/jobs.ts'
import { readSecret } from '../../secret.ts'
import type { Services } from '../../services.ts'
import { profileRoutes } from '../profile/routes.ts'
import { findSession, keepGoodSessions } from './find-session.ts'
import { issuerPeople } from './issuer-people.ts'
import { recordSupport } from './record-support.ts'
import { authRoutes, registerSignOn } from './routes.ts'

export type Answer = { readonly status: number; readonly body: Record<string, unknown>; readonly cookie: string }

export type AuthServer = {
  readonly config: Config
  readonly services: Services
  /** Moves the clock. */
  pass(minutes: number): void
  call<C extends Call>(call: C, input: InputOf<C>, token?: string, headers?: Record<string, string>): Promise<Answer>
  close(): Promise<void>
}

/** Starts the server with the demo people; `people` replaces who can sign in at the built-in issuer. */
export const openAuthServer = async ({ people }: { people?: IssuerPeople } = {}): Promise<AuthServer> => {
  const database = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-auth-'))
  const port = await freePort()
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'error',
  })
  let passed = 0
  const clock = { now: () => new Date(Date.now() + passed) }
  const pool = openPool(database.address, () => {})
  const db = openDatabase(pool)
  await inTransaction(db, tx => seedDemoPeople(tx, clock))

  const app = Fastify({ logger: { level: config.LOG_LEVEL }, forceCloseConnections: true })
  const sessions = findSession(db, clock, config)
  const realtime = await openRealtime(app.server, {
    findSession: sessions,
    keepGood: keepGoodSessions(db, clock, config),
    pool,
  })
  const jobs = await openJobs(database.address, () => {})
  // Sign-in needs neither files, mail nor documents; jobs are queued and left there.
  const services = { config, clock, db, realtime, enqueue: jobs.enqueue, secret: readSecret(config) } as Services
  registerErrors(app)
  const budget = openWorkBudget(config.WORK_LIMIT)
  chargeCallers(app, budget)
  await app.register(
    async api => {
      registerCalls(api, [...authRoutes(services), ...profileRoutes(services)], {
        db,
        findSession: sessions,
        recordSupport: recordSupport(services),
        budget,
      })
      registerSignOn(api, services)
    },
    { prefix: '/api' },
  )
  await openIdentityProvider(app, services, people ?? issuerPeople(services))
  await app.listen({ port, host: '127.0.0.1' })

  return {
    config,
    services,
    pass: minutes => {
      passed += minutes * 60_000
    },
    async call(call, input, token, headers = {}) {
      const asks = call.method === 'GET'
      const query = asks ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
      const reply = await fetch(`${config.PUBLIC_URL}/api${call.path}${query}`, {
        method: call.method,
        headers: {
          ...(asks ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        body: asks ? null : JSON.stringify(input),
      })
      const cookie = reply.headers.get('set-cookie') ?? ''
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown>, cookie }
    },
    async close() {
      await realtime.close()
      await jobs.stop()
      await app.close()
      await db.destroy()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
