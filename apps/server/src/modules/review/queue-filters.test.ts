// The filters and orders of the queue: each finds what it says, within the scope of whoever looks.

import { assignRequests } from '@khyanalt/contract/assignments'
import { createInvoice } from '@khyanalt/contract/invoices'
import { downloadQueue, getQueueChoices, listMatching } from '@khyanalt/contract/queue'
import { getQueueLayout, saveQueueLayout } from '@khyanalt/contract/queue-views'
import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { listQueue } from '@khyanalt/contract/review'
import { feeStates } from '@khyanalt/domain/fee-state'
import { daysOfDeadline } from '@khyanalt/domain/queue-view'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoStaff } from '../../../seeds/demo/people.ts'
import {
  attachReceipt,
  limitToUnit,
  payFeeOf,
  reviewedRequest,
  sentRequest,
  uploadedAnswers,
  versionOf,
  waiveFeeOf,
} from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'

let test: TestApp
const { inspector, head } = demoStaff
/** Requests by what is particular about them. */
const made = { sent: '', company: '', invoiced: '', receipt: '', paid: '', waived: '', due: '', held: '' }
beforeAll(async () => {
  test = await openTestApp()
  made.sent = await sentRequest(test, 'citizen')
  made.company = await sentForCompany()
  made.due = await reviewedRequest(test, 'citizen', 1)
  made.invoiced = await invoiced()
  made.receipt = await invoiced(true)
  made.paid = await reviewedRequest(test, 'citizen', 1)
  await payFeeOf(test, 'citizen', made.paid)
  made.waived = await reviewedRequest(test, 'citizen', 1)
  await waiveFeeOf(test, made.waived)
  made.held = await reviewedRequest(test, 'citizen', 3)
  await test.call('head', assignRequests, { requests: [{ request_number: made.held, holder: null }], to: head.id })
})
afterAll(() => test.close())

const sentForCompany = async (): Promise<string> => {
  const { code } = await test.call('hospitalAdmin', createRequest, { type: 'NEW', ...xRayService })
  const data = await uploadedAnswers(test, 'hospitalAdmin')
  await test.call('hospitalAdmin', submitRequest, {
    request_number: code,
    data,
    sender_type: 2,
    company_id: demoCompanies.hospital.id,
    organization_id: 1,
  })
  return code
}
const invoiced = async (withReceipt = false): Promise<string> => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const version = await versionOf(test, 'inspector', number)
  const { gen_id } = await test.call('inspector', createInvoice, { request_number: number, amount: '50000', version })
  if (withReceipt) await attachReceipt(test, 'citizen', gen_id)
  return number
}
const list = async (rest: object, as: 'inspector' | 'head' | 'finance' = 'inspector') =>
  (await test.call(as, listQueue, { results: 100, ...rest })).data.data
const numbers = async (rest: object, as: 'inspector' | 'head' | 'finance' = 'inspector') =>
  (await list(rest, as)).map(row => row.request_number)
const change = (number: string, columns: object) =>
  test.app.services.db.updateTable('requests').set(columns).where('request_number', '=', number).execute()

