// What nobody pays is warned of, closed at night, and told to its owner with the way to begin anew.
import { getServiceForm } from '@khyanalt/contract/requests'
import { bellTexts } from '@khyanalt/domain/messages/bell'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { requestCourseTexts } from '@khyanalt/domain/messages/request-course'
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { requestStateTexts } from '@khyanalt/domain/messages/states'
import { notificationEvents } from '@khyanalt/domain/notifications/notification-events'
import { expect } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { addDays } from '../../apps/server/src/clock.ts'
import { test } from '../fixtures/portal.ts'
import { laneOf } from '../lanes.ts'
import { sendSampleWithFee } from '../steps/agency.ts'
import { ask } from '../steps/calls.ts'
import { signInByNumber } from '../steps/drafts.ts'
import { runNight } from '../steps/night.ts'

const lists = dashboardTexts.mn

test('[CON-065] an unpaid request is warned of, expires at night, and says so to its owner', async ({
  somebody,
  look,
}, info) => {
  const lane = laneOf(info.parallelIndex)
  const owner = await somebody({ viewport: { width: 390, height: 844 } })
  const { page, hand } = owner
  await signInByNumber(owner, demoPeople.mineMember)
  const { number } = await sendSampleWithFee(page)
  const { request, invoice } = await ask(page, getServiceForm, { id: number })
  const last = request.expires_on ?? ''
  expect(last).toMatch(/^\d{4}-\d{2}-\d{2}$/)

  // Found on a phone: the filters wait behind a button, and what is in force can be taken away beside it.
  await page.goto('/dashboard/list')
  const filters = page.getByRole('button', { name: new RegExp(`^${lists.filters}( \\(\\d+\\))?$`) })
  const status = page.locator('select[name=status]')
  await expect(status).toBeHidden()
  await hand.press(filters)
  await hand.choose(status, requestStateTexts.mn.payment)
  await hand.press(page.getByRole('button', { name: lists.search, exact: true }))
  await expect(filters).toHaveAccessibleName(`${lists.filters} (1)`)
  await expect(filters).toBeFocused()
  await expect(status).toBeHidden()
  const chip = page.getByRole('button', { name: `${lists.filterStatus}: ${requestStateTexts.mn.payment}` })
  await expect(chip).toBeVisible()
  await look(page, 'filters-in-force')
  await expect(page.getByRole('link', { name: number }).first()).toBeVisible()
  await hand.press(chip)
  await expect(page).not.toHaveURL(/status=/)
  await expect(filters).toHaveAccessibleName(lists.filters)

  await page.goto(`/dashboard/services/request/${number}`)
  await expect(page.getByText(requestViewTexts.mn.invoiceHelp)).toBeVisible()

  // A week before, the bell rings on the page that is open.
  await runNight(lane, 'warn-before-expiry', addDays(last, -7))
  const bell = page.getByRole('button', { name: bellTexts.mn.bell })
  await expect(bell).toHaveAccessibleName(/\d/)
  await hand.press(bell)
  const warning = notificationEvents.payment_near.sentence.mn
    .replace('{number}', number)
    .replace('{invoice}', invoice?.gen_id ?? '')
    .replace('{due}', invoice?.duedate ?? '')
    .replace('{date}', last)
  await expect(page.getByText(warning)).toBeVisible()

  // The last day itself is still the owner's.
  await runNight(lane, 'expire-requests', last)
  await page.reload()
  await expect(page.getByText(requestViewTexts.mn.invoiceHelp)).toBeVisible()
  await runNight(lane, 'expire-requests', addDays(last, 1))
  await page.reload()
  await expect(page.getByText(requestCourseTexts.mn.next_expired)).toBeVisible()
  const ended = page.getByText(requestStateTexts.mn.expired, { exact: true })
  await expect(ended.filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText(requestViewTexts.mn.invoiceHelp)).toHaveCount(0)
  await look(page, 'expired')
  await hand.press(bell)
  const closed = notificationEvents.request_expired.sentence.mn.replace('{number}', number)
  await expect(page.getByText(closed)).toBeVisible()
})
