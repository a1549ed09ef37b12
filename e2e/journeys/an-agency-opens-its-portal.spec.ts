// The first minutes of an agency: it is asked who it is, and sees what is still to be done.
import { agencyTexts } from '@khyanalt/domain/messages/agency'
import { openingTexts } from '@khyanalt/domain/messages/opening'
import { expect } from '@playwright/test'
import { demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { laneOf } from '../lanes.ts'
import { beginAnew, bringBack } from '../steps/agency.sql.ts'
import { signInAtPortal } from '../steps/people.ts'

const words = agencyTexts.mn
const opening = openingTexts.mn

test.beforeAll(async () => beginAnew(laneOf(test.info().parallelIndex)))
test.afterAll(async () => bringBack(laneOf(test.info().parallelIndex)))

test('[REQ-OPEN-02] [REQ-OPEN-12] an agency that has given nothing is asked for its data, may wait, and is told what is wrong', async ({
  somebody,
  look,
}) => {
  const visitor = await somebody({ viewport: { width: 360, height: 740 } })
  await visitor.page.goto('/contact/')
  await expect(visitor.page.getByRole('contentinfo')).toContainText('1800-1286')
  await expect(visitor.page.locator('body')).not.toContainText('khyanalt.test')
  await look(visitor.page, 'contact-before')
  await visitor.page.goto('/')
  await look(visitor.page, 'home-before')

  const administrator = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = administrator
  await signInAtPortal(administrator, demoStaff.admin)
  await expect(page.getByRole('heading', { level: 1, name: words.first_title })).toBeVisible()
  await look(page, 'welcome')

  // Later is possible; a line stays until it is done.
  await hand.press(page.getByRole('button', { name: words.later }))
  await expect(page.getByRole('heading', { level: 1, name: opening.title })).toBeVisible()
  await expect(page.getByText(opening.banner)).toBeVisible()
  // Nor is it asked again, and each screen of the console has the line.
  await page.goto('/staff/catalogue')
  await expect(page.getByText(opening.banner)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: opening.title })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await look(page, 'readiness-before')
  await hand.press(page.getByRole('link', { name: opening.banner_go }).first())

  await hand.type(page.getByLabel(words.email), 'info')
  await hand.press(page.getByRole('button', { name: words.save }))
  await expect(page.getByRole('heading', { name: words.error_summary })).toBeFocused()
  await expect(page.getByText(words.error_email)).toHaveCount(2)
  await look(page, 'refused')
})
