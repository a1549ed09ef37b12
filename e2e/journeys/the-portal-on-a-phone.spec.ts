// The portal on somebody's own phone: messages on its screen, and a draft that opens where there is no network.
import { getCase, receiveRequest } from '@khyanalt/contract/review'
import { notificationSettingTexts } from '@khyanalt/domain/messages/notification-settings'
import { offlineTexts } from '@khyanalt/domain/messages/offline'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { expect } from '@playwright/test'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { openPushEndpoint } from '../../apps/server/test/push-endpoint.ts'
import { test } from '../fixtures/portal.ts'
import { laneOf } from '../lanes.ts'
import { staffToken } from '../steps/agency.ts'
import { ask } from '../steps/calls.ts'
import {
  expectKept,
  makeDraft,
  openDraft,
  sendSample,
  serverAnswers,
  services,
  signInByNumber,
} from '../steps/drafts.ts'
import { deliverPush, expectCode, shownMessages, standAlone, subscribeAt } from '../steps/service-worker.ts'

const words = notificationSettingTexts.mn
const offline = offlineTexts.mn
const phone = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' } as const

test('[REQ-PUSH-01] [REQ-PUSH-05] a phone shows what happens while the portal is closed, until its owner signs out', async ({
  somebody,
  look,
}, info) => {
  const endpoint = await openPushEndpoint(laneOf(info.parallelIndex).pushPort)
  try {
    const person = await somebody({ ...phone, permissions: ['notifications'] })
    const { page, hand } = person
    await subscribeAt(page, endpoint.device('phone'))
    await signInByNumber(person, demoPeople.citizen)
    await page.goto('/profile/notifications')
    await expect(page.getByRole('button', { name: words.deviceTurnOn })).toBeVisible()
    await look(page, 'messages off')
    await hand.press(page.getByRole('button', { name: words.deviceTurnOn }))
    await expect(page.getByText(words.deviceIsOn)).toBeVisible()
    const decisions = page.getByRole('group', { name: new RegExp(words.requests) })
    await expect(decisions.getByRole('checkbox', { name: words.byDevice })).toBeChecked()
    await hand.tick(decisions.getByRole('checkbox', { name: words.bySms }))
    await hand.press(page.getByRole('button', { name: words.mailSave }))
    await expect(page.getByText(words.mailSaved).first()).toBeVisible()
    await look(page, 'messages on')
    await page.setViewportSize({ width: 1440, height: 900 })
    await look(page, 'messages on')
    await page.setViewportSize(phone.viewport)

    // Something happens; the portal encrypts it for this phone, and the phone shows it.
    const number = await sendSample(page)
    const inspector = await staffToken(page, demoStaff.inspector)
    const { request } = await ask(page, getCase, { requestnumber: number }, inspector)
    await ask(page, receiveRequest, { request_number: number, version: request.version }, inspector)
    await expect.poll(() => endpoint.received.map(({ text }) => text).join()).toContain(number)
    const { text } = endpoint.received.find(message => message.text.includes(number)) ?? { text: '' }
    // The devtools drop what meets a worker that is going to sleep; a push service would bring it again.
    await expect(async () => {
      await deliverPush(page, text)
      await expect
        .poll(() => shownMessages(page), { timeout: 5_000 })
        .toEqual([{ title: `Хүсэлтийг хүлээн авлаа: ${number}`, data: `/dashboard/services/request/${number}` }])
    }).toPass({ timeout: 25_000 })

    await hand.press(page.getByRole('button', { name: new RegExp(shellTexts.mn.userMenu) }))
    await hand.press(page.getByRole('button', { name: shellTexts.mn.signOut }))
    await expect.poll(() => page.evaluate("localStorage.getItem('subscribed')")).toBeNull()
  } finally {
    await endpoint.close()
  }
})

test('[REQ-PHONE-01] [REQ-PHONE-02] an installed portal opens a draft without a network and sends later what was typed', async ({
  somebody,
  look,
}) => {
  const person = await somebody(phone)
  const { page, hand } = person
  await standAlone(page)
  await signInByNumber(person, demoPeople.citizen)
  const number = await makeDraft(page, services.laboratory)
  await openDraft(page, number, 'Дээж')
  await expect.poll(() => page.evaluate('Boolean(navigator.serviceWorker.controller)')).toBe(true)
  // Code that came before the service worker is handed to it; the rest it meets itself.
  await page.reload()
  await openDraft(page, number, 'Дээж')
  // The last of the parts that a form fetches while its reader reads.
  await expectCode(page, 'RowWindow')

  await page.context().setOffline(true)
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'Интернэт холболт алга' })).toBeVisible()
  await look(page, 'no page without a network')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: offline.title })).toBeVisible()
  await look(page, 'drafts without a network')
  await hand.press(page.getByRole('listitem').filter({ hasText: number }).getByRole('link'))
  await expect(page.getByRole('heading', { name: 'Дээж', level: 2 })).toBeVisible()
  await expect(page.getByText(offline.keptAt.split('{')[0] ?? '')).toBeVisible()
  await hand.type(page.getByLabel('Шинжлүүлэх үзүүлэлт'), 'Хүнд металл')
  await expectKept(page, 'device')
  await look(page, 'a draft without a network')
  // The phone closes the app; what was typed is there when it opens again.
  await page.reload()
  await expect(page.getByLabel('Шинжлүүлэх үзүүлэлт')).toHaveValue('Хүнд металл')

  // Kept drafts last a week.
  const now = Date.now()
  await page.clock.setSystemTime(now + 8 * 24 * 3_600_000)
  await page.goto('/dashboard')
  await expect(page.getByText(offline.nothing)).toBeVisible()
  await page.clock.setSystemTime(now)
  await page.goto(`/dashboard/services/request/${number}`)
  await expect(page.getByLabel('Шинжлүүлэх үзүүлэлт')).toHaveValue('Хүнд металл')

  await page.context().setOffline(false)
  await expect.poll(async () => (await serverAnswers(page, number)).purpose).toBe('Хүнд металл')
  await expect(page.getByText(offline.keptAt.split('{')[0] ?? '')).toHaveCount(0)

  // Signing out leaves nothing behind.
  await hand.press(page.getByRole('button', { name: new RegExp(shellTexts.mn.userMenu) }))
  await hand.press(page.getByRole('button', { name: shellTexts.mn.signOut }))
  await expect.poll(() => page.evaluate(countKept)).toEqual([0, 0, 0])
})

/** How much lies in the browser's databases of a person. */
const countKept = `Promise.all([['khyanalt-answers', 'answers'], ['khyanalt-keys', 'keys'], ['khyanalt-drafts', 'journal']].map(
  ([database, store]) => new Promise((resolve, reject) => {
    const opening = indexedDB.open(database)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const counting = opening.result.transaction(store).objectStore(store).count()
      counting.onsuccess = () => (opening.result.close(), resolve(counting.result))
    }
  }),
))`
