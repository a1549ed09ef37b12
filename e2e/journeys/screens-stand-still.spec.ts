// What arrives on a screen pushes nothing away that somebody may be about to press.
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { makeDraft, services, signInByNumber } from '../steps/drafts.ts'

/** Adds up what the browser reports of moving, as Cumulative Layout Shift does. */
const watchShifts = `
  globalThis.shifted = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

test('[REQ-LOADCODE-11] on a phone the screens of a client stand still while their data arrive', async ({
  somebody,
}) => {
  const citizen = await somebody({ viewport: { width: 360, height: 740 } })
  const { page } = citizen
  await signInByNumber(citizen, demoPeople.citizen)
  const draft = await makeDraft(page, services.xRay)
  await page.addInitScript(watchShifts)
  // Late answers: every screen is drawn once without its data, as over a mobile connection.
  await page.route('**/api/**', async route => {
    await wait(400)
    await route.continue()
  })
  const screens = [
    ['/dashboard', 'main a[href^="/dashboard/"]'],
    [`/dashboard/services/request/${draft}`, 'main :is(input, select, textarea):enabled'],
    ['/dashboard/list', 'main table tbody tr'],
  ] as const
  for (const [address, ready] of screens) {
    await page.goto(address)
    await expect(page.locator(ready).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate<number>('shifted'), address).toBeLessThan(0.05)
  }
})
