// The whole API over a database of its own, called as a browser would but without a port.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { login, portalLogin } from '@khyanalt/contract/auth'
import type { Call, InputOf, OutputOf } from '@khyanalt/contract/call'
import type { Failure } from '@khyanalt/contract/envelope'
import { demoPassword, demoPeople, demoStaff } from '../seeds/demo/people.ts'
import { seedDemo } from '../seeds/demo/seed-demo.ts'
import { type App, buildApp } from '../src/app.ts'
import { type Clock, systemClock } from '../src/clock.ts'
import { readConfig } from '../src/config.ts'
import type { DatabaseAddress } from '../src/db/pool.ts'
import { freePort } from './free-port.ts'
import { removeFolder } from './remove-folder.ts'
import { createTestDatabase } from './test-database.ts'

export type DemoPerson = keyof typeof demoPeople | keyof typeof demoStaff

export type TestApp = {
  readonly app: App
  /** Where its database is, for a second process or connection. */
  readonly address: DatabaseAddress
  /** Calls as a demo person, or as nobody; throws unless it succeeded. */
  call<C extends Call>(as: DemoPerson | null, call: C, input: InputOf<C>): Promise<OutputOf<C> & { result: string }>
  /** Calls and answers the refusal; throws when it succeeded. */
  refused<C extends Call>(as: DemoPerson | null, call: C, input: InputOf<C>): Promise<Failure & { status: number }>
  /** Calls with any body, for input that the types would not allow. */
  raw(as: DemoPerson | null, call: Call, input: unknown): Promise<{ status: number; body: Record<string, unknown> }>
  /** Sends a file through an upload call. */
  upload(
    as: DemoPerson,
    path: string,
    file: { readonly name: string; readonly type: string; readonly bytes: Buffer },
  ): Promise<{ status: number; body: Record<string, unknown> }>
  /** The bearer token of a demo person. */
  token(as: DemoPerson): Promise<string>
  close(): Promise<void>
}

/**
 * Builds the app with demo people; `work` runs the jobs, `web` serves the pages of the current build, `listen` opens a
 * port for sockets and browsers, `environment` configures more, and `clock` makes time pass. `on` takes a database and
 * a folder that are there already, as a restored portal has them, and leaves them to the test;
 * `logTo` keeps the lines of the log.
 */
export const openTestApp = async ({
  work = false,
  web = false,
  listen = false,
  environment = {},
  clock = systemClock,
  on,
  logTo = process.stdout,
}: {
  work?: boolean
  web?: boolean
  listen?: boolean
  environment?: Record<string, string>
  clock?: Clock
  on?: { readonly address: DatabaseAddress; readonly dataDir: string }
  logTo?: Writable
} = {}): Promise<TestApp> => {
  const database = on ? null : await createTestDatabase()
  const address = database?.address ?? on?.address
  if (!address) throw new Error('There is no database')
  const folder = on?.dataDir ?? mkdtempSync(join(tmpdir(), 'khyanalt-app-'))
  const port = listen ? await freePort() : 0
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: listen ? `http://localhost:${port}` : 'http://portal.test',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DEMO: '1',
    // A test makes hundreds of calls as one person.
    WORK_LIMIT: '1000',
    ...environment,
  })
  const app = await buildApp(config, address, { web, work, clock, logTo })
  if (!on) await seedDemo(app.services, { cases: false })
  if (listen) await app.listen()
  const tokens = new Map<DemoPerson, { readonly token: Promise<string>; readonly since: number }>()

  const send = async (token: string | null, call: Call, input: unknown) => {
    const fields = { ...(input as Record<string, unknown>) }
    const url = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(fields[name])
      delete fields[name]
      return encodeURIComponent(value)
    })
    const query = new URLSearchParams()
    if (call.method === 'GET') {
      for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value))
    }
    const reply = await app.http.inject({
      method: call.method,
      url: `/api${url}${query.size > 0 ? `?${query}` : ''}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(call.method === 'POST' ? { payload: fields } : {}),
    })
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
  }

  const signIn = async (as: DemoPerson): Promise<string> => {
    const person = { ...demoPeople, ...demoStaff }[as]
    const { body } =
      'register_number' in person
        ? await send(null, login, { register_number: person.register_number, password: demoPassword })
        : await send(null, portalLogin, { email: person.login_email, password: demoPassword })
    return String(body.access_token)
  }
  const token = (as: DemoPerson): Promise<string> => {
    const now = clock.now().getTime()
    const known = tokens.get(as)
    // Where the clock of a test runs ahead, people sign in every morning, as they would.
    const fresh = known && Math.abs(now - known.since) < 12 * 3_600_000 ? known : { token: signIn(as), since: now }
    tokens.set(as, fresh)
    return fresh.token
  }
  const raw: TestApp['raw'] = async (as, call, input) => send(as ? await token(as) : null, call, input)

  return {
    app,
    address,
    token,
    raw,
    async call(as, call, input) {
      const { status, body } = await raw(as, call, input)
      if (status !== 200) throw new Error(`${call.name} answered ${status}: ${JSON.stringify(body)}`)
      return { ...(call.output.parse(body) as object), result: body.result } as never
    },
    async refused(as, call, input) {
      const { status, body } = await raw(as, call, input)
      if (status === 200) throw new Error(`${call.name} was not refused: ${JSON.stringify(body)}`)
      return { ...(body as Failure), status }
    },
    async upload(as, path, file) {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
      const encoded = new Response(form)
      const reply = await app.http.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: {
          authorization: `Bearer ${await token(as)}`,
          'content-type': encoded.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await encoded.arrayBuffer()),
      })
      return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
    },
    async close() {
      await app.close()
      await database?.drop()
      if (!on) removeFolder(folder)
    },
  }
}