describe('a filter of the queue', () => {
  it('[REQ-QUEUE-01] finds by the state of the fee what the row says of it', async () => {
    const rows = await list({})
    for (const fee of feeStates) {
      const found = await numbers({ fee })
      const expected = rows.filter(row => (row.fee?.state ?? 'none') === fee && row.status < 1000)
      expect(found.toSorted(), fee).toEqual(expected.map(row => row.request_number).toSorted())
    }
    expect(await numbers({ fee: 'receipt' })).toEqual([made.receipt])
    expect(await numbers({ fee: 'invoiced' })).toEqual([made.invoiced])
    expect(await numbers({ fee: 'paid' })).toEqual([made.paid])
    expect(await numbers({ fee: 'due' })).toContain(made.due)
  })

  it('[REQ-QUEUE-01] finds by service, unit and province: of a company where it sits, of a person where the unit is', async () => {
    expect(await numbers({ service: xRayService.formid })).toContain(made.sent)
    expect(await numbers({ service: 999_999 })).toEqual([])
    const seat = demoCompanies.hospital.address_codes[0] ?? ''
    expect(await numbers({ province: seat })).toContain(made.company)
    // The head office stands for no province.
    expect(await numbers({ province: seat })).not.toContain(made.sent)
    const unit = await test.app.services.db
      .selectFrom('organizations')
      .select(['id', 'address_code'])
      .where('address_code', 'like', '46%')
      .executeTakeFirstOrThrow()
    await change(made.sent, { organization_id: unit.id })
    try {
      expect(await numbers({ province: '46' })).toEqual([made.sent])
      expect(await numbers({ organization: unit.id })).toEqual([made.sent])
    } finally {
      await change(made.sent, { organization_id: 1 })
    }
  })

  it('[REQ-QUEUE-01] finds by assignee: oneself, nobody, a colleague', async () => {
    expect(await numbers({ assignee: 'me' }, 'head')).toEqual([made.held])
    expect(await numbers({ assignee: head.id })).toEqual([made.held])
    const mine = await numbers({ assignee: 'me' })
    expect(mine).toContain(made.due)
    expect(mine).not.toContain(made.held)
    expect(await numbers({ assignee: inspector.id }, 'head')).toEqual(mine)
    expect((await numbers({ assignee: 'nobody' })).toSorted()).toEqual([made.sent, made.company].toSorted())
  })

  it('[REQ-QUEUE-01] finds by deadline what is behind, ends today or this week, while the time of the agency runs', async () => {
    const today = agencyDate(new Date())
    const before = await test.app.services.db
      .selectFrom('requests')
      .select(['request_number', 'due_on'])
      .where('due_on', 'is not', null)
      .execute()
    const week = daysOfDeadline('week', today)
    await test.app.services.db
      .updateTable('requests')
      .set({ due_on: '2099-01-01' })
      .where('due_on', 'is not', null)
      .execute()
    await change(made.sent, { due_on: '2020-01-01' })
    await change(made.due, { due_on: today })
    await change(made.paid, { due_on: week.to })
    // Their time stands still.
    await change(made.invoiced, { due_on: '2020-01-01' })
    try {
      expect(await numbers({ deadline: 'behind' })).toEqual([made.sent])
      const dueToday = week.to === today ? [made.due, made.paid] : [made.due]
      expect((await numbers({ deadline: 'today' })).toSorted()).toEqual(dueToday.toSorted())
      expect((await numbers({ deadline: 'week' })).toSorted()).toEqual([made.due, made.paid].toSorted())
    } finally {
      for (const { request_number, due_on } of before) await change(request_number, { due_on })
      await change(made.invoiced, { due_on: null })
    }
  })

  it('[REQ-QUEUE-01] reckons weeks to Sunday', () => {
    expect(daysOfDeadline('week', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
    expect(daysOfDeadline('week', '2026-11-29')).toEqual({ from: '2026-11-29', to: '2026-11-29' })
    expect(daysOfDeadline('behind', '2026-03-01')).toEqual({ from: null, to: '2026-02-28' })
  })

  it('[REQ-QUEUE-03] never reaches beyond the scope, nor does what is downloaded or selected', async () => {
    const limit = (unit: number | null) => limitToUnit(test, inspector.id, unit)
    await limit(7)
    try {
      expect(await numbers({ service: xRayService.formid, assignee: inspector.id })).toEqual([])
      expect((await test.call('inspector', listMatching, {})).data).toEqual([])
      expect(await table({ requests: made.sent })).toHaveLength(1)
      const { units } = await test.call('inspector', getQueueChoices, {})
      expect(units.map(({ id }) => id)).toEqual([7])
    } finally {
      await limit(null)
    }
  })
})

describe('the order of the queue', () => {
  it('[REQ-QUEUE-02] goes by number, applicant, day of sending or last day, both ways, page by page', async () => {
    const rows = await list({})
    const columns = {
      number: (row: (typeof rows)[number]) => row.request_number,
      sent: (row: (typeof rows)[number]) => row.submitted_at ?? '',
      due: (row: (typeof rows)[number]) => row.due_date ?? '9999',
    }
    for (const [sortField, value] of Object.entries(columns)) {
      const up = await list({ sortField, sortOrder: 'ascend' })
      const down = await list({ sortField, sortOrder: 'descend' })
      expect(up.map(value), sortField).toEqual(rows.map(value).toSorted())
      expect(down.map(value), sortField).toEqual(rows.map(value).toSorted().toReversed())
      const paged = [
        ...(await list({ sortField, results: 5, page: 1 })),
        ...(await list({ sortField, results: 5, page: 2 })),
      ]
      expect(paged.map(row => row.request_number)).toEqual(up.map(row => row.request_number).slice(0, 10))
    }
    const applicants = async (sortOrder: 'ascend' | 'descend') =>
      (await list({ sortField: 'applicant', sortOrder })).map(row => row.applicant)
    const up = await applicants('ascend')
    // Those of one applicant stand together.
    expect(new Set(up).size).toBe(2)
    expect(up.filter((applicant, place) => applicant !== up[place - 1])).toHaveLength(2)
    expect(await applicants('descend')).toEqual(up.toReversed())
  })
})

describe('what is found', () => {
  it('[REQ-QUEUE-03] is selected by its numbers, in the order of the list', async () => {
    const { data, more } = await test.call('inspector', listMatching, { view: 'turn' })
    expect(data).toEqual(await numbers({ view: 'turn' }))
    expect(more).toBe(false)
  })

  it('[REQ-QUEUE-03] is downloaded as a table: what is selected, else what the filters find', async () => {
    const selected = await table({ requests: [made.sent, made.held].join(',') })
    expect(
      selected
        .slice(1)
        .map(line => line.split('","')[0]?.slice(1))
        .toSorted(),
    ).toEqual([made.sent, made.held].toSorted())
    expect(selected[0]).toContain('Хариуцах ажилтан')
    expect((await table({ fee: 'receipt' })).slice(1).join()).toContain(made.receipt)
    expect(await table({ fee: 'receipt' })).toHaveLength(2)
  })
})

describe('how the queue is shown', () => {
  it('[REQ-QUEUE-04] stays with the person: columns in their order and the height of rows', async () => {
    const layoutOf = async (as: 'inspector' | 'head') => (await test.call(as, getQueueLayout, {})).data
    expect(await layoutOf('inspector')).toBeNull()
    await test.call('inspector', saveQueueLayout, { columns: ['status', 'unit', 'due'], density: 'roomy' })
    expect(await layoutOf('inspector')).toEqual({ columns: ['unit', 'due', 'status'], density: 'roomy' })
    await test.call('inspector', saveQueueLayout, { columns: [], density: 'compact' })
    expect(await layoutOf('inspector')).toEqual({ columns: [], density: 'compact' })
    expect(await layoutOf('head')).toBeNull()
  })
})

/** The lines of the table as CSV. */
const table = async (rest: object): Promise<string[]> => {
  const query = new URLSearchParams({ format: 'csv', ...rest } as Record<string, string>)
  const reply = await test.app.http.inject({
    method: 'GET',
    url: `/api${downloadQueue.path}?${query}`,
    headers: { authorization: `Bearer ${await test.token('inspector')}` },
  })
  expect(reply.statusCode).toBe(200)
  return reply.body.trim().split('\r\n')
}
