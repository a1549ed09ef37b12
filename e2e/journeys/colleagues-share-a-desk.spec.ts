// Two heads of unit at one desk: each sees the other look, one takes over, stands in, and is handed the rest.
import { assignRequests } from '@khyanalt/contract/assignments'
import { agreeRequest, getCase, receiveRequest } from '@khyanalt/contract/review'
import { absenceTexts } from '@khyanalt/domain/messages/absences'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { expect, type Page } from '@playwright/test'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { type Person, test } from '../fixtures/portal.ts'
import { openCase, staffToken } from '../steps/agency.ts'
import { ask } from '../steps/calls.ts'
import { sendSample, signInByNumber } from '../steps/drafts.ts'
import { signInAtPortal } from '../steps/people.ts'

const desk = staffDeskTexts.mn
const words = absenceTexts.mn
const { head, secondHead } = demoStaff
const counted = (text: string, count: number) =>
  text.replace(/\{count, plural, other \{(.*?)\}\}/, '$1').replace('#', String(count))
const looking = (name: string) => desk.looking.replace('{names}', name)

/** Chooses a colleague, beside whose name a list says more. */
const choose = async ({ page, hand }: Person, label: string, name: string): Promise<void> => {
  const select = page.getByLabel(label, { exact: true })
  const option = select.locator('option', { hasText: name })
  await hand.choose(select, (await option.textContent()) ?? '')
}

/** A request at its last step, held by the second head. */
const heldRequest = async (page: Page): Promise<string> => {
  const request_number = await sendSample(page)
  const inspector = await staffToken(page, demoStaff.inspector)
  const seen = async () => {
    const { request, plan } = await ask(page, getCase, { requestnumber: request_number }, inspector)
    return { request_number, version: request.version, step: request.status, steps: plan.length }
  }
  const { version, steps } = await seen()
  await ask(page, receiveRequest, { request_number, version }, inspector)
  for (let at = 1; at < steps; at++) {
    const { version: next } = await seen()
    await ask(page, agreeRequest, { request_number, version: next }, inspector)
  }
  const own = await staffToken(page, secondHead)
  await ask(page, assignRequests, { requests: [{ request_number, holder: null }], to: secondHead.id }, own)
  return request_number
}

test('[REQ-ASSIGNEE-04] [REQ-ASSIGNEE-05] [REQ-ASSIGNEE-09] colleagues see who looks, take over, stand in and hand over the rest', async ({
  somebody,
  look,
}) => {
  const applicant = await somebody()
  await signInByNumber(applicant, demoPeople.radiologist)
  const numbers = [await heldRequest(applicant.page), await heldRequest(applicant.page)]
  const [first = '', second = ''] = numbers

  const holder = await somebody({ viewport: { width: 1440, height: 900 } })
  await signInAtPortal(holder, secondHead)
  const taker = await somebody({ viewport: { width: 1440, height: 900 } })
  await signInAtPortal(taker, head)
  await openCase(holder, first)
  await expect(holder.page.getByText(looking(head.name))).toHaveCount(0)
  await openCase(taker, first)
  await expect(taker.page.getByText(looking(secondHead.name))).toBeVisible()
  await expect(holder.page.getByText(looking(head.name))).toBeVisible()
  await look(taker.page, 'somebody-looks')
  // Whoever goes to another screen is seen to go, and so is whoever closes the tab.
  await holder.page.goto('/staff/absences')
  await expect(taker.page.getByText(looking(secondHead.name))).toHaveCount(0)

  await taker.hand.press(taker.page.getByRole('button', { name: desk.take_over }))
  const dialog = taker.page.getByRole('dialog')
  await expect(dialog).toContainText(secondHead.name)
  await expect(dialog).toContainText(desk.held_since.split(':')[0] ?? '')
  await look(taker.page, 'take-over')
  await taker.hand.press(dialog.getByRole('button', { name: desk.take_over }))
  await expect(taker.page.getByText(desk.holder_you)).toBeVisible()

  const { page, hand } = holder
  await look(page, 'absences-none')
  await hand.press(page.getByRole('button', { name: words.enter }).first())
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'absence-dialog')
  await hand.press(page.getByRole('button', { name: words.save }))
  await expect(page.getByRole('dialog').getByText(words.missing).first()).toBeVisible()
  const today = await page.getByLabel(words.from).inputValue()
  await hand.type(page.getByLabel(words.to), today)
  await choose(holder, words.deputy, head.name)
  await hand.press(page.getByRole('button', { name: words.save }))
  await expect(page.getByText(words.state_now)).toBeVisible()
  await look(page, 'absences')

  await taker.page.goto('/staff/requests?tab=mine')
  await expect(taker.page.getByText(desk.deputy_for.replace('{name}', secondHead.name))).toBeVisible()
  await look(taker.page, 'queue-of-a-deputy')
  await openCase(taker, second)
  await expect(taker.page.getByText(desk.standing_in.replace('{to}', today))).toBeVisible()
  // Whoever stands in decides without being asked whose it is.
  await taker.hand.press(taker.page.getByRole('button', { name: staffDecisionTexts.mn.approve, exact: true }))
  await expect(taker.page.getByRole('dialog').or(taker.page.getByRole('alertdialog'))).not.toContainText(
    desk.held_go_on.split(':')[0] ?? '',
  )
  await look(taker.page, 'deputy-decides')

  await page.goto('/staff/hand-over')
  await choose(holder, words.hand_to, head.name)
  await expect(page.getByRole('heading', { name: counted(words.hand_goes, 1) })).toBeVisible()
  await look(page, 'hand-over')
  await page.setViewportSize({ width: 360, height: 740 })
  await look(page, 'hand-over')
  await hand.press(page.getByRole('button', { name: counted(words.hand_act, 1) }))
  await look(page, 'hand-over-confirm')
  await hand.press(page.getByRole('dialog').getByRole('button', { name: words.hand_confirm_act }))
  await expect(page.getByText(counted(words.hand_done, 1))).toBeVisible()
  await expect(page.getByText(words.hand_none)).toBeVisible()
  await look(page, 'handed-over')
  await page.goto('/staff/absences')
  await look(page, 'absences')
  await hand.press(page.getByRole('button', { name: words.end_for.replace('{name}', secondHead.name) }))
  await hand.press(page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: words.end }))
  await expect(page.getByText(words.none)).toBeVisible()
})
