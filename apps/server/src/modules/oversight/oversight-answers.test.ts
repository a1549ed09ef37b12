// The answers to a manager, held against sums that were made by hand from five short stories.

import { listNotifications } from '@khyanalt/contract/notifications'
import { downloadOversight, listOversightRequests, readOversight } from '@khyanalt/contract/oversight'
import { readOversightBacklog, readOversightTimes, readOversightWork } from '@khyanalt/contract/oversight-answers'
import { getOversightReport, listOversightReports } from '@khyanalt/contract/oversight-reports'
import { setGrants } from '@khyanalt/contract/staff-people'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { type Story, tenOclock, writeStory } from './oversight-fixture.ts'

const unreadable = 'Хавсаргасан баримт уншигдахгүй байна.'
const stories: readonly Story[] = [
  {
    // The agency has it for 1 + 2 + 11 + 1 + 1 + 1 = 17 working days, the applicant for 2.
    number: 'R269000001',
    service: 101,
    unit: 1,
    due: '2026-05-28',
    acts: [
      ['2026-05-04', 'submit', ['sent', 1]],
      ['2026-05-05', 'receive', ['review', 1], 'inspector'],
      ['2026-05-07', 'agree', ['review', 2], 'inspector'],
      [
        '2026-05-22',
        'return',
        ['returned', 2],
        'inspector',
        [
          ['Паспорт', unreadable],
          ['Хаяг', 'Гудамжаа бичнэ үү.'],
        ],
      ],
      ['2026-05-26', 'resubmit', ['sent', 2]],
      ['2026-05-27', 'receive', ['review', 2], 'inspector'],
      ['2026-05-28', 'agree', ['review', 3], 'inspector'],
      ['2026-05-29', 'approve', ['approved', 3], 'head'],
    ],
  },
  {
    // 0 + 1 + 1 + 1 + 2 = 5 working days, and 3 of waiting for money.
    number: 'R269000002',
    service: 101,
    unit: 1,
    due: '2026-06-20',
    acts: [
      ['2026-05-11', 'submit', ['sent', 1]],
      ['2026-05-11', 'receive', ['review', 1], 'inspector'],
      ['2026-05-12', 'agree', ['review', 2], 'inspector'],
      ['2026-05-13', 'raise_invoice', ['payment', 2], 'inspector'],
      ['2026-05-18', 'confirm_receipt', ['review', 2], 'finance'],
      ['2026-05-19', 'agree', ['review', 3], 'inspector'],
      ['2026-05-21', 'reject', ['rejected', 3], 'head'],
    ],
  },
  {
    number: 'R269000003',
    service: 198,
    unit: 3,
    due: '2026-06-12',
    acts: [
      ['2026-05-04', 'submit', ['sent', 1]],
      ['2026-05-08', 'receive', ['review', 1], 'inspector'],
    ],
  },
  { number: 'R269000004', service: 198, unit: 1, due: '2026-06-30', acts: [['2026-06-08', 'submit', ['sent', 1]]] },
  {
    number: 'R269000005',
    service: 101,
    unit: 1,
    due: '2026-04-20',
    holder: 'inspector',
    acts: [
      ['2026-04-01', 'submit', ['sent', 1]],
      ['2026-04-02', 'receive', ['review', 1], 'inspector'],
    ],
  },
]
const now = tenOclock('2026-06-10')
const clock = { now: () => now }
const may = { from: '2026-05-01', to: '2026-05-31' }
const againstApril = { ...may, against_from: '2026-04-01', against_to: '2026-04-30' }

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ clock })
  const text = { id: uuidv7(), service_id: null, title: 'Уншигдахгүй', text: unreadable }
  await test.app.services.db
    .insertInto('canned_texts')
    .values({ ...text, created_by: demoStaff.admin.id, updated_at: now })
    .execute()
  for (const story of stories) await writeStory(test, story)
  await test.app.runNight('sum-up-days', clock)
})
afterAll(() => test.close())

const taken = (count: number, median: number | null, p90: number | null, late: number) => ({ count, median, p90, late })

it('[REQ-OVERSIGHT-01] holds the main figures of a period against another period', async () => {
  const { data } = await test.call('admin', readOversight, againstApril)
  expect(data.totals).toEqual({
    received: 3,
    approved: 1,
    rejected: 1,
    returned: 1,
    expired: 0,
    revenue: '0',
    // 25 and 10 days from sending to decision.
    median_days: 10,
    p90_days: 25,
    late: 1,
  })
  expect(data.before).toMatchObject({ received: 1, approved: 0, median_days: null, late: 0 })
  expect((await test.call('admin', readOversight, may)).data.before).toBeNull()
  expect((await test.call('admin', readOversight, { ...may, service: 198 })).data.totals).toMatchObject({
    received: 1,
    approved: 0,
  })
  const backwards = { ...may, against_from: '2026-04-30', against_to: '2026-04-01' }
  expect(await test.refused('admin', readOversight, backwards)).toMatchObject({ code: 'dates_invalid' })
})

