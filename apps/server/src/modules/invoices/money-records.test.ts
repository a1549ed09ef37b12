// Bounds of the money desk, and what its acts write down, to the letter.
import {
  confirmReceipt,
  createInvoice,
  deleteReceipt,
  getInvoice,
  listStaffInvoices,
  sendReceiptBack,
  voidInvoice,
} from '@khyanalt/contract/invoices'
import { downloadDailyTotals, getDailyTotals } from '@khyanalt/contract/statements'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { attachReceipt, reviewedRequest, versionOf, waiveFeeOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { addDays, agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { closeUnpaid } from './close-unpaid.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const today = () => agencyDate(new Date())
const raise = async (duedate?: string) => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const version = await versionOf(test, 'inspector', number)
  const asked = { request_number: number, amount: '15000', version, ...(duedate && { duedate }) }
  return { number, asked, invoice: (await test.call('inspector', createInvoice, asked)).gen_id }
}
const events = async (number: string) =>
  test.app.services.db
    .selectFrom('request_events as e')
    .innerJoin('requests as r', 'r.id', 'e.request_id')
    .select(['e.action', 'e.detail', 'e.note'])
    .where('r.request_number', '=', number)
    .orderBy('e.id')
    .execute()

describe('an invoice', () => {
  it('may be due today, and not yesterday', async () => {
    const { invoice } = await raise(today())
    expect((await test.call('citizen', getInvoice, { id: invoice })).data.duedate).toBe(today())
    const number = await reviewedRequest(test, 'citizen', 1)
    const version = await versionOf(test, 'inspector', number)
    const late = { request_number: number, amount: '15000', version, duedate: addDays(today(), -1) }
    expect(await test.refused('inspector', createInvoice, late)).toMatchObject({ code: 'dates_invalid' })
  })

  it('is found by its number, and every one where no number is asked for', async () => {
    const { invoice } = await raise()
    const found = async (number: string) =>
      (await test.call('finance', listStaffInvoices, { number })).data.data.map(({ gen_id }) => gen_id)
    expect(await found(invoice)).toEqual([invoice])
    expect((await found('')).length).toBeGreaterThan(1)
  })
})

describe('a receipt', () => {
  it('is written down with invoice and file as it comes and goes, and cannot be taken off twice', async () => {
    const { number, invoice } = await raise()
    const none = { invoiceid: invoice, name: 'none.pdf' }
    expect(await test.refused('citizen', deleteReceipt, none)).toMatchObject({ code: 'receipt_missing' })
    await attachReceipt(test, 'citizen', invoice)
    const name = (await test.call('citizen', getInvoice, { id: invoice })).data.receipt ?? ''
    expect(await test.refused('citizen', deleteReceipt, none)).toMatchObject({ code: 'receipt_missing' })
    await test.call('citizen', deleteReceipt, { invoiceid: invoice, name })
    const written = (await events(number)).filter(({ action }) => action.endsWith('_receipt'))
    expect(written.map(({ action, detail }) => [action, detail])).toEqual([
      ['upload_receipt', { invoice, file: name }],
      ['delete_receipt', { invoice, file: name }],
    ])
  })

  it('is sent back with a reason, which payer and event log read, and not without one or without a receipt', async () => {
    const { number, invoice } = await raise()
    const back = (comment: string) => ({ invoiceid: invoice, comment })
    expect(await test.refused('finance', sendReceiptBack, back('Дүн зөрсөн'))).toMatchObject({
      code: 'receipt_missing',
    })
    await attachReceipt(test, 'citizen', invoice)
    expect(await test.refused('finance', sendReceiptBack, back(' '))).toMatchObject({ code: 'reason_missing' })
    await test.call('finance', sendReceiptBack, back('Дүн зөрсөн'))
    expect((await events(number)).at(-1)).toEqual({
      action: 'send_receipt_back',
      detail: { invoice },
      note: 'Дүн зөрсөн',
    })
    expect(await test.refused('finance', sendReceiptBack, { ...back('x'), invoiceid: 'N999999999' })).toMatchObject({
      code: 'invoice_not_found',
    })
  })
})

describe('an act on an invoice', () => {
  const stored = (invoice: string) =>
    test.app.services.db
      .selectFrom('invoices as i')
      .innerJoin('requests as r', 'r.id', 'i.request_id')
      .select(['i.state', 'i.closed_by', 'i.closed_at', 'r.expires_on'])
      .where('i.gen_id', '=', invoice)
      .executeTakeFirstOrThrow()

  it('is written down with its number when the receipt is confirmed', async () => {
    const { number, invoice } = await raise()
    await attachReceipt(test, 'citizen', invoice)
    await test.call('finance', confirmReceipt, { invoiceid: invoice })
    const confirmed = (await events(number)).find(({ action }) => action === 'confirm_receipt')
    expect(confirmed?.detail).toEqual({ invoice })
    expect(await stored(invoice)).toMatchObject({ state: 'paid', closed_by: demoStaff.finance.id })
  })

  it('names who waived the fee, and nobody where the night closed it', async () => {
    const waived = await raise()
    await waiveFeeOf(test, waived.number)
    expect(await stored(waived.invoice)).toMatchObject({ state: 'void', closed_by: demoStaff.head.id })
    const night = await raise()
    const { db, clock } = test.app.services
    const { id } = await db
      .selectFrom('requests')
      .select('id')
      .where('request_number', '=', night.number)
      .executeTakeFirstOrThrow()
    await inTransaction(db, tx => closeUnpaid(tx, { clock }, id, 'Хугацаа дууссан'))
    expect(await stored(night.invoice)).toMatchObject({ state: 'void', closed_by: null })
    expect(await inTransaction(db, tx => closeUnpaid(tx, { clock }, id, 'Хугацаа дууссан'))).toBeNull()
  })

  it('gives whose receipt was sent back the full time again, and takes none away', async () => {
    const { invoice } = await raise(addDays(today(), 1))
    const first = (await stored(invoice)).expires_on ?? ''
    const { clock, config } = test.app.services
    const full = addDays(agencyDate(clock.now()), config.EXPIRE_UNPAID_DAYS)
    const sendBack = async () => {
      await attachReceipt(test, 'citizen', invoice)
      await test.call('finance', sendReceiptBack, { invoiceid: invoice, comment: 'Дүн зөрсөн' })
      return (await stored(invoice)).expires_on
    }
    expect(await sendBack()).toBe([first, full].toSorted().at(-1))
    await test.app.services.db
      .updateTable('requests')
      .set({ expires_on: today() })
      .where('state', '=', 'payment')
      .execute()
    expect(await sendBack()).toBe(full)
  })
})

describe('the sums of days', () => {
  it('count each day by itself, and by what was raised, paid and voided', async () => {
    const { db } = test.app.services
    const span = { from: today(), to: today() }
    const before = (await test.call('finance', getDailyTotals, span)).total
    const early = await raise()
    const voided = await raise()
    await test.call('finance', voidInvoice, { invoiceid: voided.invoice, comment: 'Алдаатай' })
    await db
      .updateTable('invoices')
      .set({ created_at: new Date(Date.now() - 3 * 86_400_000) })
      .where('gen_id', '=', early.invoice)
      .execute()
    const after = (await test.call('finance', getDailyTotals, span)).total
    expect(after.raised.count - before.raised.count).toBe(1)
    expect(after.void.count - before.void.count).toBe(1)
    expect(Number(after.void.amount) - Number(before.void.amount)).toBe(15_000)
    const week = await test.call('finance', getDailyTotals, { from: addDays(today(), -5), to: today() })
    expect(week.data.map(({ day, raised }) => [day, raised.count])).toContainEqual([addDays(today(), -3), 1])
    expect(week.total.raised.count).toBe(after.raised.count + 1)
  })

  it('go over a year and a day at most, and never backwards', async () => {
    const from = '2026-01-01'
    const span = (days: number) => ({ from, to: addDays(from, days) })
    await test.call('finance', getDailyTotals, span(366))
    for (const days of [367, -1]) {
      expect(await test.refused('finance', getDailyTotals, span(days))).toMatchObject({ code: 'dates_invalid' })
    }
  })

  it('come as a table whose first column is the day', async () => {
    await raise()
    const token = await test.token('finance')
    const reply = await test.app.http.inject({
      url: `/api${downloadDailyTotals.path}?from=${today()}&to=${today()}&format=csv`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.statusCode).toBe(200)
    const [head = '', ...days] = reply.body.replace('\ufeff', '').trim().split(/\r?\n/)
    expect(head).toMatch(/^"?Огноо/)
    expect(days.some(line => line.includes(today()))).toBe(true)
  })
})
