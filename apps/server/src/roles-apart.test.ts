import { getCategories } from '@khyanalt/contract/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../test/test-app.ts'
import { type App, buildApp } from './app.ts'
import { inTransaction } from './db/transaction.ts'
import { readJobs } from './jobs/read-jobs.ts'

// The tests hand over the address themselves; the configuration only asks that there is one.
const elsewhere = { DATABASE_URL: 'postgres://elsewhere/khyanalt' }
let web: TestApp
let work: App
beforeAll(async () => {
  web = await openTestApp({ work: true, environment: { ...elsewhere, ROLE: 'web' } })
})
afterAll(async () => {
  await work?.close()
  await web.close()
})

const queueOf = async (name: string) =>
  (await inTransaction(web.app.services.db, readJobs)).queues.find(queue => queue.name === name)

it('a process that answers people leaves the jobs to the one that does them, and that one answers nobody', async () => {
  const { db, enqueue, config } = web.app.services
  await inTransaction(db, tx => enqueue(tx, 'announce-queue', { requestNumber: 'R-1' }))
  expect((await web.raw(null, getCategories, {})).status).toBe(200)
  expect(await queueOf('announce-queue')).toMatchObject({ waiting: 1, running: 0 })

  work = await buildApp({ ...config, ROLE: 'work' }, web.address)
  await expect.poll(() => queueOf('announce-queue'), { timeout: 15_000 }).toMatchObject({ waiting: 0, running: 0 })
  expect((await work.http.inject('/healthz')).statusCode).toBe(200)
  expect((await work.http.inject(`/api${getCategories.path}`)).statusCode).toBe(404)
  expect((await work.http.inject('/')).statusCode).toBe(404)
})
