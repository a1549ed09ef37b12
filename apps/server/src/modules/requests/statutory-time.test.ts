import { createInvoice, getInvoice } from '@khyanalt/contract/invoices'
import { listNotifications } from '@khyanalt/contract/notifications'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { listRounds } from '@khyanalt/contract/request-rounds'
import { getServiceForm, resubmitRequest } from '@khyanalt/contract/requests'
import { receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { approvedRequest, reviewedRequest, sentRequest, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

// A Monday morning in Ulaanbaatar, and time that passes by whole days.
let now = new Date('2026-06-29T02:00:00Z')
const later = (day: string) => {
  now = new Date(`${day}T02:00:00Z`)
}
let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ clock: { now: () => now } })
})
afterAll(() => test.close())

const night = (day: string, task: string) => test.app.runNight(task, { now: () => new Date(`${day}T02:00:00+08:00`) })
const decide = async (number: string) => ({
  request_number: number,
  version: await versionOf(test, 'inspector', number),
})
const remark = { title: 'Серийн дугаар', comment: 'Шошгон дээрхтэй тулгана уу', path: 'unit_serial' }
const returned = async (): Promise<string> => {
  const number = await reviewedRequest(test, 'citizen', 1)
  await test.call('inspector', returnRequest, { ...(await decide(number)), comments: [remark] })
  return number
}
const seen = async (number: string) => (await test.call('citizen', getServiceForm, { id: number })).request
const told = async () =>
  (await test.call('citizen', listNotifications, {})).data.map(({ type, content_en }) => `${type}: ${content_en}`)

describe('the time of a request', () => {
  it('runs in working days without public holidays, stands still while returned, and shows on list and page', async () => {
    later('2026-06-29')
    const number = await sentRequest(test, 'citizen')
    // Fifteen working days; Naadam takes three of them.
    expect(await seen(number)).toMatchObject({ due_date: '2026-07-23', days_left: null, expires_on: null })
    const { data } = await test.call('citizen', listMyRequests, { reqnumber: number, sortField: 'due_date' })
    expect(data.data[0]?.due_date).toBe('2026-07-23')

    later('2026-07-06')
    await test.call('inspector', receiveRequest, await decide(number))
    await test.call('inspector', returnRequest, { ...(await decide(number)), comments: [remark] })
    const waiting = await seen(number)
    expect(waiting).toMatchObject({ due_date: null, days_left: 10, expires_on: '2026-09-04' })
    expect((await test.call('citizen', getServiceForm, { id: number })).comments).toEqual([remark])

    later('2026-07-20')
    const again = { request_number: number, data: { ...waiting.data, unit_serial: 'SN-9' } }
    await test.call('citizen', resubmitRequest, again)
    expect(await seen(number)).toMatchObject({ due_date: '2026-08-03', days_left: null, expires_on: null })
    const { rounds } = await test.call('citizen', listRounds, { id: number })
    expect(rounds.map(({ round, data, comments }) => [round, data.unit_serial, comments.length])).toEqual([
      [1, 'SN-2026-001', 1],
      [2, 'SN-9', 0],
    ])
    expect((await test.refused('foreigner', listRounds, { id: number })).code).toBe('request_not_found')
  })
})