it('[REQ-OVERSIGHT-02] says how long services and steps took in working days, against the plan', async () => {
  const { data } = await test.call('admin', readOversightTimes, { ...againstApril, service: 101 })
  expect(data.services).toMatchObject([
    { id: 101, ...taken(2, 5, 17, 1), planned: 15, before: taken(0, null, null, 0) },
  ])
  expect(
    data.stages.map(({ stage, step, name, planned, days, count, median, p90, late }) => [
      [stage, step, name?.en ?? null, planned, days],
      taken(count, median, p90, late),
    ]),
  ).toEqual([
    [['receipt', null, null, null, 2], taken(3, 1, 1, 0)],
    [['review', 1, 'Intake check', 2, 3], taken(2, 1, 2, 0)],
    [['review', 2, 'Radiation protection review', 10, 14], taken(4, 1, 11, 1)],
    [['review', 3, 'Decision', 3, 3], taken(2, 1, 2, 0)],
    [['payment', null, null, null, 3], taken(1, 3, 3, 0)],
    [['correction', null, null, null, 2], taken(1, 2, 2, 0)],
  ])
  expect(data.stages[0]?.before).toEqual(taken(1, 1, 1, 0))
  const all = (await test.call('admin', readOversightTimes, may)).data
  // The request that waited four days to be received joins in; steps of different services have no name together.
  expect(all.stages[0]).toMatchObject({ stage: 'receipt', ...taken(4, 1, 4, 0), days: 6, before: null })
  expect(all.stages[1]).toMatchObject({ stage: 'review', step: 1, name: null, planned: null })
})

it('[REQ-OVERSIGHT-02] counts the same from months as from single days', async () => {
  const ofDays = await test.call('admin', readOversightTimes, { from: '2026-05-02', to: '2026-05-30' })
  const ofMonths = await test.call('admin', readOversightTimes, may)
  const ofBoth = await test.call('admin', readOversightTimes, { from: '2026-04-30', to: '2026-06-01' })
  expect([ofDays.data, ofBoth.data]).toEqual([ofMonths.data, ofMonths.data])
})

it('[REQ-OVERSIGHT-03] says how old what is open is, what nobody holds, and what falls due', async () => {
  const { data } = await test.call('admin', readOversightBacklog, {})
  expect(data).toMatchObject({ open: 3, overdue: 1, unheld: 2 })
  expect(
    data.ages.map(({ from_days, to_days, waiting, review, overdue }) => [from_days, to_days, waiting, review, overdue]),
  ).toEqual([
    [0, 5, 1, 0, 0],
    [6, 10, 0, 0, 0],
    [11, 20, 0, 0, 0],
    [21, 40, 0, 1, 0],
    [41, null, 0, 1, 1],
  ])
  expect(data.oldest_unheld.map(row => row.request_number)).toEqual(['R269000003', 'R269000004'])
  expect(data.due).toHaveLength(28)
  expect(data.due.filter(({ count }) => count > 0)).toEqual([
    { day: '2026-06-12', count: 1, unheld: 1 },
    { day: '2026-06-30', count: 1, unheld: 1 },
  ])
  expect((await test.call('admin', readOversightBacklog, { service: 101 })).data).toMatchObject({ open: 1, unheld: 0 })
})

it('[REQ-OVERSIGHT-04] says what each person holds, finished and returned, and what was returned for which reason', async () => {
  const { data } = await test.call('admin', readOversightWork, againstApril)
  expect(data.people).toEqual([
    {
      id: demoStaff.inspector.id,
      name: demoStaff.inspector.name,
      open: 1,
      overdue: 1,
      // Steps of 2, 11, 1, 1 and 1 working days.
      done: 5,
      median: 1,
      returned: 1,
      before: { done: 0, median: null, returned: 0 },
    },
    {
      id: demoStaff.head.id,
      name: demoStaff.head.name,
      open: 0,
      overdue: 0,
      done: 2,
      median: 1,
      returned: 0,
      before: expect.anything(),
    },
  ])
  expect(data.questions).toMatchObject([
    { service_id: 101, title: 'Паспорт', count: 1, before: 0, reasons: [{ reason: 'Уншигдахгүй', count: 1 }] },
    { service_id: 101, title: 'Хаяг', count: 1, before: 0, reasons: [{ reason: '', count: 1 }] },
  ])
})

