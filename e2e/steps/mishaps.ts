// What happens to a browser, and what a person must see of it.
import { type ErrorCode, errorCodes } from '@khyanalt/domain/error-codes'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { expect, type Locator, type Page } from '@playwright/test'

/** Keeps calls to an address on their way until they are released. */
export const hold = async (page: Page, address: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The next call to an address is refused as the server does for a reason that no journey can bring about. */
export const refuseNext = (page: Page, address: string, code: ErrorCode): Promise<unknown> =>
  page.route(
    address,
    route =>
      route.fulfill({
        status: errorCodes[code].status,
        json: { result: 'error', code, message: errorTexts.mn[code], message_en: errorTexts.en[code] },
      }),
    { times: 1 },
  )

/** Kills the process of a tab. */
export const crash = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  // A dead process never answers.
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** Expects something to stand on the screen, below the head of the page that stays on top. */
export const expectInSight = async (target: Locator): Promise<void> => {
  await expect(target).toBeInViewport({ ratio: 1 })
  const head = await target.page().getByRole('banner').boundingBox()
  const box = await target.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
}
