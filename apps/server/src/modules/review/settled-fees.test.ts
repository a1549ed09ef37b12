// A priced service is paid or waived before it is approved (CON-071).
import { createInvoice, getInvoice, listInvoices, voidInvoice } from '@khyanalt/contract/invoices'
import { listNotifications } from '@khyanalt/contract/notifications'
import { getServiceForm } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, getCase, listQueue, waiveFee } from '@khyanalt/contract/review'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoStaff } from '../../../seeds/demo/people.ts'
import {
  approvedRequest,
  attachReceipt,
  payFeeOf,
  reviewedRequest,
  versionOf,
  waiveFeeOf,
} from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const decision = async (number: string, as: 'inspector' | 'head' = 'head') => ({
  request_number: number,
  version: await versionOf(test, as, number),
})
const caseOf = (number: string, as: 'inspector' | 'head' = 'head') => test.call(as, getCase, { requestnumber: number })
const raise = async (number: string, amount = '50000') =>
  (await test.call('inspector', createInvoice, { ...(await decision(number, 'inspector')), amount })).gen_id
/** Changes what the X-ray licence costs, in möngö, while the work runs. */
const costing = async <T>(fee: number | null, work: () => Promise<T>): Promise<T> => {
  const set = (mongo: number | null) =>
    test.app.services.db.updateTable('services').set({ fee: mongo }).where('id', '=', xRayService.formid).execute()
  await set(fee)
  try {
    return await work()
  } finally {
    await set(5_000_000)
  }
}
/** Puts a request on the last step as releases did that knew no settled fee: unpaid, and its price not fixed. */
const atLastStepOfOld = async (number: string): Promise<void> => {
  await test.app.services.db
    .updateTable('requests')
    .set({ step: 3, step_role: 'APPROVER', fee: null })
    .where('request_number', '=', number)
    .execute()
}

