// What the agency's people do.
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { expect } from '@playwright/test'
import type { Person } from '../fixtures/portal.ts'

const decisions = staffDecisionTexts.mn
const cases = staffCaseTexts.mn

/** Opens a case. */
export const openCase = async ({ page }: Person, number: string): Promise<void> => {
  await page.goto(`/staff/requests/${number}`)
  await expect(page.getByRole('heading', { name: new RegExp(number) }).first()).toBeVisible()
}

type Decision = 'receive' | 'agree' | 'return' | 'approve' | 'raise_invoice' | 'confirm_receipt'

/** Presses a decision, confirms its dialog, and waits for what is said about it. */
export const decide = async ({ page, hand }: Person, decision: Decision, number: string): Promise<void> => {
  await hand.press(page.getByRole('button', { name: decisions[decision], exact: true }))
  if (decision !== 'receive') {
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await hand.press(dialog.getByRole('button', { name: decisions[decision], exact: true }))
  }
  await expect(page.getByText(decisions[`done_${decision}`].replace('{number}', number)).first()).toBeVisible()
}

/** Writes a remark beside an answer. */
export const remark = async ({ page, hand }: Person, title: string, comment: string): Promise<void> => {
  await hand.press(page.getByRole('button', { name: cases.remark_add_for.replace('{title}', title) }))
  await hand.type(page.getByLabel(cases.remark_text_for.replace('{title}', title)), comment)
  await hand.press(page.getByRole('button', { name: cases.remark_save }))
  await expect(page.getByText(comment).first()).toBeVisible()
}
