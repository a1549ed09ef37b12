// What waits for each role at the home of the console, and that every number is the one of its list.
import { countQueue } from '@khyanalt/contract/assignments'
import { listDeskCertificates } from '@khyanalt/contract/certificate-desk'
import { readHome } from '@khyanalt/contract/console'
import { createInvoice, listStaffInvoices } from '@khyanalt/contract/invoices'
import { listPortalRequests } from '@khyanalt/contract/portal-requests'
import { agreeRequest, listQueue, receiveRequest } from '@khyanalt/contract/review'
import { listStaffFeeReports } from '@khyanalt/contract/staff-fee-reports'
import { countFoodQueue } from '@khyanalt/contract/staff-food'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { attachReceipt, issueSample, limitToUnit, sentRequest, versionOf, waiveFeeOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { sentReport } from '../fee-reports/fee-reports-fixture.ts'
import { sentObject } from '../food-objects/food-fixture.ts'
import { noteMissedSearch } from '../search/missed-searches.sql.ts'

let test: TestApp
let held = ''
let today = ''
let late = ''
let paid = ''
let certificate = ''
let food = ''
let report = ''
const now = new Date('2026-10-10T04:00:00Z')

beforeAll(async () => {
  test = await openTestApp({ clock: { now: () => now } })
  const { db } = test.app.services
  const dueOn = (number: string, due_on: string) =>
    db.updateTable('requests').set({ due_on }).where('request_number', '=', number).execute()
  today = await sentRequest(test, 'citizen')
  await dueOn(today, '2026-10-10')
  late = await sentRequest(test, 'citizen')
  await dueOn(late, '2026-10-01')
  held = await sentRequest(test, 'dentist')
  await dueOn(held, '2026-10-20')
  const version = async (number: string) => ({
    request_number: number,
    version: await versionOf(test, 'inspector', number),
  })
  await test.call('inspector', receiveRequest, await version(held))
  const billed = await sentRequest(test, 'citizen')
  await test.call('inspector', receiveRequest, await version(billed))
  paid = (await test.call('inspector', createInvoice, { ...(await version(billed)), amount: '50000' })).gen_id
  certificate = (await issueSample(test)).refId
  food = await sentObject(test)
  report = (await sentReport(test)).request_number
})
afterAll(() => test.close())

const home = async (as: DemoPerson) => {
  const { parts } = (await test.call(as, readHome, {})).data
  return new Map(parts.flatMap(({ lists }) => lists.map(list => [list.key, list] as const)))
}
const numbers = (lists: Awaited<ReturnType<typeof home>>, key: Parameters<typeof lists.get>[0]) =>
  lists.get(key)?.rows.map(row => row.number)

describe('the home of an inspector', () => {
  it('[REQ-HOME-22] [REQ-HOME-23] holds what is held, due today and held by nobody, by the last day, in the numbers of the queue', async () => {
    const lists = await home('inspector')
    const { counts } = await test.call('inspector', countQueue, {})
    for (const [key, view] of [
      ['mine', 'mine'],
      ['today', 'today'],
      ['new', 'unassigned'],
      ['answered', 'resent'],
      ['asked', 'asked'],
    ] as const) {
      expect([lists.get(key)?.count, lists.get(key)?.address], key).toEqual([
        counts[view],
        `/staff/requests?tab=${view}`,
      ])
    }
    // What was received is held, also while it waits for its payment.
    expect(numbers(lists, 'mine')?.[0]).toBe(held)
    expect(numbers(lists, 'mine')).toHaveLength(2)
    expect(numbers(lists, 'today')).toEqual([today])
    expect(numbers(lists, 'new')?.slice(0, 2)).toEqual([late, today])
    expect(lists.get('today')).toMatchObject({ urgent: true, rows: [{ address: `/staff/requests/${today}` }] })
    const { data } = await test.call('inspector', listQueue, { view: 'today', results: 20 })
    expect(data.data.map(row => row.request_number)).toEqual([today])
  })

  it('[REQ-HOME-22] [REQ-HOME-23] holds what waits at the desks of food objects and fee reports', async () => {
    const lists = await home('inspector')
    expect(lists.get('food')?.count).toBe((await test.call('inspector', countFoodQueue, {})).counts.turn)
    expect(numbers(lists, 'food')).toContain(food)
    expect(numbers(lists, 'fee_reports')).toContain(report)
    const sent = await test.call('inspector', listStaffFeeReports, { status: 0, results: 100 })
    expect(lists.get('fee_reports')?.count).toBe(sent.data.total)
  })

  it('[REQ-HOME-22] reaches no further than the limits of the role', async () => {
    const limit = (unit: number | null) => limitToUnit(test, demoStaff.inspector.id, unit)
    await limit(2)
    try {
      const lists = await home('inspector')
      const rows = (['mine', 'today', 'new', 'answered', 'asked', 'food'] as const).flatMap(key => numbers(lists, key))
      expect(rows).toEqual([])
    } finally {
      await limit(null)
    }
  })
})

describe('the homes of the others', () => {
  it('[REQ-HOME-22] [REQ-HOME-23] show a head of unit what to decide, what is overdue, who holds how much, and the certificates of today', async () => {
    await waiveFeeOf(test, held)
    for (let step = 0; step < 2; step++) {
      const version = await versionOf(test, 'inspector', held)
      await test.call('inspector', agreeRequest, { request_number: held, version })
    }
    const lists = await home('head')
    const { counts } = await test.call('head', countQueue, {})
    expect([lists.get('decide')?.count, lists.get('decide')?.address]).toEqual([counts.turn, '/staff/requests'])
    expect([lists.get('behind')?.count, lists.get('behind')?.urgent]).toEqual([counts.overdue, true])
    expect(numbers(lists, 'decide')).toEqual([held])
    expect(numbers(lists, 'behind')).toEqual([late])
    expect(lists.get('granted')).toMatchObject({ count: 1, rows: [{ number: certificate, person: 'Д.Бат-Эрдэнэ' }] })
    const { data } = await test.call('head', listDeskCertificates, {})
    expect(data.total).toBe(1)
    const inspector = lists.get('load')?.rows.find(row => row.id === demoStaff.inspector.id)
    expect(inspector?.state ?? lists.get('load')?.rows.length).toEqual(
      inspector ? { mn: '1 нээлттэй, 0 хэтэрсэн', en: '1 open, 0 overdue' } : 0,
    )
  })

  it('[REQ-HOME-22] [REQ-HOME-23] show an accountant receipts and what is overdue, as the lists of the money desk do', async () => {
    const { db } = test.app.services
    await db.updateTable('invoices').set({ due_on: '2026-10-09' }).where('gen_id', '=', paid).execute()
    const before = await home('finance')
    const overdue = await test.call('finance', listStaffInvoices, { status: 0, hasreceipt: '0', overdue: '1' })
    expect(overdue.data.data.map(row => row.gen_id)).toEqual([paid])
    expect([before.get('unpaid_late')?.count, before.get('unpaid_late')?.address]).toEqual([
      overdue.data.total,
      '/staff/invoices?tab=late',
    ])
    expect(numbers(before, 'unpaid_late')).toEqual([paid])
    await attachReceipt(test, 'citizen', paid)
    const after = await home('finance')
    expect([after.get('receipts')?.count, numbers(after, 'receipts')]).toEqual([1, [paid]])
    expect(after.get('unpaid_late')?.count).toBe(0)
    expect([after.has('payments'), after.has('statement')]).toEqual([true, true])
  })

  it('[REQ-HOME-22] show an administrator what stopped, what was found, the backup, searches and drafts', async () => {
    const calm = await home('admin')
    expect([...calm.keys()]).toEqual(['proposals', 'jobs', 'findings', 'backup', 'missed', 'drafts'])
    expect([...calm.values()].filter(({ count, rows }) => count !== null && count !== rows.length)).toEqual([])
    expect(calm.get('backup')).toMatchObject({ urgent: true, count: null })
    const { db } = test.app.services
    await inTransaction(db, async tx => {
      for (let time = 0; time < 3; time++) await noteMissedSearch(tx, 'цирк', 'nothing', '2026-10-10')
    })
    const failed = { task: 'expire-requests', night: '2026-10-10', started_at: now, failure: 'away' }
    await db.insertInto('nightly_runs').values(failed).execute()
    const finding = {
      code: 'row_changed' as const,
      kind: 'certificate' as const,
      thing: 'x',
      label: certificate,
      seen: 'x',
    }
    await db
      .insertInto('audit_findings')
      .values({ id: uuidv7(), ...finding, found_at: now })
      .execute()
    const draft = { service_id: 141, version: 1, open: true, language: 'mn' as const, body: '{}', review_plan: '[]' }
    await db
      .insertInto('service_drafts')
      .values({ ...draft, edited_by: demoStaff.admin.id, edited_at: now })
      .execute()
    const lists = await home('admin')
    expect(lists.get('missed')).toMatchObject({ count: 1, rows: [{ title: { mn: 'цирк' }, state: { en: '3 times' } }] })
    expect(lists.get('jobs')).toMatchObject({ count: 1, urgent: true, address: '/staff/jobs' })
    expect(lists.get('jobs')?.rows[0]?.title.mn).toBe('Хүсэлтийн хугацаа дуусгах')
    expect(lists.get('findings')).toMatchObject({ count: 1, urgent: true, address: '/staff/audit' })
    expect(lists.get('findings')?.rows[0]?.title.en).toContain(certificate)
    expect(lists.get('drafts')).toMatchObject({ count: 1, rows: [{ address: '/staff/catalogue/141' }] })
  })

  it('[REQ-HOME-22] [REQ-HOME-23] show an operator what customers have to correct and what was not sent', async () => {
    const lists = await home('operator')
    expect([...lists.keys()]).toEqual(['returned', 'unsent'])
    const unsent = await test.call('operator', listPortalRequests, { status: '0', page: 1, results: 10 })
    expect(lists.get('unsent')).toMatchObject({ count: unsent.data.total })
  })

  it('[REQ-HOME-22] are of staff alone', async () => {
    expect((await test.refused('citizen', readHome, {})).status).toBe(403)
  })
})
