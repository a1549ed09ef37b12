// Paying an invoice online at the bank that the demo brings: exactly once, whatever is called, and when nobody calls.
import { confirmReceipt, createInvoice, getInvoice, getPaymentWays, voidInvoice } from '@khyanalt/contract/invoices'
import { listNotifications } from '@khyanalt/contract/notifications'
import { beginPayment, checkPayment, listOnlinePayments, returnPayment } from '@khyanalt/contract/online-payments'
import { getServiceForm } from '@khyanalt/contract/requests'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { reviewedRequest, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockDemoInvoice } from '../../external/demo-bank.sql.ts'
import { pressPayment } from '../../external/demo-bank.ts'
import type { PaymentProvider } from '../../external/payment-provider.ts'
import { checkPayments } from './check-payments.job.ts'
import { listDue } from './online-payments.sql.ts'

const paid = invoiceStatusCode('paid')
let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const raise = async (amount = '50000') => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const version = await versionOf(test, 'inspector', number)
  const { gen_id } = await test.call('inspector', createInvoice, { request_number: number, amount, version })
  return { number, invoice: gen_id }
}
const begin = async (invoiceid: string) => (await test.call('citizen', beginPayment, { invoiceid })).data
const check = async (invoiceid: string) => (await test.call('citizen', checkPayment, { invoiceid })).data
/** The offer of an invoice as it is stored. */
const stored = (invoice: string) =>
  test.app.services.db
    .selectFrom('online_payments as p')
    .innerJoin('invoices as i', 'i.id', 'p.invoice_id')
    .selectAll('p')
    .where('i.gen_id', '=', invoice)
    .orderBy('p.created_at', 'desc')
    .executeTakeFirstOrThrow()
const press = async (invoice: string, act: string) =>
  pressPayment(test.app.services.db, (await stored(invoice)).provider_invoice, act)
const call = async (id: string) => test.app.http.inject(`/api/invoices/qpay/callback?id=${id}`)
/** Lets the time pass after which a call makes the provider be asked again. */
const later = (invoice: string) =>
  test.app.services.db
    .updateTable('online_payments')
    .set({ asked_at: new Date(Date.now() - 3_600_000 * 2) })
    .where('provider_invoice', '=', invoice)
    .execute()
const statusOf = async (id: string) => (await test.call('citizen', getInvoice, { id })).data.status
const stateOf = async (number: string) => (await test.call('citizen', getServiceForm, { id: number })).request
const told = async (as: 'finance' | 'inspector') =>
  (await test.call(as, listNotifications, {})).data.map(({ content }) => content)
/** What the accountant was told of money to return for an invoice. */
const toReturn = async (invoice: string) => (await told('finance')).filter(text => text.includes(invoice))
const owed = async () => (await test.call('finance', listOnlinePayments, { view: 'owed', results: 100 })).data.data

