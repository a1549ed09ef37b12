import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { listMigrations } from '../db/migrate.ts'
import { watchDatabase } from '../db/readiness.ts'
import { release } from '../release.ts'
import { registerHealth } from './health.ts'

let test: TestApp
let log = ''
beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _, done) {
      log += chunk
      done()
    },
  })
  test = await openTestApp({ work: true, environment: { DRAIN_SECONDS: '0.1', LOG_LEVEL: 'info' }, logTo })
})
afterAll(async () => {
  await test.close()
  // [REQ-HEALTH-03] The last thing said.
  expect(JSON.parse(log.trim().split('\n').at(-1) ?? '{}')).toMatchObject({ msg: 'stopped' })
})

const ask = async (url: string) => {
  const reply = await test.app.http.inject(url)
  return [reply.statusCode, reply.json()]
}

it('[REQ-HEALTH-02] is ready while the database stands at this release or a later one and jobs are looked for', async () => {
  expect(await ask('/readyz')).toEqual([200, { status: 'ready' }])
  const newest = (await listMigrations()).at(-1)
  const rename = (from: string | undefined, to: string | undefined) =>
    sql`update kysely_migration set name = ${to} where name = ${from}`.execute(test.app.services.db)
  await rename(newest, '0000-elsewhere')
  expect(await ask('/readyz')).toEqual([503, { status: 'not_ready', reason: 'migrations' }])
  await rename('0000-elsewhere', newest)
  await sql`insert into kysely_migration values ('9999-of-a-later-release', 'now')`.execute(test.app.services.db)
  expect(await ask('/readyz')).toEqual([200, { status: 'ready' }])
})

it('[REQ-HEALTH-01] lives without its database, but is not ready, and says of which release it is', async () => {
  const http = Fastify()
  const database = await watchDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  registerHealth(http, { database, jobsRun: () => true })
  const lives = await http.inject('/healthz')
  expect([lives.statusCode, lives.json()]).toEqual([200, { status: 'ok', version: release.version }])
  const reply = await http.inject('/readyz')
  expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'not_ready', reason: 'database' }])
})

it('[REQ-HEALTH-02] tells a proxy that leaves out the database whether this process can show its pages', async () => {
  const http = Fastify()
  const database = await watchDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  const health = registerHealth(http, { database, jobsRun: () => false })
  const ask = async (url: string) => {
    const reply = await http.inject(url)
    return [reply.statusCode, reply.json()]
  }
  expect(await ask('/readyz?exclude=database')).toEqual([200, { status: 'ready' }])
  expect(await ask('/readyz?exclude=weather&exclude=database')).toEqual([
    400,
    { status: 'unknown_exclude', known: ['database'] },
  ])
  health.stopping()
  expect(await ask('/readyz?exclude=database')).toEqual([503, { status: 'not_ready', reason: 'stopping' }])
})

it('[REQ-HEALTH-02] is not ready where jobs are no longer looked for', async () => {
  const http = Fastify()
  registerHealth(http, { database: { findFault: async () => null }, jobsRun: () => false })
  const reply = await http.inject('/readyz')
  expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'not_ready', reason: 'jobs' }])
})

it('[REQ-HEALTH-03] says first that it is about to stop, and goes on answering with connections that end', async () => {
  const drained = test.app.drain()
  const ready = await test.app.http.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not_ready', reason: 'stopping' }])
  const lives = await test.app.http.inject('/healthz')
  expect([lives.statusCode, lives.headers.connection]).toEqual([200, 'close'])
  await drained
  const said = log.split('\n').flatMap(line => (line.includes('drain') ? [JSON.parse(line).msg] : []))
  expect(said).toEqual(['drain begins', 'drain ends'])
})
