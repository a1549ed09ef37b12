import { importNotificationTexts } from '@khyanalt/domain/messages/import-notification'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { expect } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { signInByNumber } from '../steps/drafts.ts'

const words = importNotificationTexts.mn

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`[CON-045] [REQ-CONST-01] [REQ-CONST-02] an importer reads the questions and the advice, then begins (${viewport.width} px)`, async ({
    somebody,
    look,
  }) => {
    const importer = await somebody({ viewport })
    const { page, hand } = importer
    // Nobody signed in is led home.
    await page.goto('/newform')
    await expect(page).toHaveURL(/\/$/)
    await signInByNumber(importer, demoPeople.hospitalAdmin)
    await page.goto('/newform')

    const advice = page.getByRole('complementary', { name: words.advice })
    await expect(page.getByRole('list', { name: words.steps }).getByRole('listitem').first()).toBeVisible()
    if (viewport.width < 960) await hand.press(advice.getByText(words.advice))
    await expect(advice.getByText(words.documentsNote)).toBeVisible()
    await expect(advice.getByText('60, 40, 30, 20 хоногийн өмнө')).toBeVisible()
    for (const days of [60, 40, 30, 20]) {
      await expect(advice.getByText(`${days} хоногийн өмнө`, { exact: true })).toBeVisible()
    }
    await expect(advice.getByText('Импортын мэдэгдэл 6 сар хүчинтэй.')).toBeVisible()
    await expect(advice.getByText(/хураамж 10,000₮/)).toBeVisible()
    await expect(advice.getByText('Ажлын 14–30 өдөрт хариу өгнө.')).toBeVisible()
    await look(page, 'import-notification')

    await hand.press(page.getByRole('button', { name: words.begin }))
    await page.waitForURL(/\/dashboard\/services\/request\/R\d{9}$/)
    await expect(page.getByRole('button', { name: requestTexts.mn.next, exact: true })).toBeVisible()
    await expect(page.getByRole('complementary', { name: words.advice })).toBeVisible()
    await look(page, 'import-notification-draft')
  })
}
