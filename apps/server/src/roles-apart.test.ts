import { randomUUID } from 'node:crypto'
import { getCategories } from '@khyanalt/contract/catalogue'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPeople } from '../seeds/demo/people.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'
import { type App, buildApp } from './app.ts'
import { ringBell } from './db/ring-bell.sql.ts'
import { inTransaction } from './db/transaction.ts'
import { readJobs } from './jobs/read-jobs.ts'

// The tests hand over the address themselves; the configuration only asks that there is one.
const elsewhere = { DATABASE_URL: 'postgres://elsewhere/khyanalt' }
let web: TestApp
let work: App
beforeAll(async () => {
  web = await openTestApp({ work: true, listen: true, environment: { ...elsewhere, ROLE: 'web' } })
})
afterAll(async () => {
  await work?.close()
  await web.close()
})

const queueOf = async (name: string) =>
  (await inTransaction(web.app.services.db, readJobs)).queues.find(queue => queue.name === name)

it('[REQ-BELL-01] a process that answers people tells its windows by itself, while nobody does jobs', async () => {
  const { db, config } = web.app.services
  const socket = io(config.PUBLIC_URL, {
    path: '/realtime',
    forceNew: true,
    auth: { token: await web.token('citizen') },
  })
  const heard: string[] = []
  socket.onAny(event => heard.push(event))
  await expect.poll(() => socket.connected).toBe(true)
  await inTransaction(db, tx => ringBell(tx, { of: 'notifications', userIds: [demoPeople.citizen.id] }))
  await expect.poll(() => heard).toEqual(['notifications'])
  socket.close()
})

it('a process that answers people leaves the jobs to the one that does them, and that one answers nobody', async () => {
  const { db, enqueue, config } = web.app.services
  await inTransaction(db, tx => enqueue(tx, 'send-password-link', { linkId: randomUUID() }))
  expect((await web.raw(null, getCategories, {})).status).toBe(200)
  expect(await queueOf('send-password-link')).toMatchObject({ waiting: 1, running: 0 })

  work = await buildApp({ ...config, ROLE: 'work' }, web.address)
  await expect.poll(() => queueOf('send-password-link'), { timeout: 15_000 }).toMatchObject({ waiting: 0, running: 0 })
  expect((await work.http.inject('/healthz')).statusCode).toBe(200)
  expect((await work.http.inject(`/api${getCategories.path}`)).statusCode).toBe(404)
  expect((await work.http.inject('/')).statusCode).toBe(404)
})
