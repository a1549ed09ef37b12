import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { listMigrations } from '../db/migrate.ts'
import { watchDatabase } from '../db/readiness.ts'
import { registerHealth } from './health.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ work: true, environment: { DRAIN_SECONDS: '0.1' } })
})
afterAll(() => test.close())

const ask = async (url: string) => {
  const reply = await test.app.http.inject(url)
  return [reply.statusCode, reply.json()]
}

it('is ready while the database stands at this release or a later one and jobs are looked for', async () => {
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

it('lives without its database, but is not ready', async () => {
  const http = Fastify()
  const database = await watchDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  registerHealth(http, { database, jobsRun: () => true })
  expect((await http.inject('/healthz')).json()).toEqual({ status: 'ok' })
  const reply = await http.inject('/readyz')
  expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'not_ready', reason: 'database' }])
})

it('is not ready where jobs are no longer looked for', async () => {
  const http = Fastify()
  registerHealth(http, { database: { findFault: async () => null }, jobsRun: () => false })
  expect((await http.inject('/readyz')).json()).toEqual({ status: 'not_ready', reason: 'jobs' })
})

it('says first that it is about to stop, and goes on answering with connections that end', async () => {
  const drained = test.app.drain()
  const ready = await test.app.http.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not_ready', reason: 'stopping' }])
  const lives = await test.app.http.inject('/healthz')
  expect([lives.statusCode, lives.headers.connection]).toEqual([200, 'close'])
  await drained
})
