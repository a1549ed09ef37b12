// A task of the night by day.
import { listJobs, retryJobs, runNightTask } from '@khyanalt/contract/jobs'
import { jobWords } from '@khyanalt/domain/messages/staff-jobs'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { names } from '../../jobs/jobs.ts'

const task = 'sweep-leftovers'
let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ work: true })
})
afterAll(() => test.close())

const runsOf = async () => (await test.call('admin', listJobs, {})).data.nightly.filter(run => run.task === task)

it('runs once for one press, and what came of it is shown', async () => {
  const { tasks, queues } = (await test.call('admin', listJobs, {})).data
  expect(tasks).toContain(task)
  expect(queues.find(queue => queue.name === 'nightly')).toMatchObject({ given_up: 0 })
  const press = { task, transaction_id: uuidv7() }
  await test.call('admin', runNightTask, press)
  await test.call('admin', runNightTask, press)
  await expect.poll(async () => (await runsOf())[0]?.finished_at, { timeout: 15_000 }).toBeTruthy()
  expect(await runsOf()).toMatchObject([{ attempts: 1, failure: null }])
  const entries = await test.app.services.db
    .selectFrom('audit_entries')
    .select('noun_id')
    .where('action', '=', 'run')
    .execute()
  expect(entries).toEqual([{ noun_id: task }])
})

it('is refused for a task that nobody knows, one that runs, and to everybody but administrators', async () => {
  expect(await test.refused('admin', runNightTask, { task: 'make-coffee' })).toMatchObject({ code: 'not_found' })
  expect(await test.refused('head', runNightTask, { task })).toMatchObject({ status: 403 })
  await test.app.services.db.updateTable('nightly_runs').set({ finished_at: null }).where('task', '=', task).execute()
  expect(await test.refused('admin', runNightTask, { task })).toMatchObject({ status: 409, code: 'task_running' })
})

it('[REQ-DRILL-09] tells administrators when the last whole backup was made and verified, and that one is late', async () => {
  const look = async () => (await test.call('admin', listJobs, {})).data.backup
  expect(await look()).toEqual({ last: null, verified_at: null, is_late: true })
  const now = Date.now()
  const ago = (hours: number) => new Date(now - hours * 3_600_000)
  const add = (hoursAgo: number, faults: number, verified: boolean) => {
    const finished_at = ago(hoursAgo)
    const row = { file: 'x.tar', host: 'portal', release: '0.1.0', bytes: 5_000_000, rows: 9, files: 0, faults }
    const times = { started_at: finished_at, finished_at, verified_at: verified ? finished_at : null }
    return test.app.services.db
      .insertInto('backups')
      .values({ id: uuidv7(), ...row, ...times })
      .execute()
  }
  await add(40, 0, true)
  const made = (hours: number) => ({ finished_at: ago(hours).toISOString(), bytes: 5_000_000 })
  const verified_at = ago(40).toISOString()
  expect(await look()).toEqual({ last: made(40), verified_at, is_late: true })
  // One with faults is not whole.
  await add(1, 1, false)
  expect(await look()).toEqual({ last: made(40), verified_at, is_late: true })
  await add(2, 0, false)
  expect(await look()).toEqual({ last: made(2), verified_at, is_late: false })
  expect((await test.refused('head', listJobs, {})).status).toBe(403)
})

it('sends nothing back to work of a queue that nobody knows, whatever its name', async () => {
  for (const name of ['make-coffee', 'УХ92100567', '']) {
    expect(await test.refused('admin', retryJobs, { name }), name).toMatchObject({ code: 'job_gone' })
  }
})

it('every queue and every task of the night has words for its administrators', () => {
  const isWordless = (kind: 'job' | 'task') => (name: string) => jobWords(kind, name) === null
  expect(names.filter(isWordless('job'))).toEqual([])
  expect(test.app.nightlyTasks.filter(isWordless('task'))).toEqual([])
})
