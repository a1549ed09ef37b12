// The head of unit sets up passkey and app, signs in with the passkey, waives and approves after a proof, and comes back
// by a recovery code, once.
import { agreeRequest, getCase, receiveRequest } from '@khyanalt/contract/review'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { feeTexts } from '@khyanalt/domain/messages/fees'
import { securityTexts } from '@khyanalt/domain/messages/security'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { expect, type Page } from '@playwright/test'
import { demoPassword, demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { appCode } from '../../apps/server/test/app-code.ts'
import { type Person, test } from '../fixtures/portal.ts'
import { laneOf } from '../lanes.ts'
import { openCase, staffToken } from '../steps/agency.ts'
import { ask } from '../steps/calls.ts'
import { makeDraft, sendXRay, services, signInByNumber } from '../steps/drafts.ts'
import { fillRegisters } from '../steps/equipment.ts'
import { signInAtPortal } from '../steps/people.ts'
import { forgetFactors, letProofsGrowOld } from '../steps/second-factor.sql.ts'

const words = securityTexts.mn
const decisions = staffDecisionTexts.mn
const auth = authTexts.mn
const { head } = demoStaff

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
test.afterEach(({}, info) => forgetFactors(laneOf(info.parallelIndex)))

/** A device of the person that verifies its owner by finger, as phones do. */
const addDevice = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** A request of a citizen that nobody paid, received by the inspector. */
const makeUnpaid = async (citizen: Person): Promise<string> => {
  await signInByNumber(citizen, demoPeople.dentist)
  // Whoever kept the registers before may have emptied one.
  await fillRegisters(citizen.page, await makeDraft(citizen.page, services.xRay), ['surveymeter'])
  const number = await sendXRay(citizen.page)
  for (const call of [receiveRequest, agreeRequest]) await stepOn(citizen.page, call, number)
  return number
}

const stepOn = async (page: Page, call: typeof receiveRequest | typeof agreeRequest, number: string) => {
  const inspector = await staffToken(page, demoStaff.inspector)
  const { request } = await ask(page, getCase, { requestnumber: number }, inspector)
  await ask(page, call, { request_number: number, version: request.version }, inspector)
}

/** Gives name and password, and waits for the second step. */
const giveName = async ({ page, hand }: Person): Promise<void> => {
  await page.goto('/portal/login')
  await hand.type(page.getByLabel(auth.email), head.login_email)
  await hand.type(page.getByLabel(auth.password), demoPassword)
  await hand.press(page.getByRole('main').getByRole('button', { name: auth.submit, exact: true }))
  await expect(page.getByRole('heading', { name: words.stepTitle })).toBeFocused()
}

const signOut = async ({ page }: Person): Promise<void> => {
  await page.evaluate('localStorage.clear()')
}

test('[REQ-FACTOR-01] [REQ-FACTOR-08] [REQ-FACTOR-16] a head of unit signs in with a passkey and approves after a proof, and nothing typed is lost', async ({
  somebody,
  look,
}, info) => {
  const lane = laneOf(info.parallelIndex)
  const citizen = await somebody()
  const number = await makeUnpaid(citizen)

  // Passkey and app, each told what is missing first.
  const person = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = person
  await addDevice(page)
  await signInAtPortal(person, head)
  await page.goto('/security')
  await hand.press(page.getByRole('button', { name: words.addPasskey }))
  const dialog = page.getByRole('dialog')
  await hand.press(dialog.getByRole('button', { name: words.makePasskey }))
  await expect(dialog.getByText(words.passkeyNameMissing)).toBeVisible()
  await look(page, 'name-of-the-passkey')
  await hand.type(dialog.getByLabel(words.passkeyName), 'Утас')
  await hand.press(dialog.getByRole('button', { name: words.makePasskey }))
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await look(page, 'recovery-codes')
  const codes = await dialog.getByRole('listitem').allTextContents()
  await hand.press(dialog.getByRole('button', { name: words.codesKept }))
  await expect(page.getByText('Утас', { exact: true })).toBeVisible()

  await hand.press(page.getByRole('button', { name: words.addApp }))
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await look(page, 'app')
  const field = dialog.getByLabel(words.code)
  await hand.type(field, '12')
  await hand.press(dialog.getByRole('button', { name: words.confirm }))
  await expect(dialog.getByText(errorTexts.mn.second_factor_wrong)).toBeVisible()
  await expect(field).toHaveValue('12')
  await hand.type(field, appCode(secret, Date.now()))
  await hand.press(dialog.getByRole('button', { name: words.confirm }))
  await expect(page.getByRole('button', { name: words.replaceApp })).toBeVisible()
  await look(page, 'login-security')

  await signOut(person)
  await giveName(person)
  await look(page, 'second-step')
  await hand.press(page.getByRole('button', { name: words.usePasskey }))
  await expect(page).toHaveURL(/\/staff/)

  // Sixteen minutes later: the reason stays while the passkey proves who is here, and the same press counts.
  await letProofsGrowOld(lane)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openCase(person, number)
  await hand.press(page.getByRole('button', { name: decisions.waive_fee, exact: true }))
  await hand.type(dialog.getByLabel(feeTexts.mn.waive_reason), 'Төсвийн байгууллага')
  await hand.press(dialog.getByRole('button', { name: decisions.waive_fee, exact: true }))
  const proof = page.getByRole('dialog', { name: new RegExp(words.askTitle) })
  await expect(proof).toBeVisible()
  await look(page, 'proof-asked')
  await hand.press(proof.getByRole('button', { name: words.usePasskey }))
  await expect(page.getByText(decisions.done_waive_fee.replace('{number}', number)).first()).toBeVisible()
  await expect(page.getByText(feeTexts.mn.waived_why.replace('{reason}', 'Төсвийн байгууллага'))).toBeVisible()

  // Given up, the proof is asked for again; given, the approval goes through.
  await stepOn(citizen.page, agreeRequest, number)
  await letProofsGrowOld(lane)
  await openCase(person, number)
  await hand.press(page.getByRole('button', { name: decisions.approve, exact: true }))
  const approval = page.getByRole('dialog').filter({ hasText: number }).first()
  await hand.press(approval.getByRole('button', { name: decisions.approve, exact: true }))
  await expect(proof).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(proof).toBeHidden()
  await expect(approval.getByText(errorTexts.mn.step_up_needed)).toBeVisible()
  await hand.press(approval.getByRole('button', { name: decisions.approve, exact: true }))
  await hand.press(proof.getByRole('button', { name: words.usePasskey }))
  await expect(page.getByText(decisions.done_approve.replace('{number}', number)).first()).toBeVisible()

  // A recovery code leads in, once.
  await signOut(person)
  await giveName(person)
  const recover = async () => {
    await hand.press(page.getByRole('button', { name: words.useRecovery }))
    await hand.type(page.getByLabel(words.recovery), codes[0] ?? '')
    await hand.press(page.getByRole('button', { name: words.confirm }))
  }
  await recover()
  await expect(page).toHaveURL(/\/staff/)
  await signOut(person)
  await giveName(person)
  await recover()
  await expect(page.getByText(errorTexts.mn.second_factor_wrong)).toBeVisible()
  await expect(page.getByLabel(words.recovery)).toHaveValue(codes[0] ?? '')
  await look(page, 'recovery-code-used')
})