describe('a priced service', () => {
  it('[REQ-FEE-01] [REQ-FEE-03] is not handed on to the deciding step unpaid, and says so with the amount in both languages', async () => {
    const number = await reviewedRequest(test, 'citizen', 2)
    const refused = await test.raw('inspector', agreeRequest, await decision(number, 'inspector'))
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'fee_unsettled',
      message: expect.stringContaining('50,000₮ төлбөр төлөгдөөгүй байна'),
      message_en: expect.stringContaining('The fee of 50,000₮ is not paid'),
    })
    const { fee, request } = await caseOf(number, 'inspector')
    expect(fee).toEqual({ state: 'due', amount: '50000', due_step: 3, holds: 'agree', waiver: null })
    expect(request.actions).not.toContain('agree')
    expect(request.actions).toContain('raise_invoice')
    await payFeeOf(test, 'citizen', number)
    expect((await caseOf(number, 'inspector')).fee).toMatchObject({ state: 'paid', amount: '50000', holds: null })
    expect((await test.call('inspector', agreeRequest, await decision(number, 'inspector'))).status).toBe(3)
    expect((await test.call('head', approveRequest, await decision(number))).status).toBe(1000)
  })

  it('[REQ-FEE-01] is not approved unpaid where it came to the last step before fees were settled; a waiver is the way out', async () => {
    const number = await reviewedRequest(test, 'citizen', 2)
    await atLastStepOfOld(number)
    expect((await test.refused('head', approveRequest, await decision(number))).code).toBe('fee_unsettled')
    expect((await caseOf(number)).fee).toMatchObject({ state: 'due', amount: '50000', holds: 'approve' })
    expect((await caseOf(number)).certificate).toBeNull()
    await waiveFeeOf(test, number)
    expect((await test.call('head', approveRequest, await decision(number))).cs_id).toMatch(/./)
  })

  it('[REQ-FEE-02] is paid when its paid invoices reach the price together; a voided one counts for nothing', async () => {
    const number = await reviewedRequest(test, 'citizen', 2)
    const wrong = await raise(number)
    const { data: voided } = await test.call('citizen', getInvoice, { id: wrong })
    await test.call('finance', voidInvoice, { invoiceid: voided.id, comment: 'Дүн буруу' })
    expect((await caseOf(number)).fee).toMatchObject({ state: 'due', amount: '50000' })
    await payFeeOf(test, 'citizen', number, '20000')
    expect((await caseOf(number)).fee).toMatchObject({ state: 'due', amount: '30000' })
    expect((await test.refused('inspector', agreeRequest, await decision(number, 'inspector'))).code).toBe(
      'fee_unsettled',
    )
    await payFeeOf(test, 'citizen', number, '30000')
    expect((await caseOf(number)).fee).toMatchObject({ state: 'paid', amount: '50000' })
  })

  it('[REQ-FEE-05] costs what it cost when it was first sent, whatever its service costs later', async () => {
    const number = await reviewedRequest(test, 'citizen', 2)
    await costing(9_900_000, async () => {
      expect((await caseOf(number)).fee).toMatchObject({ state: 'due', amount: '50000' })
      const later = await reviewedRequest(test, 'citizen', 1)
      expect((await caseOf(later)).price).toBe('99000')
    })
    // What was sent before fees were fixed costs what its service costs.
    await test.app.services.db.updateTable('requests').set({ fee: null }).where('request_number', '=', number).execute()
    await costing(9_900_000, async () => {
      expect((await caseOf(number)).fee).toMatchObject({ state: 'due', amount: '99000' })
    })
    // What was free when it was sent stays free.
    const free = await costing(null, () => reviewedRequest(test, 'citizen', 2))
    expect((await caseOf(free)).fee).toMatchObject({ state: 'none', holds: null })
    expect((await test.call('inspector', agreeRequest, await decision(free, 'inspector'))).status).toBe(3)
    expect((await test.call('head', approveRequest, await decision(free))).status).toBe(1000)
  })

  it('[REQ-FEE-01] shows the state of its fee in the queue until it is decided', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const row = async () =>
      (await test.call('head', listQueue, { reqnumber: number })).data.data.map(({ fee }) => fee)[0]
    expect(await row()).toEqual({ state: 'due', amount: '50000' })
    const invoice = await raise(number)
    expect(await row()).toEqual({ state: 'invoiced', amount: '50000' })
    await attachReceipt(test, 'citizen', invoice)
    expect(await row()).toEqual({ state: 'receipt', amount: '50000' })
    const { number: decided } = await approvedRequest(test, 'citizen')
    const { data } = await test.call('head', listQueue, { reqnumber: decided })
    expect(data.data.map(({ status, fee }) => [status, fee])).toEqual([[1000, null]])
  })
})

