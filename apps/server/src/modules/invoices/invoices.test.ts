import {
  confirmReceipt,
  createInvoice,
  deleteReceipt,
  getInvoice,
  getInvoicePdf,
  getPaymentWays,
  listInvoices,
  listStaffInvoices,
  sendReceiptBack,
  showReceipt,
  voidInvoice,
} from '@khyanalt/contract/invoices'
import { listNotifications } from '@khyanalt/contract/notifications'
import { countPayable } from '@khyanalt/contract/payable-count'
import { getServiceForm } from '@khyanalt/contract/requests'
import { getCase } from '@khyanalt/contract/review'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccount } from '../../../seeds/demo/agency.ts'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { reviewedRequest, versionOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { claimUpload, releaseUpload } from '../files/files.sql.ts'
import { sendNotificationMail } from '../notifications/send-notification-mail.job.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ environment: { TAX_SITE_URL: 'https://tax.example' } })
})
afterAll(() => test.close())

const raise = async (amount = '50000', owner: DemoPerson = 'citizen') => {
  const number = await reviewedRequest(test, owner, 1)
  const version = await versionOf(test, 'inspector', number)
  const { gen_id } = await test.call('inspector', createInvoice, { request_number: number, amount, version })
  const { data } = await test.call(owner, getInvoice, { id: gen_id })
  return { number, invoice: data }
}
const receiptOf = async (id: string) => (await test.call('citizen', getInvoice, { id })).data.receipt
const attach = (id: string, mark = `receipt of ${id}`, as: DemoPerson = 'citizen') =>
  test.upload(as, `/invoices/uploadreceipt?invoiceid=${id}`, {
    name: 'receipt.pdf',
    type: 'application/pdf',
    bytes: smallPdf(mark),
  })
/** The number of another invoice, or of none. */
const offByOne = (number: string) => `N${String(Number(number.slice(1)) + 1).padStart(9, '0')}`
const toldOf = async (as: DemoPerson, invoice: string) =>
  (await test.call(as, listNotifications, {})).data.filter(({ content }) => content.includes(invoice))
const stateOf = async (number: string) => (await test.call('citizen', getServiceForm, { id: number })).request.status

