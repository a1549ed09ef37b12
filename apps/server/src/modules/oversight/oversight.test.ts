// Oversight: figures that agree with what happened, within scope, and the requests behind each.
import { downloadOversight, listOversightRequests, readOversight } from '@khyanalt/contract/oversight'
import { returnRequest } from '@khyanalt/contract/review'
import { setGrants } from '@khyanalt/contract/staff-people'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { approvedRequest, reviewedRequest, sentRequest, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'
import { sumUpLatest } from './sum-up-days.job.ts'

let test: TestApp
let passed = 0
let returned = ''
/** As of when there were figures before the first count. */
let asOf: string | null = ''
const clock = { now: () => new Date(Date.now() + passed) }
beforeAll(async () => {
  test = await openTestApp({ clock })
  await sentRequest(test, 'citizen')
  await approvedRequest(test, 'citizen')
  returned = await reviewedRequest(test, 'citizen', 1)
  await test.call('inspector', returnRequest, {
    request_number: returned,
    version: await versionOf(test, 'inspector', returned),
    comments: [{ title: '=Лиценз', comment: 'Уншигдахгүй байна' }],
    transaction_id: uuidv7(),
  })
  asOf = (await test.call('admin', readOversight, period)).data.as_of
  await Promise.all([sumUp(), sumUp()])
  await test.app.runNight('sum-up-days', clock)
})
afterAll(() => test.close())

const today = agencyDate(clock.now())
const period = { from: today, to: today }
const sumUp = () => sumUpLatest({ ...test.app.services, clock })()

it('counts what happened on a day once, however often the day is counted', async () => {
  expect(asOf).toBeNull()
  const { data } = await test.call('admin', readOversight, period)
  expect(data).toMatchObject({
    as_of: expect.any(String),
    totals: { received: 3, approved: 1, rejected: 0, returned: 1, expired: 0, late: 0, median_days: 0, p90_days: 0 },
    months: [{ month: today.slice(0, 7), received: 3 }],
    fields: [{ title: '=Лиценз', count: 1 }],
    now: { open: 1, overdue: 0 },
  })
  expect(data.categories.reduce((sum, { received }) => sum + received, 0)).toBe(3)
  const before = { from: '2020-01-01', to: '2020-12-31' }
  expect((await test.call('admin', readOversight, before)).data.totals).toMatchObject({
    received: 0,
    median_days: null,
  })
})

it('leads from a figure to the very requests', async () => {
  const behind = async (measure: 'returned' | 'received' | 'open' | 'approved') =>
    (await test.call('admin', listOversightRequests, { ...period, measure })).data
  expect((await behind('returned')).map(row => row.request_number)).toEqual([returned])
  for (const measure of ['received', 'approved'] as const) {
    const { totals } = (await test.call('admin', readOversight, period)).data
    expect(await behind(measure)).toHaveLength(totals[measure])
  }
  expect(await behind('open')).toHaveLength(1)
})

it('shows the head of a unit that unit alone, and nobody else anything', async () => {
  const grants = [{ role: 'APPROVER' as const, organizationId: 999 }]
  expect(await test.refused('admin', setGrants, { id: demoStaff.head.id, version: 1, grants })).toMatchObject({
    code: 'grants_invalid',
  })
  await test.call('admin', setGrants, {
    id: demoStaff.head.id,
    version: 1,
    grants: [{ role: 'APPROVER', organizationId: 3 }, { role: 'REVIEWER' }],
  })
  const { data } = await test.call('head', readOversight, period)
  expect([data.totals.received, data.now.open, data.fields]).toEqual([0, 0, []])
  expect((await test.call('head', listOversightRequests, { ...period, measure: 'received' })).data).toEqual([])
  for (const other of ['inspector', 'finance', 'operator', 'citizen'] as const) {
    expect((await test.refused(other, readOversight, period)).status, other).toBe(403)
  }
  const backwards = { from: today, to: '2020-01-01' }
  expect(await test.refused('admin', readOversight, backwards)).toMatchObject({ status: 422, code: 'dates_invalid' })
})

it('is taken away as a table', async () => {
  const reply = await test.app.http.inject({
    url: `/api${downloadOversight.path}?from=${today}&to=${today}&format=csv&lang=en`,
    headers: { authorization: `Bearer ${await test.token('admin')}` },
  })
  expect(reply.headers['content-type']).toContain('text/csv')
  expect(reply.body).toContain('"Month","Category","Unit","Received","Approved"')
  expect(reply.body.trim().split('\r\n').length).toBeGreaterThan(1)
})

it('counts a late decision as late, by the term of the request', async () => {
  const { db } = test.app.services
  const { due_on } = await db
    .selectFrom('requests')
    .select('due_on')
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow()
  const setTerm = async (day: string | null) => {
    await db.updateTable('requests').set({ due_on: day }).where('state', 'in', ['approved', 'sent']).execute()
    passed += 60_000
    await sumUp()
  }
  await setTerm('2020-01-01')
  const { data } = await test.call('admin', readOversight, period)
  expect([data.totals.late, data.now.overdue]).toEqual([1, 1])
  const late = await test.call('admin', listOversightRequests, { ...period, measure: 'late' })
  expect(late.data).toMatchObject([{ due_on: '2020-01-01' }])
  await setTerm(due_on)
})
