// A visitor reads what the portal says, without logging in.
import { gzipSync } from 'node:zlib'
import { contactTexts } from '@khyanalt/domain/messages/contact'
import { notFoundTexts } from '@khyanalt/domain/messages/not-found'
import { postTexts } from '@khyanalt/domain/messages/posts'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { signInByNumber } from '../steps/drafts.ts'

const words = { ...shellTexts.mn, ...postTexts.mn }
const wide = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
/** JavaScript that a page of the public part may fetch, compressed. */
const budgetBytes = 120_000

/** Sites other than the portal that a page asks. */
const watchStrangers = (page: Page): string[] => {
  const strangers: string[] = []
  page.on('request', request => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') strangers.push(request.url())
  })
  return strangers
}

for (const [where, options] of [
  ['on a wide screen', wide],
  ['on a phone 360 px wide', phone],
] as const) {
  test(`[REQ-POST-01] [REQ-POST-02] [REQ-NAV-01] a visitor finds a tutorial and reads it ${where}`, async ({
    somebody,
    look,
  }) => {
    const { page, hand } = await somebody(options)
    const strangers = watchStrangers(page)
    await page.goto('/')
    await look(page, 'home')
    if (options === phone) await hand.press(page.getByRole('button', { name: words.mainMenu }))
    const menu = page.getByRole('navigation', { name: words.mainMenu }).getByRole('link')
    const { home, services, certificates, tutorial } = shellTexts.mn
    await expect(menu).toContainText([home, services, certificates, tutorial])
    await hand.press(page.getByRole('navigation', { name: words.mainMenu }).getByRole('link', { name: words.tutorial }))
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(10)
    await look(page, 'posts')

    await hand.type(page.getByRole('searchbox', { name: words.searchLabel }), 'төлбөрийн баримтаа')
    await hand.press(page.getByRole('button', { name: words.search }))
    await expect(page).toHaveURL(/search=/)
    await hand.press(page.getByRole('navigation', { name: words.kinds }).getByRole('link', { name: words.tutorial }))
    await expect(page).toHaveURL(/kind=tutorial/)
    await hand.press(page.getByRole('link', { name: /Нэхэмжлэх төлж, баримтаа хавсаргах/ }))

    await expect(page.getByRole('heading', { level: 1, name: /Нэхэмжлэх төлж/ })).toBeVisible()
    await expect(page).toHaveTitle(/Нэхэмжлэх төлж, баримтаа хавсаргах/)
    await look(page, 'post')
    await hand.press(page.getByRole('navigation', { name: words.contents }).getByRole('link', { name: 'Хугацаа' }))
    await expect(page.getByRole('heading', { name: 'Хугацаа', exact: true })).toBeInViewport()
    await hand.press(page.getByText(postTexts.en.inEnglish))
    await expect(page.getByRole('heading', { name: 'Deadlines' })).toBeVisible()
    const latest = page.getByRole('complementary', { name: words.latest })
    await expect(latest.getByRole('listitem')).toHaveCount(5)
    await hand.press(latest.getByRole('link', { name: /Порталд хэрхэн нэвтрэх вэ/ }))
    await expect(page.getByRole('heading', { level: 1, name: /Порталд хэрхэн нэвтрэх вэ/ })).toBeVisible()
    expect(strangers).toEqual([])
  })

  test(`[REQ-NAV-11] a visitor finds the ways to the agency, and its pages ${where}`, async ({ somebody, look }) => {
    const { page, hand } = await somebody(options)
    const strangers = watchStrangers(page)
    await page.goto('/')
    await hand.press(page.getByRole('contentinfo').getByRole('link', { name: shellTexts.mn.contact }))
    await expect(page.getByRole('img', { name: contactTexts.mn.mapLabel })).toBeVisible()
    for (const way of ['address', 'email', 'web', 'phone', 'fax', 'tollFree'] as const)
      await expect(page.getByRole('main').locator('dt').filter({ hasText: contactTexts.mn[way] })).toBeVisible()
    await look(page, 'contact')
    const pages = ['/licenses/', '/i-inspector/', '/i-inspector/privacy', '/privacy', '/accessibility', '/nothing-here']
    for (const address of pages) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look(page, address.replaceAll('/', ' ').trim().replaceAll(' ', '-'))
    }
    expect(strangers).toEqual([])
  })
}

test('public pages stay within their weight of JavaScript', async ({ somebody }) => {
  for (const address of ['/', '/posts', '/post/read/5', '/contact/', '/licenses/', '/certificates/verify']) {
    const { page } = await somebody(phone)
    const scripts = new Map<string, Promise<Buffer>>()
    page.on('response', response => {
      if (/\.js$/.test(new URL(response.url()).pathname)) scripts.set(response.url(), response.body())
    })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    // A file is imported once it lies in the cache, which Playwright tells of as a second answer.
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(entry => /\.js$/.test(entry.name) && 'transferSize' in entry && Number(entry.transferSize) > 0)
        .map(({ name }) => name),
    )
    const files = await Promise.all(fetched.map(name => scripts.get(name)))
    const sizes = files.map(file => gzipSync(file ?? '', { level: 9 }).length)
    expect(sizes.length).toBeGreaterThan(2)
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      `${address}: ${sizes.join(' + ')}`,
    ).toBeLessThanOrEqual(budgetBytes)
  }
})

test('a visitor whose browser runs no JavaScript reads and searches all the same', async ({ somebody }) => {
  const { page } = await somebody({ ...phone, javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Бүгдийг үзэх' }).click()
  await page.getByRole('searchbox', { name: words.searchLabel }).fill('гэрчилгээ шалгах')
  await page.getByRole('button', { name: words.search }).click()
  await page.getByRole('link', { name: /Гэрчилгээ хүчинтэй эсэхийг шалгах/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Гэрчилгээ хүчинтэй эсэхийг шалгах/ })).toBeVisible()
  await page.getByText(postTexts.en.inEnglish).click()
  await expect(page.getByRole('heading', { name: 'By QR code' })).toBeVisible()

  await page.goto('/post/read/123456')
  await expect(page).toHaveURL(/\/posts\?missing=1/)
  await expect(page.getByText(words.missing)).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Дараах' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('article')).toHaveCount(10)

  await page.goto('/no-such-page')
  await page.getByRole('searchbox', { name: notFoundTexts.mn.notFoundSearch }).fill('рентген')
  await page.getByRole('main').getByRole('button', { name: words.search }).click()
  await expect(page.getByRole('link', { name: /Рентген аппаратаа/ })).toBeVisible()
})

test('[REQ-NAV-14] outside production the test pages hold a title and a way home', async ({ somebody }) => {
  const person = await somebody(wide)
  const { page } = person
  const title = page.getByRole('heading', { level: 1, name: /Туршилтын хуудас/ })
  for (const address of ['/test', '/layout1']) {
    await page.goto(address)
    await expect(title).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: words.toHome }).click()
    await expect(page).toHaveURL(/\/$/)
  }
  // The third is for people who are logged in: a visitor is sent home.
  await page.goto('/layout2')
  await expect(page).toHaveURL(/\/$/)
  await signInByNumber(person, demoPeople.citizen)
  await page.goto('/layout2')
  await expect(title).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: words.toHome })).toBeVisible()
})