it('[REQ-OVERSIGHT-05] leads from each figure to exactly its requests', async () => {
  const numbers = async (asked: object) => {
    const input = { ...may, measure: 'open' as const, ...asked }
    return (await test.call('admin', listOversightRequests, input)).data
      .map(row => row.request_number.slice(-1))
      .join('')
  }
  // By the day on which it happened, the latest first.
  expect(await numbers({ measure: 'decided', service: 101 })).toBe('12')
  expect(await numbers({ measure: 'stay', stage: 'review', step: 2, service: 101 })).toBe('1122')
  expect(await numbers({ measure: 'stay', stage: 'receipt' })).toBe('1231')
  expect(await numbers({ measure: 'stay', stage: 'payment' })).toBe('2')
  expect(await numbers({ measure: 'done', person: demoStaff.head.id })).toBe('12')
  expect(await numbers({ measure: 'returned', person: demoStaff.inspector.id })).toBe('1')
  expect(await numbers({ measure: 'returned', person: demoStaff.head.id })).toBe('')
  expect(await numbers({ measure: 'remarked', question: 'Паспорт', reason: 'Уншигдахгүй' })).toBe('1')
  expect(await numbers({ measure: 'remarked', question: 'Паспорт', reason: '' })).toBe('')
  expect(await numbers({ measure: 'unheld' })).toBe('43')
  expect(await numbers({ measure: 'open', first: '2026-05-01', last: '2026-05-20' })).toBe('3')
  expect(await numbers({ measure: 'open', last: '2026-04-30' })).toBe('5')
  expect(await numbers({ measure: 'due', first: '2026-06-12', last: '2026-06-12' })).toBe('3')
  expect(await numbers({ measure: 'overdue', last: '2026-04-30' })).toBe('5')
})

it('[REQ-OVERSIGHT-06] gives every part of the report as a table with the same figures', async () => {
  const table = async (part: string) => {
    const query = new URLSearchParams({ ...againstApril, part, format: 'csv', lang: 'en', service: '101' })
    const reply = await test.app.http.inject({
      url: `/api${downloadOversight.path}?${query}`,
      headers: { authorization: `Bearer ${await test.token('admin')}` },
    })
    return reply.body.trim().split('\r\n').slice(1)
  }
  expect(await table('services')).toEqual([expect.stringContaining(',"2","5","17","15","1",""')])
  expect(await table('stages')).toContain('"Radiation protection review","4","1","11","10","1","14",""')
  expect(await table('people')).toContain(`"${demoStaff.inspector.name}","1","1","5","1","1","0"`)
  expect(await table('remarks')).toContainEqual(expect.stringContaining('"Паспорт","Уншигдахгүй","1"'))
  expect(await table('backlog')).toHaveLength(28)
})

it('[REQ-OVERSIGHT-07] shows a head the own unit in every answer, and no other role anything', async () => {
  const grants = [{ role: 'APPROVER' as const, organizationId: 3 }, { role: 'REVIEWER' as const }]
  await test.call('admin', setGrants, { id: demoStaff.secondHead.id, version: 1, grants })
  const as = 'secondHead'
  expect((await test.call(as, readOversight, may)).data.totals).toMatchObject({ received: 1, approved: 0 })
  expect((await test.call(as, readOversightTimes, may)).data).toMatchObject({
    services: [],
    stages: [{ stage: 'receipt', ...taken(1, 4, 4, 0) }],
  })
  expect((await test.call(as, readOversightBacklog, {})).data).toMatchObject({ open: 1, unheld: 1 })
  expect((await test.call(as, readOversightWork, may)).data).toEqual({ people: [], questions: [] })
  for (const other of ['inspector', 'finance', 'operator', 'citizen'] as const) {
    for (const call of [readOversightTimes, readOversightWork]) {
      expect((await test.refused(other, call, may)).status, `${other} ${call.name}`).toBe(403)
    }
    expect((await test.refused(other, readOversightBacklog, {})).status, other).toBe(403)
  }
})

it('[REQ-OVERSIGHT-08] makes the report of a month once, on its first working day, and tells the heads of it', async () => {
  const night = async (day: string) => test.app.runNight('make-reports', { now: () => tenOclock(day) })
  const listed = async (as: 'head' | 'secondHead') =>
    (await test.call(as, listOversightReports, {})).data.map(({ month, organization }) => [
      month,
      organization?.id ?? null,
    ])
  // 1 June is a holiday; nothing is made before the first day on which somebody works.
  await night('2026-06-01')
  expect(await listed('head')).toEqual([])
  await night('2026-06-02')
  await night('2026-06-03')
  expect(await listed('head')).toEqual([
    ['2026-05-01', null],
    ['2026-05-01', 3],
  ])
  // Who heads one unit sees that of the unit alone.
  expect(await listed('secondHead')).toEqual([['2026-05-01', 3]])
  const pdf = async (as: 'head' | 'secondHead', query: string) =>
    test.app.http.inject({
      url: `/api${getOversightReport.path}?month=2026-05-01${query}`,
      headers: { authorization: `Bearer ${await test.token(as)}` },
    })
  const mine = await pdf('secondHead', '&organization=3')
  expect([mine.statusCode, mine.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect((await pdf('secondHead', '')).statusCode).toBe(404)
  expect((await pdf('head', '')).statusCode).toBe(200)
  const told = async (as: 'head' | 'secondHead' | 'inspector') =>
    (await test.call(as, listNotifications, {})).data.filter(({ content_en }) => content_en.includes('2026-05')).length
  expect([await told('head'), await told('secondHead'), await told('inspector')]).toEqual([1, 1, 0])
})
