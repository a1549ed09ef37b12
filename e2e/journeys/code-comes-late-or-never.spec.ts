// Code of a page that does not arrive: the screen stands, the page says so, and goes on by itself.
import { pageNotices } from '@khyanalt/domain/messages/page-notices'
import { postTexts } from '@khyanalt/domain/messages/posts'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/portal.ts'

const words = { ...shellTexts.mn, ...postTexts.mn }
const wide = { viewport: { width: 1440, height: 900 } }
const notices = pageNotices.mn

/** The link of the main menu to a screen whose code the page does not have yet. */
const linkToPosts = (page: Page) =>
  page.getByRole('navigation', { name: words.mainMenu }).getByRole('link', { name: words.tutorial })
const postsHeading = (page: Page) => page.getByRole('heading', { level: 1, name: words.title })
const homeHeading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits until the page's code has taken over: before that a link loads its page like any other. */
const settle = (page: Page) => page.waitForLoadState('networkidle')

test('[REQ-LOADCODE-01] [REQ-BROWSER-06] a visitor whose connection breaks keeps the screen, is told, and goes on when it is back', async ({
  somebody,
  look,
}) => {
  const { page, hand } = await somebody(wide)
  await page.goto('/')
  await settle(page)
  const home = await homeHeading(page).textContent()
  await page.context().setOffline(true)
  await hand.press(linkToPosts(page))
  await expect(page.getByText(notices.waiting)).toBeVisible()
  await expect(homeHeading(page)).toHaveText(home ?? '')
  await look(page, 'connection-lost')
  await page.context().setOffline(false)
  await expect(postsHeading(page)).toBeFocused()
  await expect(page.getByText(notices.waiting)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
})

test('[REQ-LOADCODE-02] a page of a build that is gone is loaded anew once, and not over what is unsaved', async ({
  somebody,
  look,
}) => {
  const { page, hand } = await somebody({ ...wide, viewport: { width: 360, height: 740 } })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route('**/assets/PostsScreen-*.js', route => route.fulfill({ status: 404, body: 'not found' }))
  const open = async () => {
    await hand.press(page.getByRole('button', { name: words.mainMenu }))
    await hand.press(linkToPosts(page))
  }
  await page.goto('/')
  await settle(page)
  await open()
  await expect.poll(() => loads).toBe(2)
  await settle(page)
  await open()
  await expect(page.getByText(notices.outdated)).toBeVisible()
  await look(page, 'page-outdated')
  expect(loads).toBe(2)

  const other = await page.context().newPage()
  let others = 0
  other.on('load', () => {
    others += 1
  })
  await other.route('**/assets/PostsScreen-*.js', route => route.fulfill({ status: 404, body: 'not found' }))
  await other.goto('/')
  await settle(other)
  // As every form does while it holds something that is kept nowhere.
  await other.evaluate("addEventListener('beforeunload', event => event.preventDefault())")
  await other.getByRole('button', { name: words.mainMenu }).click()
  await linkToPosts(other).click()
  await expect(other.getByText(notices.outdated)).toBeVisible()
  expect(others).toBe(1)
})