describe('an invoice', () => {
  it('[REQ-INV-14] [CON-071] shows number, request, amount, dates and service, and starts unpaid', async () => {
    const { number, invoice } = await raise('1250.50')
    expect(invoice).toMatchObject({
      request_number: number,
      amount: '1250.50',
      status: 0,
      receipt: null,
      form_name: { mn: 'Рентген аппарат ашиглах зөвшөөрөл' },
    })
    expect(invoice.gen_id).toMatch(/^N\d{9}$/)
    const [raised, due] = [new Date(invoice.cdate), new Date(`${invoice.duedate}T00:00:00Z`)]
    expect(agencyDate(raised)).toBe(agencyDate(new Date()))
    expect((due.getTime() - new Date(`${agencyDate(raised)}T00:00:00Z`).getTime()) / 86_400_000).toBe(14)
    expect(await stateOf(number)).toBe(900)
  })

  it('[REQ-PAYCARD-03] is mailed with its payment card, until there is a receipt', async () => {
    const { invoice } = await raise('75000.50')
    const { account } = await test.call('citizen', getPaymentWays, {})
    const [message] = await toldOf('citizen', invoice.gen_id)
    const mailed = async () => {
      const texts: string[] = []
      const mailer = { send: async ({ text }: { readonly text: string }) => void texts.push(text) }
      const services = { ...test.app.services, mailer } as unknown as typeof test.app.services
      await inTransaction(services.db, tx => tx.updateTable('notifications').set({ mailed_at: null }).execute())
      await sendNotificationMail(services)({ notificationId: message?.id ?? '' }, { attempt: 1 } as never)
      return texts.join()
    }
    const text = await mailed()
    for (const line of [
      `Гүйлгээний утга: ${invoice.gen_id}`,
      `Дансны дугаар: ${account?.number}`,
      'Төлөх дүн: 75,000.50₮',
      `Төлөх хугацаа: ${invoice.duedate}`,
    ]) {
      expect(text).toContain(line)
    }
    await attach(invoice.id)
    expect(await mailed()).not.toContain('Гүйлгээний утга')
  })

  it('[REQ-INV-08] does not exist for anybody else, nor under a made-up id', async () => {
    const { invoice } = await raise()
    expect(await test.refused('mineMember', getInvoice, { id: invoice.id })).toMatchObject({
      status: 404,
      code: 'invoice_not_found',
      message: 'Нэхэмжлэхийн дугаар буруу байна. Шалгаад дахин оролдоно уу.',
      message_en: 'The invoice number is wrong. Please check and try again.',
    })
    for (const id of ['N269999999', offByOne(invoice.gen_id), 'N1', "' or 1=1 --", '\u0000', 'үгүй']) {
      expect((await test.refused('citizen', getInvoice, { id })).code, id).toBe('invoice_not_found')
      expect((await test.refused('citizen', getInvoicePdf, { id })).code, id).toBe('invoice_not_found')
    }
    const foreign = await attach(invoice.id, 'receipt', 'mineMember')
    expect([foreign.status, foreign.body.code]).toEqual([404, 'invoice_not_found'])
  })

  it('[CON-071] is one at a time, of an amount that is one', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const version = await versionOf(test, 'inspector', number)
    for (const amount of ['0', '-5', '1.234', 'abc', '']) {
      const refusal = await test.refused('inspector', createInvoice, { request_number: number, amount, version })
      expect(refusal.code, amount).toBe('amount_invalid')
    }
    await test.call('inspector', createInvoice, { request_number: number, amount: '10', version })
    const open = { request_number: number, amount: '10', version: await versionOf(test, 'inspector', number) }
    expect((await test.refused('inspector', createInvoice, open)).status).toBe(409)
    expect((await test.call('finance', getCase, { requestnumber: number })).invoices).toHaveLength(1)
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
    // [REQ-INV-13] The check is that of every file: of its bytes.
    const called = await test.upload('citizen', `/invoices/uploadreceipt?invoiceid=${invoice.id}`, {
      name: 'receipt.pdf',
      type: 'application/pdf',
      bytes: Buffer.from('a picture that is called PDF'),
    })
    expect(called.body).toMatchObject({ code: 'file_not_pdf' })
    const first = await attach(invoice.id)
    expect(first.status).toBe(200)
    expect((await attach(invoice.id)).body).toMatchObject({ code: 'receipt_present' })
    await test.call('citizen', deleteReceipt, { invoiceid: invoice.id, name: String(first.body.filename) })
    expect((await attach(invoice.id)).status).toBe(200)
  })

  it('[REQ-INV-05] waits for another upload of its payer', async () => {
    const { invoice } = await raise()
    const { db, clock } = test.app.services
    const claim = { userId: demoPeople.citizen.id, uploadId: '01900000-0000-7000-8000-0000000000f2' }
    await inTransaction(db, tx => claimUpload(tx, claim, clock.now(), new Date(0)))
    const { status, body } = await attach(invoice.id)
    expect([status, body.code, body.message]).toEqual([409, 'upload_running', expect.stringContaining('хүлээ')])
    await inTransaction(db, tx => releaseUpload(tx, claim))
    expect((await attach(invoice.id)).status).toBe(200)
  })

  it('[REQ-INV-05] that comes twice at once is kept once', async () => {
    const { invoice } = await raise()
    const [one, other] = await Promise.all([attach(invoice.id), attach(invoice.id)])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    expect(['upload_running', 'receipt_present']).toContain((one.status === 200 ? other : one).body.code)
    expect((await test.call('citizen', getInvoice, { id: invoice.id })).data.version).toBe(2)
  })

  it('used for another invoice is pointed out, to the payer for the own ones, to the money desk for all', async () => {
    const [first, second] = [(await raise()).invoice, (await raise()).invoice]
    const company = await raise('50000', 'hospitalAdmin')
    await attach(first.id, 'one transfer')
    await attach(company.invoice.id, 'one transfer', 'hospitalAdmin')
    expect((await attach(second.id, 'one transfer')).body.same_receipt).toEqual([first.gen_id])
    const seen = async (id: string) => (await test.call('citizen', getInvoice, { id })).data.same_receipt
    expect(await seen(first.id)).toEqual([second.gen_id])
    const desk = (await test.call('finance', listStaffInvoices, { hasreceipt: '1', results: 100 })).data.data
    expect(desk.find(({ id }) => id === second.id)?.same_receipt).toEqual([first.gen_id, company.invoice.gen_id])
    const { invoices } = await test.call('finance', getCase, { requestnumber: company.number })
    expect(invoices[0]?.same_receipt).toEqual([first.gen_id, second.gen_id])
    // A receipt that was taken off no longer pays for anything.
    await test.call('citizen', deleteReceipt, {
      invoiceid: second.id,
      name: String((await receiptOf(second.id)) ?? ''),
    })
    expect(await seen(first.id)).toEqual([])
  })

  it('is neither taken by a closed invoice nor taken off it', async () => {
    const { invoice } = await raise()
    const { body } = await attach(invoice.id)
    await test.call('finance', confirmReceipt, { invoiceid: invoice.id })
    expect((await attach(invoice.id)).body.code).toBe('invoice_closed')
    const input = { invoiceid: invoice.id, name: String(body.filename) }
    expect((await test.refused('citizen', deleteReceipt, input)).code).toBe('invoice_closed')
    expect((await test.call('citizen', showReceipt, { name: input.name })).url).toContain(input.name)
    expect((await test.refused('mineMember', showReceipt, { name: input.name })).code).toBe('file_not_found')
  })

  it('[CON-140] [REQ-INV-12] [REQ-AGENCY-07] is told to the payer alone, and confirmed by finance, which brings the request back to its step', async () => {
    const { number, invoice } = await raise()
    expect(await stateOf(number)).toBe(900)
    const raised = await toldOf('citizen', invoice.gen_id)
    expect(raised).toMatchObject([{ type: 'invoice_received', url: `/dashboard/services/request/${number}` }])
    for (const other of ['mineMember', 'inspector', 'finance'] as const) {
      expect(await toldOf(other, invoice.gen_id), other).toEqual([])
    }
    expect((await test.refused('finance', confirmReceipt, { invoiceid: invoice.id })).code).toBe('receipt_missing')
    await attach(invoice.id)
    expect((await test.call('finance', confirmReceipt, { invoiceid: invoice.id })).status).toBe(10)
    expect(await stateOf(number)).toBe(1)
    expect((await test.refused('finance', confirmReceipt, { invoiceid: invoice.id })).code).toBe('invoice_closed')
  })

  it('[CON-140] [REQ-AGENCY-08] [REQ-INV-01] is sent back with a reason that the payer reads, and a new one may follow', async () => {
    const { number, invoice } = await raise()
    await attach(invoice.id)
    const input = { invoiceid: invoice.id, comment: '' }
    expect((await test.refused('finance', sendReceiptBack, input)).code).toBe('reason_missing')
    await test.call('finance', sendReceiptBack, { ...input, comment: 'Дүн зөрүүтэй байна' })
    const { data } = await test.call('citizen', getInvoice, { id: invoice.id })
    expect(data).toMatchObject({ status: 0, receipt: null, reason: 'Дүн зөрүүтэй байна' })
    expect(await stateOf(number)).toBe(900)
    const [told] = await toldOf('citizen', invoice.gen_id)
    expect(told?.content).toContain('Дүн зөрүүтэй байна')
    for (const other of ['mineMember', 'inspector'] as const) {
      expect(await toldOf(other, invoice.gen_id), other).toEqual([])
    }
    expect((await attach(invoice.id, 'second')).status).toBe(200)
    // Voided it is 20, and the request is at its step, where another may be raised.
    await test.call('finance', voidInvoice, { invoiceid: invoice.id, comment: 'Давхардсан' })
    expect((await test.call('citizen', getInvoice, { id: invoice.id })).data.status).toBe(20)
    expect(await stateOf(number)).toBe(1)
    const version = await versionOf(test, 'inspector', number)
    const again = await test.call('inspector', createInvoice, { request_number: number, amount: '40000', version })
    expect(again.gen_id).not.toBe(invoice.gen_id)
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

describe('paying', () => {
  it('[REQ-INV-09] [CON-144] names the account and the site of the tax authority as configured', async () => {
    expect(await test.call('citizen', getPaymentWays, {})).toMatchObject({
      tax_site: 'https://tax.example',
      account: demoAccount,
    })
    expect((await test.refused(null, getPaymentWays, {})).code).toBe('not_signed_in')
  })

  it('has a PDF for the payer alone', async () => {
    const { invoice } = await raise()
    const read = async (as: DemoPerson) =>
      test.app.http.inject({
        url: `/api/invoices/pdf?id=${invoice.gen_id}`,
        headers: { authorization: `Bearer ${await test.token(as)}` },
      })
    const pdf = await read('citizen')
    expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await read('mineMember')).statusCode).toBe(404)
  })
})

describe('the lists', () => {
  it('tells what is past its day, and stops telling when a receipt is there', async () => {
    const { invoice } = await raise()
    await inTransaction(test.app.services.db, tx =>
      tx.updateTable('invoices').set({ due_on: '2020-01-01' }).where('id', '=', invoice.id).execute(),
    )
    const overdue = async () => (await test.call('citizen', getInvoice, { id: invoice.id })).data.overdue
    expect(await overdue()).toBe(true)
    await attach(invoice.id)
    expect(await overdue()).toBe(false)
  })

  it('[REQ-INV-07] [CON-008] are empty for somebody who owes nothing, hold twenty a page, and turn no made-up pages', async () => {
    for (const type of ['unpaid', 'paid'] as const) {
      expect((await test.call('foreigner', listInvoices, { type })).data).toEqual({ data: [], per_page: 20, total: 0 })
    }
    for (const input of [{ page: 0 }, { page: 1e12 }, { pagesize: 1000 }, { type: 'all' }]) {
      expect((await test.raw('citizen', listInvoices, input)).status, JSON.stringify(input)).toBe(400)
    }
  })

  it('[CON-142] [REQ-INV-06] [REQ-NAV-06] part unpaid from closed invoices, and the badge counts those without a receipt', async () => {
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
    const { invoice: paid } = await raise()
    const { body } = await attach(paid.id)
    expect((await test.call('citizen', countPayable, {})).count).toBe(before.count)
    // Until the receipt is confirmed it is unpaid all the same.
    expect(await numbers('unpaid')).toContain(paid.gen_id)
    await test.call('citizen', deleteReceipt, { invoiceid: paid.id, name: String(body.filename) })
    expect((await test.call('citizen', countPayable, {})).count).toBe(before.count + 1)
    await attach(paid.id, 'the right one')
    await test.call('finance', confirmReceipt, { invoiceid: paid.id })
    expect((await test.call('citizen', countPayable, {})).count).toBe(before.count)
    expect(await numbers('unpaid')).not.toContain(paid.gen_id)
    expect(await numbers('paid')).toContain(paid.gen_id)
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
