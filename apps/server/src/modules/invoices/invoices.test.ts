import {
  confirmReceipt,
  countPayable,
  createInvoice,
  deleteReceipt,
  getInvoice,
  listInvoices,
  listStaffInvoices,
  sendReceiptBack,
  voidInvoice,
} from '@khyanalt/contract/invoices'
import { getServiceForm } from '@khyanalt/contract/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { reviewedRequest, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const raise = async (amount = '50000') => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const version = await versionOf(test, 'inspector', number)
  const { gen_id } = await test.call('inspector', createInvoice, { request_number: number, amount, version })
  const { data } = await test.call('citizen', getInvoice, { id: gen_id })
  return { number, invoice: data }
}
const attach = (id: string, mark = 'receipt') =>
  test.upload('citizen', `/invoices/uploadreceipt?invoiceid=${id}`, {
    name: 'receipt.pdf',
    type: 'application/pdf',
    bytes: smallPdf(mark),
  })
const stateOf = async (number: string) => (await test.call('citizen', getServiceForm, { id: number })).request.status

describe('an invoice', () => {
  it('[REQ-INV-01] [REQ-INV-14] shows number, request, amount, dates and service, and starts unpaid', async () => {
    const { number, invoice } = await raise('1250.50')
    expect(invoice).toMatchObject({
      request_number: number,
      amount: '1250.50',
      status: 0,
      receipt: null,
      form_name: { mn: 'Рентген аппарат ашиглах зөвшөөрөл' },
    })
    expect(invoice.gen_id).toMatch(/^N\d{9}$/)
    expect(await stateOf(number)).toBe(900)
  })

  it('[REQ-INV-08] does not exist for anybody else, nor under a made-up id', async () => {
    const { invoice } = await raise()
    expect(await test.refused('mineMember', getInvoice, { id: invoice.id })).toMatchObject({
      status: 404,
      code: 'invoice_not_found',
    })
    expect((await test.refused('citizen', getInvoice, { id: 'N269999999' })).code).toBe('invoice_not_found')
  })

  it('is refused for an amount that is none, and while another one is open', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const version = await versionOf(test, 'inspector', number)
    for (const amount of ['0', '-5', '1.234', 'abc', '']) {
      const refusal = await test.refused('inspector', createInvoice, { request_number: number, amount, version })
      expect(refusal.code, amount).toBe('amount_invalid')
    }
  })
})

describe('a receipt', () => {
  it('[REQ-INV-02] [REQ-INV-03] [REQ-INV-04] is one PDF, can be taken off while unpaid and attached again', async () => {
    const { invoice } = await raise()
    const picture = await test.upload('citizen', `/invoices/uploadreceipt?invoiceid=${invoice.id}`, {
      name: 'receipt.png',
      type: 'image/png',
      bytes: Buffer.from('PNG'),
    })
    expect(picture.body).toMatchObject({ code: 'file_not_pdf' })
    const first = await attach(invoice.id)
    expect(first.status).toBe(200)
    expect((await attach(invoice.id)).body).toMatchObject({ code: 'receipt_present' })
    await test.call('citizen', deleteReceipt, { invoiceid: invoice.id, name: String(first.body.filename) })
    expect((await attach(invoice.id)).status).toBe(200)
  })

  it('[REQ-AGENCY-07] is confirmed by finance, which brings the request back to its step', async () => {
    const { number, invoice } = await raise()
    expect((await test.refused('finance', confirmReceipt, { invoiceid: invoice.id })).code).toBe('receipt_missing')
    await attach(invoice.id)
    expect((await test.call('finance', confirmReceipt, { invoiceid: invoice.id })).status).toBe(10)
    expect(await stateOf(number)).toBe(1)
    expect((await test.refused('finance', confirmReceipt, { invoiceid: invoice.id })).code).toBe('invoice_closed')
  })

  it('[REQ-AGENCY-08] is sent back with a reason that the payer reads, and a new one may follow', async () => {
    const { number, invoice } = await raise()
    await attach(invoice.id)
    const input = { invoiceid: invoice.id, comment: '' }
    expect((await test.refused('finance', sendReceiptBack, input)).code).toBe('reason_missing')
    await test.call('finance', sendReceiptBack, { ...input, comment: 'Дүн зөрүүтэй байна' })
    const { data } = await test.call('citizen', getInvoice, { id: invoice.id })
    expect(data).toMatchObject({ status: 0, receipt: null, reason: 'Дүн зөрүүтэй байна' })
    expect(await stateOf(number)).toBe(900)
    expect((await attach(invoice.id, 'second')).status).toBe(200)
  })

  it('swapped while finance looked at another one is not confirmed by mistake', async () => {
    const { invoice } = await raise()
    const first = await attach(invoice.id)
    const { data: seen } = await test.call('citizen', getInvoice, { id: invoice.id })
    await test.call('citizen', deleteReceipt, { invoiceid: invoice.id, name: String(first.body.filename) })
    await attach(invoice.id, 'another')
    const refusal = await test.refused('finance', confirmReceipt, { invoiceid: invoice.id, version: seen.version })
    expect(refusal).toMatchObject({ status: 409, code: 'version_conflict' })
  })
})

describe('the lists', () => {
  it('[REQ-INV-06] [REQ-NAV-06] part unpaid from closed invoices, and the badge counts those without a receipt', async () => {
    const before = await test.call('citizen', countPayable, {})
    const { number, invoice } = await raise()
    expect((await test.call('citizen', countPayable, {})).count).toBe(before.count + 1)
    await test.call('finance', voidInvoice, { invoiceid: invoice.id, comment: 'Давхардсан' })
    expect((await test.call('citizen', countPayable, {})).count).toBe(before.count)
    expect(await stateOf(number)).toBe(1)
    const numbers = async (type: 'unpaid' | 'paid') =>
      (await test.call('citizen', listInvoices, { type, pagesize: 100 })).data.data.map(row => row.gen_id)
    expect(await numbers('unpaid')).not.toContain(invoice.gen_id)
    expect(await numbers('paid')).toContain(invoice.gen_id)
  })

  it('show finance who pays, filtered by state and receipt', async () => {
    const { invoice } = await raise()
    await attach(invoice.id)
    const rows = async (hasreceipt: '0' | '1') =>
      (await test.call('finance', listStaffInvoices, { status: 0, hasreceipt, results: 100 })).data.data
    expect((await rows('1')).find(row => row.id === invoice.id)).toMatchObject({ applicant: 'Бат-Эрдэнэ' })
    expect((await rows('0')).map(row => row.id)).not.toContain(invoice.id)
  })
})
