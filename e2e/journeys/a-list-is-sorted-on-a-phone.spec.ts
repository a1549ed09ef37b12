import { expect } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { signInByNumber } from '../steps/drafts.ts'

test('[REQ-BROWSER-09] on a phone a list is sorted by buttons above its cards, and no stop of the Tab key is out of sight', async ({
  somebody,
}) => {
  const citizen = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = citizen
  await signInByNumber(citizen, demoPeople.citizen)
  await page.goto('/dashboard/list')
  const headings = page.getByRole('columnheader').filter({ has: page.getByRole('button') })
  await expect(headings.first()).toBeVisible()
  expect(await headings.count()).toBeGreaterThan(1)
  for (const heading of await headings.getByRole('button').all()) {
    const box = await heading.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(24)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  }
  const second = headings.nth(1)
  await hand.press(second.getByRole('button'))
  await expect(second).toHaveAttribute('aria-sort', /ascending|descending/)

  await page.locator('#main').focus()
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const box = await focused.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), (await focused.textContent()) ?? '').toBeGreaterThan(4)
  }
})
