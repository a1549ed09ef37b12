// The queue of work after commit, by itself.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openDatabase, openPool } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { type JobHandlers, type JobRunner, names, openJobs } from './jobs.ts'

let database: TestDatabase
let jobs: JobRunner
beforeAll(async () => {
  database = await createTestDatabase()
  jobs = await openJobs(database.address, () => {})
})
afterAll(async () => {
  vi.restoreAllMocks()
  await jobs.stop()
  await database.drop()
})

// A second attempt is announced by nobody: the worker finds it when it looks by itself, twice a minute.
it('is looked at as often as ever when the clock of the machine is set back by hours meanwhile', {
  timeout: 60_000,
}, async () => {
  const now = Date.now.bind(Date)
  const idle = Object.fromEntries(names.map(name => [name, async () => {}])) as unknown as JobHandlers
  const again = Promise.withResolvers<number>()
  const handlers: JobHandlers = {
    ...idle,
    async 'send-password-link'(_, { attempt }) {
      if (attempt > 1) return again.resolve(attempt)
      vi.spyOn(Date, 'now').mockImplementation(() => now() - 10 * 3_600_000)
      throw new Error('not this time')
    },
  }
  await jobs.work(handlers, [])
  const db = openDatabase(openPool(database.address, () => {}, 1))
  await inTransaction(db, tx => jobs.enqueue(tx, 'send-password-link', { linkId: '1' }))
  await db.destroy()
  expect(await again.promise).toBe(2)
  expect(jobs.isWorking()).toBe(true)
})