describe('a request that is left alone', () => {
  it('[REQ-STATUS-08] [CON-065] [REQ-AGENCY-16] is warned of, expires after 60 days returned, and one answered in time does not', async () => {
    later('2026-07-20')
    const [left, answered] = [await returned(), await returned()]
    expect((await seen(left)).expires_on).toBe('2026-09-18')
    const { data } = await seen(answered)
    await test.call('citizen', resubmitRequest, { request_number: answered, data: data ?? {} })
    await night('2026-09-11', 'warn-before-expiry')
    expect(await told()).toContain(
      `expiry_near: Request ${left} will be closed after 2026-09-18. Please correct and send it again before then.`,
    )
    await night('2026-09-18', 'expire-requests')
    expect((await seen(left)).status).toBe(2000)
    await night('2026-09-19', 'expire-requests')
    await night('2026-09-20', 'expire-requests')
    const closed = await seen(left)
    expect(closed).toMatchObject({ status: 4000, actions: [], days_left: null })
    expect(closed.steps.filter(({ action }) => action === 'expire')).toMatchObject([{ user_name: 'Систем' }])
    expect((await seen(answered)).status).toBe(0)
    expect((await told()).filter(text => text.startsWith('request_expired'))).toHaveLength(1)
    const refused = await test.refused('citizen', resubmitRequest, { request_number: left, data: data ?? {} })
    expect(refused.code).toBe('wrong_state')
  })

  it('[REQ-STATUS-03] [CON-065] [REQ-STATUS-08] expires 30 days after an unpaid invoice was due, which ends the invoice; a receipt that waits keeps it open', async () => {
    later('2026-07-21')
    const raise = async (): Promise<readonly [string, string]> => {
      const number = await reviewedRequest(test, 'citizen', 1)
      const { gen_id } = await test.call('inspector', createInvoice, { ...(await decide(number)), amount: '50000' })
      return [number, gen_id]
    }
    const [[unpaid, invoice], [paid, receipt]] = [await raise(), await raise()]
    expect(await seen(unpaid)).toMatchObject({ status: 900, due_date: null, expires_on: '2026-09-03' })
    const { data } = await test.call('citizen', getInvoice, { id: receipt })
    const file = { name: 'receipt.pdf', type: 'application/pdf', bytes: smallPdf('receipt') }
    expect((await test.upload('citizen', `/invoices/uploadreceipt?invoiceid=${data.id}`, file)).status).toBe(200)
    await night('2026-09-03', 'expire-requests')
    expect((await seen(unpaid)).status).toBe(900)
    expect((await test.call('citizen', getInvoice, { id: invoice })).data).toMatchObject({
      status: 0,
      duedate: '2026-08-04',
    })
    await night('2026-09-04', 'expire-requests')
    expect((await seen(unpaid)).status).toBe(4000)
    expect((await seen(paid)).status).toBe(900)
    expect((await test.call('citizen', getInvoice, { id: invoice })).data.status).toBe(20)
  })
})

it('[CON-065] both times are as long as the portal is configured', async () => {
  const portal = await openTestApp({
    clock: { now: () => new Date('2026-03-02T02:00:00Z') },
    environment: { EXPIRE_RETURNED_DAYS: '10', EXPIRE_UNPAID_DAYS: '5' },
  })
  const read = async (number: string) => (await portal.call('citizen', getServiceForm, { id: number })).request
  const decision = async (number: string) => ({
    request_number: number,
    version: await versionOf(portal, 'inspector', number),
  })
  const back = await reviewedRequest(portal, 'citizen', 1)
  await portal.call('inspector', returnRequest, { ...(await decision(back)), comments: [remark] })
  expect((await read(back)).expires_on).toBe('2026-03-12')
  const unpaid = await reviewedRequest(portal, 'citizen', 1)
  const { gen_id } = await portal.call('inspector', createInvoice, { ...(await decision(unpaid)), amount: '50000' })
  const { data } = await portal.call('citizen', getInvoice, { id: gen_id })
  expect([data.duedate, (await read(unpaid)).expires_on]).toEqual(['2026-03-16', '2026-03-21'])
  await portal.close()
})

describe('what past requests teach', () => {
  it('says nothing from a few cases, then the range of days and the field most often remarked on', async () => {
    const outlook = async (number: string) => (await test.call('citizen', getServiceForm, { id: number })).outlook
    later('2026-08-10')
    const asked = await sentRequest(test, 'citizen')
    for (let cases = 0; cases < 4; cases++) await approvedRequest(test, 'citizen')
    await night('2026-08-11', 'learn-from-cases')
    expect((await outlook(asked)).days).toBeNull()
    await approvedRequest(test, 'citizen')
    await night('2026-08-11', 'learn-from-cases')
    expect(await outlook(asked)).toMatchObject({
      days: { quick: 0, slow: 0, cases: 5 },
      returned_for: [{ path: 'unit_serial', title: { mn: 'Серийн дугаар' } }],
    })
    // A year later nothing of it counts any more.
    await night('2027-12-01', 'learn-from-cases')
    expect(await outlook(asked)).toEqual({ days: null, returned_for: [] })
  })
})
