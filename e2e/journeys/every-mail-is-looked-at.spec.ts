// Every kind of mail as readers of mail show it: on a phone, in a pane, over the whole screen, light and dark.
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { sampleMails } from '../../apps/server/test/mail-samples.ts'
import { test } from '../fixtures/portal.ts'

const widths = [360, 680, 1440]
/** One with every part, one with a long address, one with a code; the others differ from these in words alone. */
const examined = ['expiry_near', 'password-link', 'head']
// A mail is shown inside the page of its reader, which has these.
const ofThePage = ['region', 'landmark-one-main']

test('[REQ-MAIL-04] every mail fits its reader, light and dark, and axe finds nothing', async ({ somebody }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    // No mail needs the network.
    const { page } = await somebody({ colorScheme, offline: true })
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      for (const [kind, { html }] of sampleMails('both')) {
        // All kinds where room is scarce, elsewhere those that differ.
        if (!examined.includes(kind) && (width > 360 || colorScheme === 'dark')) continue
        await page.setContent(html)
        const { width: room } = (await page.locator('html').boundingBox()) ?? { width: 0 }
        const { width: card } = (await page.locator('.card').boundingBox()) ?? { width: 0 }
        const wide = await page.evaluate('document.documentElement.scrollWidth')
        expect.soft(wide, `${kind} at ${width} px`).toBe(room)
        expect.soft(card, `${kind} at ${width} px`).toBe(Math.min(600, width))
        const button = (await page.locator('.button a').boundingBox()) ?? { width: 0, height: 0 }
        expect.soft(button.height, `button of ${kind}`).toBeGreaterThanOrEqual(44)
        if (!examined.includes(kind)) continue
        const path = join('test-results/screens/mails', `${kind}-${width}-${colorScheme}.png`)
        await page.screenshot({ path, fullPage: true })
        const { violations } = await new AxeBuilder({ page })
          .options({ resultTypes: ['violations'] })
          .disableRules(ofThePage)
          .setLegacyMode()
          .analyze()
        expect
          .soft(
            violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
            kind,
          )
          .toEqual([])
      }
    }
    expect(asked, 'what mails fetched').toEqual([])
    const ground = await page.evaluate("getComputedStyle(document.querySelector('.card')).backgroundColor")
    expect(ground).toBe(colorScheme === 'dark' ? 'rgb(21, 32, 45)' : 'rgb(255, 255, 255)')
  }
})
