// When the provider of payments is asked, and what comes of it that is absent, away or over.
import { createInvoice, voidInvoice } from '@khyanalt/contract/invoices'
import { listNotifications } from '@khyanalt/contract/notifications'
import { beginPayment, checkPayment, listOnlinePayments, returnPayment } from '@khyanalt/contract/online-payments'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { reviewedRequest, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { pressPayment } from '../../external/demo-bank.ts'
import type { PaymentProvider } from '../../external/payment-provider.ts'
import { askProvider } from './ask-provider.ts'
import { checkPayments } from './check-payments.job.ts'

let test: TestApp
/** The provider that the demo brings. */
let provider: PaymentProvider
beforeAll(async () => {
  test = await openTestApp()
  if (!test.app.services.payments) throw new Error('the demo brings a provider')
  provider = test.app.services.payments
})
afterAll(() => test.close())

const raise = async () => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const version = await versionOf(test, 'inspector', number)
  const asked = { request_number: number, amount: '50000', version }
  const { gen_id } = await test.call('inspector', createInvoice, asked)
  await test.call('citizen', beginPayment, { invoiceid: gen_id })
  return gen_id
}
const stored = (invoice: string) =>
  test.app.services.db
    .selectFrom('online_payments as p')
    .innerJoin('invoices as i', 'i.id', 'p.invoice_id')
    .selectAll('p')
    .where('i.gen_id', '=', invoice)
    .executeTakeFirstOrThrow()
const press = async (invoice: string, act: string) =>
  pressPayment(test.app.services.db, (await stored(invoice)).provider_invoice, act)
const check = async (invoiceid: string) => (await test.call('citizen', checkPayment, { invoiceid })).data
/** Lets the time pass after which the sweep asks again. */
const later = () =>
  test.app.services.db
    .updateTable('online_payments')
    .set({ asked_at: new Date(Date.now() - 7_200_000) })
    .execute()

it('nobody is asked about an offer that does not exist, or was taken back', async () => {
  const { services } = test.app
  const find = vi.spyOn(provider, 'find')
  expect(await askProvider(services, provider, uuidv7())).toBeNull()
  const invoice = await raise()
  await test.call('finance', voidInvoice, { invoiceid: invoice, comment: 'Давхардсан' })
  await later()
  await checkPayments(services, error => {
    throw error
  })()
  const { id, state } = await stored(invoice)
  expect(state).toBe('cancelled')
  find.mockClear()
  expect(await askProvider(services, provider, id)).toMatchObject({ id, state: 'cancelled' })
  expect(await check(invoice)).toBeNull()
  expect(find).not.toHaveBeenCalled()
  find.mockRestore()
})

it('[REQ-ONLINE-05] a payer is told of a part at once, and not again when nothing more has come', async () => {
  const invoice = await raise()
  const told = async () =>
    (await test.call('citizen', listNotifications, {})).data.filter(({ content }) => content.includes(invoice)).length
  const before = await told()
  await press(invoice, 'short')
  await check(invoice)
  expect(await told()).toBe(before + 1)
  await check(invoice)
  expect(await told()).toBe(before + 1)
})

it('a provider that fails three times in a row is left alone until the next run', async () => {
  for (let made = 0; made < 5; made++) await raise()
  await later()
  const away = vi.fn(async (): Promise<never> => {
    throw new Error('connect ECONNREFUSED')
  })
  const failures: Error[] = []
  const payments: PaymentProvider = { create: away, find: away, cancel: away, refund: away }
  await checkPayments({ ...test.app.services, payments }, error => failures.push(error))()
  expect(failures).toHaveLength(3)
})

it('the time at which an offer was paid is written down, and none before', async () => {
  const invoice = await raise()
  await press(invoice, 'short')
  await check(invoice)
  expect(await stored(invoice)).toMatchObject({ state: 'short', closed_at: null })
  await press(invoice, 'short')
  await check(invoice)
  expect(await stored(invoice)).toMatchObject({ state: 'paid', closed_at: expect.any(Date) })
})

it('however often somebody calls, the provider is asked once in three seconds', async () => {
  const invoice = await raise()
  const { id } = await stored(invoice)
  await later()
  const find = vi.spyOn(provider, 'find')
  for (let time = 0; time < 3; time++) await test.app.http.inject(`/api/invoices/qpay/callback?id=${id}`)
  expect(find).toHaveBeenCalledTimes(1)
  find.mockRestore()
})

it('[REQ-ONLINE-06] money that the provider refuses to give back stays to be returned', async () => {
  const invoice = await raise()
  await test.call('finance', voidInvoice, { invoiceid: invoice, comment: 'Алдаатай' })
  await press(invoice, 'pay')
  expect((await check(invoice))?.state).toBe('unasked')
  const owed = async () =>
    (await test.call('finance', listOnlinePayments, { view: 'owed', results: 100 })).data.data.find(
      row => row.invoice === invoice,
    )
  const back = { id: String((await owed())?.id), way: 'provider' as const, comment: 'Буцаалт' }
  const refund = vi.spyOn(provider, 'refund').mockRejectedValueOnce(new Error('refused'))
  expect((await test.refused('finance', returnPayment, back)).code).toBe('payment_provider_away')
  expect(await owed()).toMatchObject({ owed: '50000' })
  await test.call('finance', returnPayment, back)
  expect(await owed()).toBeUndefined()
  expect(refund).toHaveBeenCalledTimes(2)
  refund.mockRestore()
})

it('[REQ-ONLINE-01] without a provider nothing is offered', async () => {
  const invoice = await raise()
  const { services } = test.app
  const { payments } = services
  Object.assign(services, { payments: null })
  try {
    expect((await test.refused('citizen', beginPayment, { invoiceid: invoice })).code).toBe('payment_provider_away')
  } finally {
    Object.assign(services, { payments })
  }
})
