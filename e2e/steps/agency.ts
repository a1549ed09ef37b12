// What the agency's people do.
import { portalLogin } from '@khyanalt/contract/auth'
import { createInvoice } from '@khyanalt/contract/invoices'
import { getCase, receiveRequest } from '@khyanalt/contract/review'
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { expect, type Page } from '@playwright/test'
import { demoPassword, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import type { Person } from '../fixtures/portal.ts'
import { ask } from './calls.ts'
import { sendSample } from './drafts.ts'

const decisions = staffDecisionTexts.mn
const cases = staffCaseTexts.mn

/** A token of somebody of the agency, to ask past the screens. */
export const staffToken = async (page: Page, { login_email }: { readonly login_email: string }): Promise<string> =>
  (await ask(page, portalLogin, { email: login_email, password: demoPassword })).access_token

/** Sends a sample as the client who is signed in, and raises a fee for it as the inspector. */
export const sendSampleWithFee = async (page: Page): Promise<{ readonly number: string; readonly invoice: string }> => {
  const number = await sendSample(page)
  const inspector = await staffToken(page, demoStaff.inspector)
  const { request } = await ask(page, getCase, { requestnumber: number }, inspector)
  const { version } = await ask(page, receiveRequest, { request_number: number, version: request.version }, inspector)
  const { gen_id } = await ask(page, createInvoice, { request_number: number, amount: '15000', version }, inspector)
  return { number, invoice: gen_id }
}

/** Opens a case. */
export const openCase = async ({ page }: Person, number: string): Promise<void> => {
  await page.goto(`/staff/requests/${number}`)
  await expect(page.getByRole('heading', { name: new RegExp(number) }).first()).toBeVisible()
}

type Decision = 'receive' | 'agree' | 'return' | 'approve' | 'raise_invoice' | 'confirm_receipt'

/** Presses a decision, confirms its dialog, and waits for what is said about it. */
export const decide = async ({ page, hand }: Person, decision: Decision, number: string): Promise<void> => {
  await hand.press(page.getByRole('button', { name: decisions[decision], exact: true }))
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  const confirm = dialog.getByRole('button', { name: decisions[decision], exact: true })
  const done = page.getByText(decisions[`done_${decision}`].replace('{number}', number)).first()
  // What a colleague holds is asked about first.
  const goOn = dialog.getByRole('button', { name: staffDeskTexts.mn.held_go_on.replace('{act}', decisions[decision]) })
  await expect(goOn.or(decision === 'receive' ? done : confirm)).toBeVisible()
  if (await goOn.isVisible()) await hand.press(goOn)
  if (decision !== 'receive') await hand.press(confirm)
  await expect(done).toBeVisible()
}

/** Writes a remark beside an answer. */
export const remark = async ({ page, hand }: Person, title: string, comment: string): Promise<void> => {
  await hand.press(page.getByRole('button', { name: cases.remark_add_for.replace('{title}', title) }))
  await hand.type(page.getByLabel(cases.remark_text_for.replace('{title}', title)), comment)
  await hand.press(page.getByRole('button', { name: cases.remark_save }))
  await expect(page.getByText(comment).first()).toBeVisible()
}
