// A priced service that nobody paid: who may go on, who may not, and what each of them reads about it.
import { agreeRequest, getCase, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { feeTexts } from '@khyanalt/domain/messages/fees'
import { queueTexts } from '@khyanalt/domain/messages/queue'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { expect, type Page } from '@playwright/test'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { type Person, test } from '../fixtures/portal.ts'
import { decide, openCase, staffToken } from '../steps/agency.ts'
import { ask, askInVain } from '../steps/calls.ts'
import { sendXRay, signInByNumber } from '../steps/drafts.ts'
import { signInAtPortal } from '../steps/people.ts'

const decisions = staffDecisionTexts.mn
const fees = feeTexts.mn
const desk = staffDeskTexts.mn

/** A request of a citizen that nobody paid, received and agreed up to the step before the decision. */
const makeUnpaid = async (citizen: Person): Promise<string> => {
  await signInByNumber(citizen, demoPeople.dentist)
  const { page } = citizen
  const number = await sendXRay(page)
  const inspector = await staffToken(page, demoStaff.inspector)
  for (const call of [receiveRequest, agreeRequest]) {
    const version = await versionOf(page, number, inspector)
    await ask(page, call, { request_number: number, version }, inspector)
  }
  return number
}

test('[REQ-FEE-01] [REQ-FEE-03] [REQ-FEE-04] an unpaid request is held before the decision, and goes on when the head of unit waives its fee', async ({
  somebody,
  look,
}) => {
  const number = await makeUnpaid(await somebody())
  const inspector = await somebody({ viewport: { width: 360, height: 740 } })
  await signInAtPortal(inspector, demoStaff.inspector)
  await inspector.page.goto(`/staff?tab=all&number=${number}`)
  await expect(inspector.page.getByText(`${fees.fee}: 50,000₮`).first()).toBeVisible()
  await look(inspector.page, 'queue-with-fees')

  // The inspector reads what is missing, and no call goes past it either.
  await openCase(inspector, number)
  const why = inspector.page.getByText(fees.holds_agree.replace('{amount}', '50,000₮'))
  await expect(why.first()).toBeVisible()
  const agree = inspector.page.getByRole('button', { name: decisions.agree, exact: true })
  await expect(agree).toBeDisabled()
  await expect(agree).toHaveAccessibleDescription(/50,000₮/)
  const { request } = await ask(inspector.page, getCase, { requestnumber: number })
  const refused = await askInVain(inspector.page, agreeRequest, { request_number: number, version: request.version })
  expect(refused.code).toBe('fee_unsettled')
  await look(inspector.page, 'held-by-fee')

  // The head of unit waives it: without a reason the field says what is missing and the dialog stays.
  const head = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = head
  await signInAtPortal(head, demoStaff.head)
  await openCase(head, number)
  await hand.press(page.getByRole('button', { name: decisions.waive_fee, exact: true }))
  const dialog = page.getByRole('dialog')
  await hand.press(dialog.getByRole('button', { name: decisions.waive_fee, exact: true }))
  await expect(dialog.getByText(fees.waive_missing)).toBeVisible()
  await expect(dialog.getByLabel(fees.waive_reason)).toBeFocused()
  await hand.type(dialog.getByLabel(fees.waive_reason), 'Төсвийн байгууллага')
  await look(page, 'waive')
  await hand.press(dialog.getByRole('button', { name: decisions.waive_fee, exact: true }))
  await expect(page.getByText(decisions.done_waive_fee.replace('{number}', number)).first()).toBeVisible()
  await expect(page.getByText(fees.waived_why.replace('{reason}', 'Төсвийн байгууллага'))).toBeVisible()

  // Handed on and approved, both dialogs show that nobody paid.
  await openCase(inspector, number)
  await inspector.hand.press(agree)
  const waived = fees.state_waived.replace('{amount}', '50,000₮')
  await expect(inspector.page.getByRole('dialog').getByText(waived)).toBeVisible()
  await inspector.page.keyboard.press('Escape')
  await decide(inspector, 'agree', number)
  await openCase(head, number)
  await hand.press(page.getByRole('button', { name: decisions.approve, exact: true }))
  await expect(dialog.getByText(waived)).toBeVisible()
  await look(page, 'approve-waived')
  await hand.press(dialog.getByRole('button', { name: decisions.approve, exact: true }))
  await expect(page.getByText(decisions.done_approve.replace('{number}', number)).first()).toBeVisible()
})

test('[REQ-FEE-08] [REQ-FEE-09] a rejection asks for its reason at one field and keeps it, and a request is offered to those alone who may act', async ({
  somebody,
  look,
}) => {
  const number = await makeUnpaid(await somebody())
  const head = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = head
  await signInAtPortal(head, demoStaff.head)
  await openCase(head, number)
  await hand.press(page.getByRole('button', { name: decisions.reject, exact: true }))
  // The inspector holds it, and the head is asked about that first.
  await hand.press(page.getByRole('button', { name: staffDeskTexts.mn.held_go_on.replace('{act}', decisions.reject) }))
  const dialog = page.getByRole('alertdialog')
  const reason = dialog.getByLabel(decisions.reject_reason)
  await hand.press(dialog.getByRole('button', { name: decisions.reject, exact: true }))
  await expect(dialog.getByText(decisions.reject_missing)).toBeVisible()
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAttribute('aria-required', 'true')
  await look(page, 'reject-without-reason')

  // Somebody was faster: the refusal stands in the dialog and the reason is still there.
  await hand.type(reason, 'Байршил нь хориглосон бүсэд байна')
  const inspector = await staffToken(page, demoStaff.inspector)
  const { request } = await ask(page, getCase, { requestnumber: number }, inspector)
  const comments = [{ title: 'Хаяг', comment: 'Хаягаа тодруулна уу' }]
  const seen = { request_number: number, version: request.version }
  await ask(page, returnRequest, { ...seen, comments }, inspector)
  await hand.press(dialog.getByRole('button', { name: decisions.reject, exact: true }))
  await expect(dialog.getByText(decisions.conflict)).toBeVisible()
  await expect(reason).toHaveValue('Байршил нь хориглосон бүсэд байна')
  await page.keyboard.press('Escape')

  // Of what waits for an inspector, no head of unit can be made the holder.
  const waiting = await makeUnpaid(await somebody())
  await page.goto('/staff?tab=all')
  await hand.tick(page.getByRole('checkbox', { name: desk.select_row.replace('{number}', waiting) }))
  await hand.press(
    page.getByRole('region', { name: queueTexts.mn.acts }).getByRole('button', { name: queueTexts.mn.column_assignee }),
  )
  await hand.press(page.getByRole('menuitem', { name: queueTexts.mn.act_assign, exact: true }))
  const people = page.getByRole('dialog').getByLabel(queueTexts.mn.assign_to).getByRole('option')
  await expect(people.filter({ hasText: demoStaff.inspector.name })).toHaveCount(1)
  await expect(people.filter({ hasText: demoStaff.head.name })).toHaveCount(0)
  await look(page, 'assign')
})

const versionOf = async (page: Page, number: string, token: string): Promise<number> =>
  (await ask(page, getCase, { requestnumber: number }, token)).request.version