describe('an offer to pay', () => {
  it('[REQ-ONLINE-01] [REQ-ONLINE-02] has the amount, a QR code and links, and is made once', async () => {
    expect((await test.call('citizen', getPaymentWays, {})).online).toBe(true)
    const { invoice } = await raise('1250.50')
    const offers = await Promise.all(Array.from({ length: 4 }, () => begin(invoice)))
    expect(new Set(offers.map(offer => JSON.stringify(offer))).size).toBe(1)
    expect(offers[0]).toMatchObject({ state: 'open', amount: '1250.50', received: '0' })
    expect(offers[0]?.qr.path).toMatch(/^M\d/)
    expect(offers[0]?.links[0]?.href).toMatch(/^\/demo\/bank\/pay\//)
    // What the losers of the race had made at the provider is taken back there.
    const { rows } = await test.app.services.db
      .selectFrom('demo_bank_invoices')
      .select(['cancelled'])
      .where('number', '=', invoice)
      .execute()
      .then(rows => ({ rows }))
    expect(rows.filter(({ cancelled }) => !cancelled)).toHaveLength(1)
  })

  it('[REQ-ONLINE-01] is refused for a stranger, a closed invoice, and one whose receipt is being checked', async () => {
    const { invoice } = await raise()
    for (const stranger of ['foreigner', 'mineMember', 'inspector'] as const) {
      expect((await test.refused(stranger, beginPayment, { invoiceid: invoice })).code).toBe('invoice_not_found')
      expect((await test.refused(stranger, checkPayment, { invoiceid: invoice })).code).toBe('invoice_not_found')
    }
    const { data } = await test.call('citizen', getInvoice, { id: invoice })
    await test.upload('citizen', `/invoices/uploadreceipt?invoiceid=${data.id}`, {
      name: 'receipt.pdf',
      type: 'application/pdf',
      bytes: smallPdf(invoice),
    })
    expect((await test.refused('citizen', beginPayment, { invoiceid: invoice })).code).toBe('receipt_present')
    const closed = await raise()
    await test.call('finance', voidInvoice, { invoiceid: closed.invoice, comment: 'Давхардсан' })
    expect((await test.refused('citizen', beginPayment, { invoiceid: closed.invoice })).code).toBe('invoice_closed')
  })
})

describe('a payment', () => {
  it('[REQ-ONLINE-03] settles the invoice once, however often it is called and asked at the same time', async () => {
    const { number, invoice } = await raise()
    await begin(invoice)
    await press(invoice, 'pay')
    const { id, provider_invoice } = await stored(invoice)
    await later(provider_invoice)
    const answers = await Promise.all([call(id), call(id), call(id), check(invoice), check(invoice)])
    expect([answers[0].statusCode, answers[0].body]).toEqual([200, 'SUCCESS'])
    expect(await statusOf(invoice)).toBe(paid)
    const { steps, status } = await stateOf(number)
    expect(steps.filter(({ action }) => action === 'settle_online')).toHaveLength(1)
    expect(status).not.toBe(900)
    const told = (await test.call('citizen', listNotifications, {})).data.filter(
      ({ type, content }) => type === 'request_next' && content.includes(number),
    )
    expect(told).toHaveLength(1)
    expect((await check(invoice))?.state).toBe('paid')
  })

  it('[REQ-ONLINE-03] is not believed when only the call says so', async () => {
    const { number, invoice } = await raise()
    await begin(invoice)
    const { id, provider_invoice } = await stored(invoice)
    await later(provider_invoice)
    // The provider adds what it likes behind the id; made-up ids learn nothing.
    for (const said of [id, `${id}?qpay_payment_id=1&status=PAID`, 'x', '00000000-0000-0000-0000-000000000000'])
      expect((await call(encodeURIComponent(said))).body).toBe('SUCCESS')
    expect(await statusOf(invoice)).toBe(0)
    expect((await stateOf(number)).status).toBe(900)
    expect((await check(invoice))?.state).toBe('open')
  })

  it('[REQ-ONLINE-04] is found by the sweep when nobody calls', async () => {
    const { invoice } = await raise()
    await begin(invoice)
    await press(invoice, 'pay')
    await later((await stored(invoice)).provider_invoice)
    await checkPayments(test.app.services, error => {
      throw error
    })()
    expect(await statusOf(invoice)).toBe(paid)
  })

  it('[REQ-ONLINE-04] waits while the provider is away, and is found afterwards', async () => {
    const { invoice } = await raise()
    await begin(invoice)
    await press(invoice, 'pay')
    const { provider_invoice } = await stored(invoice)
    const away = async (): Promise<never> => {
      throw new Error('connect ECONNREFUSED')
    }
    const payments: PaymentProvider = { create: away, find: away, cancel: away, refund: away }
    const heard: Error[] = []
    await later(provider_invoice)
    await checkPayments({ ...test.app.services, payments }, error => heard.push(error))()
    expect(heard.length).toBeGreaterThan(0)
    expect(await statusOf(invoice)).toBe(0)
    await later(provider_invoice)
    await checkPayments(test.app.services, error => {
      throw error
    })()
    expect(await statusOf(invoice)).toBe(paid)
  })

  it('[REQ-ONLINE-05] of too little keeps the invoice open, tells how much is missing, and the rest settles it', async () => {
    const { invoice } = await raise()
    await begin(invoice)
    await press(invoice, 'short')
    expect(await check(invoice)).toMatchObject({ state: 'short', received: '25000' })
    expect(await statusOf(invoice)).toBe(0)
    await check(invoice)
    const told = (await test.call('citizen', listNotifications, {})).data.filter(({ content }) =>
      content.includes('25,000'),
    )
    expect(told).toHaveLength(1)
    const [row] = (await owed()).filter(one => one.invoice === invoice)
    expect(row).toMatchObject({ state: 'short', owed: '25000' })
    const refused = await test.refused('finance', returnPayment, { id: String(row?.id), way: 'hand', comment: 'x' })
    expect(refused.code).toBe('payment_not_returnable')
    await press(invoice, 'short')
    expect((await check(invoice))?.state).toBe('paid')
    expect(await statusOf(invoice)).toBe(paid)
  })

  it('[REQ-ONLINE-05] of too much settles it; what is too much is noted as transferred, once', async () => {
    const { number, invoice } = await raise()
    await begin(invoice)
    await press(invoice, 'over')
    expect(await check(invoice)).toMatchObject({ state: 'paid', received: '75000' })
    expect(await statusOf(invoice)).toBe(paid)
    const [row] = (await owed()).filter(one => one.invoice === invoice)
    expect(row).toMatchObject({ owed: '25000', by_provider: false, request_number: number })
    expect(await toReturn(invoice)).toHaveLength(1)
    const id = String(row?.id)
    const back = { id, comment: 'Хаан банк, 2026-11-27' }
    expect((await test.refused('finance', returnPayment, { ...back, way: 'provider' })).code).toBe(
      'payment_not_returnable',
    )
    await test.call('finance', returnPayment, { ...back, way: 'hand' })
    expect((await test.refused('finance', returnPayment, { ...back, way: 'hand' })).code).toBe('payment_not_returnable')
    expect((await owed()).filter(one => one.invoice === invoice)).toEqual([])
    expect((await stateOf(number)).steps.map(({ action }) => action)).toContain('return_payment')
  })

  it('[REQ-ONLINE-05] in part counts towards the invoice, and is owed once more comes than it costs or it is closed', async () => {
    const over = await raise()
    await begin(over.invoice)
    await press(over.invoice, 'short')
    expect((await check(over.invoice))?.state).toBe('short')
    expect(await toReturn(over.invoice)).toEqual([])
    await press(over.invoice, 'pay')
    expect(await check(over.invoice)).toMatchObject({ state: 'paid', received: '75000' })
    expect(await toReturn(over.invoice)).toHaveLength(1)
    const closed = await raise()
    await begin(closed.invoice)
    await press(closed.invoice, 'short')
    await check(closed.invoice)
    await test.call('finance', voidInvoice, { invoiceid: closed.invoice, comment: 'Алдаатай' })
    expect((await check(closed.invoice))?.state).toBe('unasked')
    expect(await toReturn(closed.invoice)).toHaveLength(1)
  })

  it('[REQ-ONLINE-05] that comes a second time stands as money to return, once', async () => {
    const { invoice } = await raise()
    await begin(invoice)
    await press(invoice, 'pay')
    expect((await check(invoice))?.state).toBe('paid')
    await press(invoice, 'pay')
    const { id, provider_invoice } = await stored(invoice)
    for (let time = 0; time < 2; time++) {
      await later(provider_invoice)
      await call(id)
    }
    const [row] = (await owed()).filter(one => one.invoice === invoice)
    expect(row).toMatchObject({ state: 'paid', received: '100000', owed: '50000', by_provider: false })
    expect(await toReturn(invoice)).toEqual([`Төлөгчид буцаах төлбөр байна. Нэхэмжлэх: ${invoice}. Дүн: 50,000₮.`])
    expect((await told('inspector')).filter(text => text.includes(invoice))).toEqual([])
  })

  it('[REQ-ONLINE-05] for an invoice that was paid by receipt meanwhile goes back over the provider, once', async () => {
    const { invoice } = await raise()
    await begin(invoice)
    const { data } = await test.call('citizen', getInvoice, { id: invoice })
    await test.upload('citizen', `/invoices/uploadreceipt?invoiceid=${data.id}`, {
      name: 'receipt.pdf',
      type: 'application/pdf',
      bytes: smallPdf(`twice ${invoice}`),
    })
    await test.call('finance', confirmReceipt, { invoiceid: invoice })
    const offer = await press(invoice, 'pay')
    expect((await check(invoice))?.state).toBe('unasked')
    const demo = await inTransaction(test.app.services.db, tx => lockDemoInvoice(tx, String(offer?.id)))
    expect(demo?.cancelled).toBe(true)
    const [row] = (await owed()).filter(one => one.invoice === invoice)
    expect(row).toMatchObject({ state: 'unasked', owed: '50000', by_provider: true })
    const back = { id: String(row?.id), way: 'provider' as const, comment: 'Давхар төлсөн' }
    const pressed = await Promise.all([1, 2].map(() => test.raw('finance', returnPayment, back)))
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409])
    const after = await inTransaction(test.app.services.db, tx => lockDemoInvoice(tx, String(offer?.id)))
    expect(after?.payments.map(({ refunded }) => refunded)).toEqual([true])
  })

  it('[REQ-ONLINE-04] is not waited for once the invoice is void: the offer is taken back', async () => {
    const { invoice } = await raise()
    await begin(invoice)
    await test.call('finance', voidInvoice, { invoiceid: invoice, comment: 'Давхардсан' })
    const { provider_invoice } = await stored(invoice)
    await later(provider_invoice)
    await checkPayments(test.app.services, error => {
      throw error
    })()
    expect((await stored(invoice)).state).toBe('cancelled')
    expect(await press(invoice, 'pay')).toBeNull()
  })

  it('[REQ-ONLINE-04] is asked about each minute at first, and each hour once its offer is a day old', async () => {
    const { invoice } = await raise()
    await begin(invoice)
    const { db } = test.app.services
    const { id } = await stored(invoice)
    const now = Date.now()
    const isDue = async (minutesOld: number, secondsSince: number) => {
      const times = { created_at: new Date(now - minutesOld * 60_000), asked_at: new Date(now - secondsSince * 1000) }
      await db.updateTable('online_payments').set(times).where('id', '=', id).execute()
      return (await inTransaction(db, tx => listDue(tx, new Date(now), 1000))).includes(id)
    }
    expect([await isDue(5, 30), await isDue(5, 60)]).toEqual([false, true])
    const dayOld = 25 * 60
    expect([await isDue(dayOld, 59 * 60), await isDue(dayOld, 60 * 60)]).toEqual([false, true])
    await test.call('finance', voidInvoice, { invoiceid: invoice, comment: 'Давхардсан' })
  })

  it('[REQ-ONLINE-06] is returned by the money desk within its scope alone, with a comment, which the payer reads of', async () => {
    const { number, invoice } = await raise()
    await begin(invoice)
    await press(invoice, 'over')
    await check(invoice)
    const [row] = (await owed()).filter(one => one.invoice === invoice)
    const back = { id: String(row?.id), way: 'hand' as const, comment: 'Шилжүүлсэн' }
    for (const other of ['citizen', 'inspector', 'head'] as const)
      expect((await test.refused(other, returnPayment, back)).code).toBe('not_allowed')
    await test.app.services.db
      .updateTable('staff_grants')
      .set({ category_id: 65 })
      .where('role', '=', 'FINANCE')
      .execute()
    try {
      expect((await test.refused('finance', returnPayment, back)).code).toBe('not_found')
      expect((await owed()).filter(one => one.invoice === invoice)).toEqual([])
    } finally {
      await test.app.services.db
        .updateTable('staff_grants')
        .set({ category_id: null })
        .where('role', '=', 'FINANCE')
        .execute()
    }
    expect((await test.refused('finance', returnPayment, { ...back, comment: ' ' })).code).toBe('invalid_input')
    const payerRead = async () =>
      (await test.call('citizen', listNotifications, {})).data
        .map(({ content }) => content)
        .filter(text => text.includes(invoice) && text.includes('буцаалаа'))
    expect(await payerRead()).toEqual([])
    await test.call('finance', returnPayment, back)
    expect(await payerRead()).toEqual([expect.stringContaining('25,000₮')])
    expect((await stateOf(number)).steps.filter(({ action }) => action === 'return_payment')).toHaveLength(1)
    expect((await test.call('finance', listOnlinePayments, { view: 'all', results: 100 })).data.data).toContainEqual(
      expect.objectContaining({ invoice, received: '75000' }),
    )
  })
})
