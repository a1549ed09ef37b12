// A fee and its receipt: the wrong one comes back with a reason, the right one closes the invoice, nothing is lost between.

import type { OutputOf } from '@khyanalt/contract/call'
import { createInvoice, getInvoice, listInvoices } from '@khyanalt/contract/invoices'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { getCase } from '@khyanalt/contract/review'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { invoiceStateTexts } from '@khyanalt/domain/messages/states'
import { expect } from '@playwright/test'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import { test } from '../fixtures/portal.ts'
import { staffToken } from '../steps/agency.ts'
import { ask, askIfAllowed } from '../steps/calls.ts'
import { signInByNumber } from '../steps/drafts.ts'
import { hold, refuseNext } from '../steps/mishaps.ts'
import { signInAtPortal } from '../steps/people.ts'

const words = invoiceTexts.mn
const desk = staffDecisionTexts.mn
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: smallPdf(encodeURIComponent(name)) })

test('[REQ-INV-05] [REQ-INV-10] [REQ-INV-11] a wrong receipt comes back with a reason, the right one is confirmed', async ({
  somebody,
  look,
}) => {
  const citizen = await somebody({ viewport: { width: 390, height: 844 } })
  const { page, hand } = citizen
  await signInByNumber(citizen, demoPeople.citizen)

  // A second fee is raised, so that two wait.
  const { data: mine } = await ask(page, listMyRequests, { results: 50 })
  const inspector = await staffToken(page, demoStaff.inspector)
  // Of what is in review this inspector sees some only.
  let request: OutputOf<typeof getCase>['request'] | undefined
  for (const { request_number, status } of mine.data) {
    if (request || status <= 0 || status >= 900) continue
    request = (await askIfAllowed(page, getCase, { requestnumber: request_number }, inspector))?.request
  }
  if (!request) throw new Error('Nothing of this citizen is in review.')
  const { gen_id: second } = await ask(
    page,
    createInvoice,
    { request_number: request.request_number, amount: '12500.50', version: request.version },
    inspector,
  )
  const unpaid = (await ask(page, listInvoices, { type: 'unpaid' })).data.data
  const first = unpaid.find(invoice => !invoice.receipt && invoice.gen_id !== second)?.gen_id ?? ''

  await page.goto('/dashboard/invoices')
  const card = (number: string) => page.getByRole('article', { name: `${words.number} ${number}` })
  await expect(card(second)).toContainText('12,500.50₮')
  await expect(page.getByRole('button', { name: words.cardPayment })).toBeDisabled()
  await expect(page.getByText(words.cardUpdating)).toBeVisible()
  await expect(page.getByRole('link', { name: words.taxSiteLink })).toHaveAttribute('href', 'https://etax.mta.mn')
  await look(page, 'invoices')

  // A text is refused before anything is sent; what fails says so; while one file is on its way another one waits.
  const pick = (number: string) => card(number).getByRole('button', { name: new RegExp(words.upload) })
  await hand.attach(pick(first), { name: 'баримт.docx', mimeType: '', buffer: Buffer.from('PK') })
  await expect(card(first).getByRole('alert')).toContainText(formTexts.mn.fileWrongType)
  await refuseNext(page, '**/api/invoices/uploadreceipt*', 'file_infected')
  await hand.attach(pick(first), pdf('буруу.pdf'))
  const failed = words.uploadFailed.replace('{file}', 'буруу.pdf')
  await expect(card(first).getByRole('alert')).toContainText(`${failed}. ${errorTexts.mn.file_infected}`)
  const release = await hold(page, '**/api/invoices/uploadreceipt*')
  await hand.attach(pick(first), pdf('буруу.pdf'))
  await expect(card(first).getByRole('progressbar')).toBeVisible()
  await hand.attach(pick(second), pdf('буруу.pdf'))
  await expect(card(second).getByRole('alert')).toContainText(words.busy)
  release()
  await expect(page.getByText(words.uploaded).first()).toBeVisible()
  await expect(card(first)).toContainText(invoiceStateTexts.mn.waiting)

  // The payer sees the slip alone, takes the receipt off, and then marks both for one transfer.
  await hand.press(card(first).getByRole('button', { name: new RegExp(words.deleteReceipt) }))
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: words.deleteReceipt, exact: true }))
  await expect(page.getByText(words.deleted).first()).toBeVisible()
  await hand.tick(page.getByRole('checkbox', { name: words.selectAll }))
  await expect(page.getByText('62,500.50₮')).toBeVisible()
  await look(page, 'two-marked')
  await hand.attach(page.getByRole('button', { name: new RegExp(words.uploadSelected) }), pdf('хамт.pdf'))
  await expect(card(first)).toContainText(invoiceStateTexts.mn.waiting)
  await expect(card(second)).toContainText(invoiceStateTexts.mn.waiting)
  await expect(card(first)).toContainText(second)
  await look(page, 'one-receipt-for-both')

  // The accountant sees that one file stands behind two invoices, and sends one back.
  const accountant = await somebody()
  await signInAtPortal(accountant, demoStaff.finance)
  await accountant.page.goto('/staff/invoices')
  await accountant.hand.press(accountant.page.getByRole('link', { name: second, exact: true }))
  const notice = desk.same_receipt.split('{')[0] ?? ''
  await expect(accountant.page.getByText(new RegExp(`${notice}${first}`))).toBeVisible()
  await look(accountant.page, 'same-receipt')
  await accountant.hand.press(accountant.page.getByRole('button', { name: desk.send_receipt_back, exact: true }))
  const dialog = accountant.page.getByRole('dialog').or(accountant.page.getByRole('alertdialog'))
  await accountant.hand.type(dialog.getByLabel(new RegExp(desk.reason)), 'Гүйлгээний дүн хүрэхгүй байна')
  await accountant.hand.press(dialog.getByRole('button', { name: desk.send_receipt_back, exact: true }))
  await expect(accountant.page.getByText(desk.done_send_receipt_back.replace('{number}', second)).first()).toBeVisible()

  // The address in the QR code of the paper leads to the invoice, which tells the reason and takes the right receipt.
  await page.goto(`/dashboard/invoices/view/${second}`)
  await expect(page.getByText('Гүйлгээний дүн хүрэхгүй байна', { exact: true })).toBeVisible()
  await look(page, 'one-invoice')
  await hand.attach(pick(second), pdf('зөв.pdf'))
  await expect(card(second)).toContainText(invoiceStateTexts.mn.waiting)
  const { data: sent } = await ask(page, getInvoice, { id: second })
  expect(sent).toMatchObject({ status: 0, reason: null, same_receipt: [] })

  await accountant.page.goto(`/staff/invoices?invoice=${sent.id}`)
  await accountant.hand.press(accountant.page.getByRole('button', { name: desk.confirm_receipt, exact: true }))
  await accountant.hand.press(dialog.getByRole('button', { name: desk.confirm_receipt, exact: true }))
  await expect(accountant.page.getByText(desk.done_confirm_receipt.replace('{number}', second)).first()).toBeVisible()
  await page.goto('/dashboard/invoices')
  await expect(
    page.getByRole('region', { name: words.paid }).getByRole('article', { name: `${words.number} ${second}` }),
  ).toContainText(invoiceStateTexts.mn.paid)

  // Somebody else's number, or none, is told in the words of the documents; one who owes nothing reads so.
  await page.goto('/dashboard/invoices/view/N269999999')
  await expect(page.getByText(words.wrongNumber)).toBeVisible()
  await look(page, 'wrong-number')
})

test('[REQ-INV-07] somebody who owes nothing reads so', async ({ somebody, look }) => {
  const person = await somebody()
  await signInByNumber(person, demoPeople.foreigner)
  await person.page.goto('/dashboard/invoices')
  await expect(person.page.getByText(words.empty)).toBeVisible()
  await expect(person.page.getByText(words.emptyPaid)).toBeVisible()
  await look(person.page, 'no-invoices')
})