describe('a waived fee', () => {
  it('[REQ-FEE-04] takes an approver and a reason, stays in the journal and on the case, and is told to the applicant', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const comment = 'Төсвийн байгууллагын захиалга'
    expect((await test.refused('inspector', waiveFee, { ...(await decision(number)), comment })).code).toBe(
      'not_allowed',
    )
    const blank = await test.refused('head', waiveFee, { ...(await decision(number)), comment: '   ' })
    expect(blank.code).toBe('reason_missing')
    expect((await test.call('head', waiveFee, { ...(await decision(number)), comment })).status).toBe(1)

    const { fee, request } = await caseOf(number)
    expect(fee).toMatchObject({
      state: 'waived',
      amount: '50000',
      waiver: { reason: comment, author: demoStaff.head.name },
    })
    expect(request.actions).not.toContain('waive_fee')
    const event = await test.app.services.db
      .selectFrom('request_events as e')
      .innerJoin('requests as r', 'r.id', 'e.request_id')
      .select(['e.note', 'e.detail', 'e.actor_user_id'])
      .where('r.request_number', '=', number)
      .where('e.action', '=', 'waive_fee')
      .execute()
    expect(event).toEqual([{ note: comment, detail: { amount: 5_000_000 }, actor_user_id: demoStaff.head.id }])

    const seen = await test.call('citizen', getServiceForm, { id: number })
    expect(seen.request.steps.map(({ action }) => action)).toContain('waive_fee')
    // Why is the agency's own business.
    expect(JSON.stringify(seen)).not.toContain(comment)
    const told = (await test.call('citizen', listNotifications, {})).data[0]
    expect([told?.content, told?.content_en]).toEqual([
      expect.stringContaining('50,000₮ төлбөрөөс таныг чөлөөллөө'),
      `The fee of 50,000₮ for request ${number} was waived. You do not have to pay it.`,
    ])
    expect((await test.refused('head', waiveFee, { ...(await decision(number)), comment })).code).toBe('fee_not_owed')
  })

  it('[REQ-FEE-04] voids the open invoice and brings the request back to its step, but not over a receipt that waits', async () => {
    const number = await reviewedRequest(test, 'citizen', 2)
    const invoice = await raise(number)
    await attachReceipt(test, 'citizen', invoice)
    const input = async () => ({ ...(await decision(number)), comment: 'Хөнгөлөлт' })
    expect((await test.refused('head', waiveFee, await input())).code).toBe('fee_not_owed')
    const other = await reviewedRequest(test, 'citizen', 2)
    const unpaid = await raise(other)
    const { status } = await test.call('head', waiveFee, { ...(await decision(other)), comment: 'Хөнгөлөлт' })
    expect(status).toBe(2)
    expect((await test.call('citizen', getInvoice, { id: unpaid })).data).toMatchObject({
      status: 20,
      reason: 'Хөнгөлөлт',
    })
  })

  it('[REQ-FEE-01] [REQ-FEE-04] raced by an approval ends with one of both: never approved before the fee was settled', async () => {
    const number = await reviewedRequest(test, 'citizen', 2)
    await atLastStepOfOld(number)
    const seen = await decision(number)
    const [approved, waived] = await Promise.all([
      test.raw('head', approveRequest, seen),
      test.raw('head', waiveFee, { ...seen, comment: 'Хөнгөлөлт' }),
    ])
    expect(waived.status).toBe(200)
    expect(approved.status).toBe(409)
    expect(['fee_unsettled', 'version_conflict']).toContain(approved.body.code)
  })
})

describe('one payment', () => {
  it('[REQ-FEE-07] has one due date, that of its invoice, and beside it the day after which the request closes', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const id = await raise(number)
    const { data } = await test.call('citizen', getInvoice, { id })
    const seen = await test.call('citizen', getServiceForm, { id: number })
    const listed = (await test.call('citizen', listInvoices, { type: 'unpaid', pagesize: 100 })).data.data.find(
      ({ gen_id }) => gen_id === id,
    )
    const onCase = (await caseOf(number)).invoices[0]
    expect([seen.invoice?.duedate, listed?.duedate, onCase?.duedate]).toEqual(Array(3).fill(data.duedate))
    expect(data.closes_on).toBe(seen.request.expires_on)
    expect((data.closes_on ?? '') > data.duedate).toBe(true)
    const told = (await test.call('citizen', listNotifications, {})).data[0]
    expect(told?.content_en).toContain(`Due date: ${data.duedate}.`)
    await test.app.runNight('warn-before-expiry', { now: () => new Date(`${data.closes_on}T02:00:00+08:00`) })
    const warned = (await test.call('citizen', listNotifications, {})).data.filter(each =>
      each.content_en.includes(`request ${number} is unpaid`),
    )
    expect(warned.map(({ content_en }) => content_en)).toEqual([
      `Invoice ${id} of request ${number} is unpaid. Due date: ${data.duedate}. Unless it is paid, the request will be closed after ${data.closes_on}.`,
    ])
    // While the accountant has the receipt, nobody waits for the payer.
    await attachReceipt(test, 'citizen', id)
    expect((await test.call('citizen', getInvoice, { id })).data.closes_on).toBeNull()
  })
})
