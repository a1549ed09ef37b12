// What happens to a browser.
import type { Page } from '@playwright/test'

/** Keeps calls to an address on their way until they are released. */
export const hold = async (page: Page, address: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Kills the process of a tab. */
export const crash = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  // A dead process never answers.
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}
