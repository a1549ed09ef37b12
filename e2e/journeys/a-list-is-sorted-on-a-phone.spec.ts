import { expect } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { signInByNumber } from '../steps/drafts.ts'

test('[REQ-BROWSER-10] ten requests stand within three screens of a phone, each with its state and what can be done; certificates are cards too', async ({
  somebody,
  look,
}) => {
  const citizen = await somebody({ viewport: { width: 360, height: 740 } })
  const { page } = citizen
  await signInByNumber(citizen, demoPeople.citizen)
  await page.goto('/dashboard/list')
  const cards = page.getByRole('table').locator('tbody').getByRole('row')
  await expect(cards.nth(9)).toBeVisible()
  const last = await cards.nth(9).boundingBox()
  const scrolled = await page.evaluate<number>('scrollY')
  expect((last?.y ?? 0) + (last?.height ?? 0) + scrolled).toBeLessThanOrEqual(3 * 740)
  const words = await cards.first().textContent()
  expect(words).toMatch(/[RF]\d{9}/)
  for (const card of (await cards.all()).slice(0, 10)) {
    for (const part of ['state', 'action']) {
      const box = await card.locator(`[data-card=${part}]`).boundingBox()
      expect(box?.width, part).toBeGreaterThan(20)
      expect((box?.x ?? 0) + (box?.width ?? 0), part).toBeLessThanOrEqual(360)
    }
  }
  await look(page, 'small cards')
  for (const address of ['/dashboard/certs', '/certificates']) {
    await page.goto(address)
    for (const part of ['title', 'state']) await expect(cards.first().locator(`[data-card=${part}]`)).toBeVisible()
  }
})

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
    const card = await page.getByRole('table').locator('tbody').getByRole('row').first().boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0)
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
