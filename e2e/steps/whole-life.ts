// The main job: one request from the catalogue to a certificate that anybody can check.
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { sentRequestTexts } from '@khyanalt/domain/messages/sent-request'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { demoStaff } from '../../apps/server/seeds/demo/people.ts'
import type { Person } from '../fixtures/portal.ts'
import { decide, openCase, remark } from './agency.ts'
import {
  attachPassport,
  fillApplicant,
  fillProtection,
  fillUnit,
  goOn,
  payInvoice,
  send,
  takeService,
} from './citizen.ts'
import { signInAtPortal, signOn } from './people.ts'

type Cast = {
  readonly somebody: (options?: BrowserContextOptions & { readonly byKeyboard?: boolean }) => Promise<Person>
  readonly look: (page: Page, name: string) => Promise<void>
  readonly options: BrowserContextOptions & { readonly byKeyboard?: boolean }
}

const words = { ...requestTexts.mn, ...requestViewTexts.mn }
const decisions = staffDecisionTexts.mn

/** Plays it; each line is something a person does or sees. */
export const liveWholeLife = async ({ somebody, look, options }: Cast): Promise<void> => {
  const citizen = await somebody(options)
  const { page } = citizen

  // A citizen finds the service and signs in through single sign-on.
  await page.goto('/')
  await look(page, 'home')
  await page.goto('/services')
  await look(page, 'services')
  await page.goto('/services/get/x-ray-licence')
  await look(page, 'service')
  await page.goto('/danlogin')
  await look(page, 'sign-on')
  await signOn(citizen, /Бат-Эрдэнэ/, options)
  await page.waitForURL(/\/dashboard/)
  await look(page, 'dashboard')

  // Takes it and fills the form step by step.
  await page.goto('/services/get/x-ray-licence')
  const number = await takeService(citizen)
  await look(page, 'form-empty')
  await citizen.hand.press(page.getByRole('button', { name: words.next, exact: true }))
  await look(page, 'form-errors')
  await fillApplicant(citizen)
  await goOn(citizen, /Рентген аппарат/)
  await fillUnit(citizen)
  await look(page, 'form-unit')
  await goOn(citizen, /Хамгаалалт, ажилтнууд/)
  await fillProtection(citizen)
  await look(page, 'form-protection')
  await goOn(citizen, /Хавсралт/)
  await attachPassport(citizen)
  await look(page, 'form-files')
  await goOn(citizen, words.check)
  await look(page, 'check-answers')
  await send(citizen, 'submit')
  await look(page, 'sent')
  await citizen.hand.press(page.getByRole('link', { name: sentRequestTexts.mn.toList }))
  await page.waitForURL(/\/dashboard\/list/)
  await look(page, 'list')

  // An inspector receives it and returns it with a remark on one field.
  const inspector = await somebody(options)
  await signInAtPortal(inspector, demoStaff.inspector)
  await look(inspector.page, 'queue')
  await openCase(inspector, number)
  await look(inspector.page, 'case-sent')
  await decide(inspector, 'receive', number)
  await remark(inspector, 'Серийн дугаар', 'Шошгон дээрх дугаартай тулгана уу')
  await look(inspector.page, 'case-remark')
  await decide(inspector, 'return', number)

  // The citizen corrects exactly that and sends it again.
  await page.goto(`/dashboard/services/request/${number}`)
  await expect(page.getByText('Шошгон дээрх дугаартай тулгана уу').first()).toBeVisible()
  await look(page, 'returned')
  await correctSerial(citizen)
  await send(citizen, 'resubmit')

  // The inspector raises an invoice; the citizen attaches the receipt; the accountant confirms it.
  await openCase(inspector, number)
  await look(inspector.page, 'case-second-round')
  await decide(inspector, 'receive', number)
  await decide(inspector, 'agree', number)
  // Before the deciding step the fee is due: the decision waits, and the invoice is the thing to do.
  await expect(inspector.page.getByRole('button', { name: decisions.agree, exact: true })).toBeDisabled()
  await look(inspector.page, 'case-fee-due')
  await decide(inspector, 'raise_invoice', number)
  await page.goto(`/dashboard/services/request/${number}`)
  await look(page, 'invoice')
  await payInvoice(citizen)
  const accountant = await somebody(options)
  await signInAtPortal(accountant, demoStaff.finance)
  await openCase(accountant, number)
  await look(accountant.page, 'case-money')
  await decide(accountant, 'confirm_receipt', number)

  // Handed on, the head of unit approves.
  await openCase(inspector, number)
  await decide(inspector, 'agree', number)
  const head = await somebody(options)
  await signInAtPortal(head, demoStaff.head)
  await openCase(head, number)
  await look(head.page, 'case-decision')
  await decide(head, 'approve', number)

  // A certificate is there, and anybody can check it at the address of its QR code.
  await page.goto(`/dashboard/services/request/${number}`)
  await look(page, 'approved')
  const address = await page.getByRole('link', { name: words.certificateOpen }).getAttribute('href')
  const anybody = await somebody(options)
  await anybody.page.goto(address ?? '')
  await expect(anybody.page.getByText(/Хүчинтэй/).first()).toBeVisible()
  await look(anybody.page, 'certificate')
  const csId = (address ?? '').split('/').at(-1)
  const pdf = await anybody.page.request.get(`/api/certificates/pdf/${csId}`)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

/** Goes to the remarked field, corrects it, and walks to the check step. */
const correctSerial = async (citizen: Person): Promise<void> => {
  const { page, hand } = citizen
  const serial = page.getByRole('textbox', { name: /Серийн дугаар/ })
  for (let step = 0; step < 4 && !(await serial.isVisible()); step++) {
    await hand.press(page.getByRole('button', { name: words.next, exact: true }))
    await page.waitForTimeout(400)
  }
  await hand.type(serial, 'SN-2026-777')
  const check = page.getByRole('heading', { name: words.check })
  for (let step = 0; step < 5 && !(await check.isVisible()); step++) {
    await hand.press(page.getByRole('button', { name: words.next, exact: true }))
    await page.waitForTimeout(600)
  }
  await expect(check).toBeVisible()
}
