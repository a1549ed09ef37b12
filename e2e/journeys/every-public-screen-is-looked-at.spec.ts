// The public screens that no other journey passes, at three widths; and what only a browser shows of the catalogue.
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { createRequestTexts } from '@khyanalt/domain/messages/create-request'
import { expect } from '@playwright/test'
import { test } from '../fixtures/portal.ts'
import { signOn } from '../steps/people.ts'

const words = catalogueTexts.mn

const screens = [
  ['services', '/services?category=14'],
  ['category', '/services/1001'],
  ['service', '/services/get/x-ray-licence'],
  ['food-registration', '/services/get/fsi'],
  ['certificates', '/certificates?category=22&valid_from=2026-05'],
  ['certificate-list', '/certificates'],
  ['search', '/search?q=рентген'],
] as const

test('every public screen is sound at three widths, and the browser asks nothing again that the server sent', async ({
  somebody,
  look,
}) => {
  const { page } = await somebody({ viewport: { width: 1440, height: 900 } })
  await page.goto('/certificates')
  const rowLink = (start: string) => page.getByRole('main').locator(`a[href^="${start}"]`).first().getAttribute('href')
  const certificate = (await rowLink('/certificates/info/')) ?? ''
  await page.goto('/certificates?category=22')
  const reference = (await rowLink('/certificates/fsi/info/')) ?? ''
  const asked: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'fetch' && new URL(request.url()).pathname.startsWith('/api/'))
      asked.push(request.url())
  })
  for (const [name, address] of [...screens, ['certificate', certificate], ['reference', reference]] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await look(page, name)
    }
    expect(
      asked.filter(address => !/\/pdf(\?|$)/.test(address)),
      `calls after ${name}`,
    ).toEqual([])
  }
})

test('[REQ-CAT-02] [REQ-CAT-08] [REQ-CONST-09] a folder opens 700 wide and tells when it cannot be loaded; a citizen is led to enter an organisation', async ({
  somebody,
}) => {
  const person = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = person
  await page.goto('/services?category=14')
  const lost = '**/api/getmodalformlist*'
  await page.route(lost, route => route.abort('internetdisconnected'))
  const folder = page.getByRole('link', { name: /Тэсэлгээний ажил/ })
  const dialog = page.getByRole('dialog')
  // Before the page has come to life the link leads to the folder's own page.
  await page.waitForLoadState('networkidle')
  await hand.press(folder)
  await expect(dialog.getByText(words.failed)).toBeVisible()
  await page.unroute(lost)
  await hand.press(dialog.getByRole('button', { name: 'Дахин оролдох' }))
  await expect(dialog.getByRole('link', { name: /Тэсэлгээчний үнэмлэх/ })).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(700)

  await page.goto('/danlogin')
  await signOn(person, /Бат-Эрдэнэ/)
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/services/get/explosives-storage')
  await hand.press(page.getByRole('button', { name: words.take }))
  await expect(dialog.getByText(words.enterCompany)).toBeVisible()
  const way = dialog.getByRole('link', { name: words.toProfile })
  await expect(way).toHaveAttribute('href', /^\/dashboard\/profile\/\?prompt=company&back=/)
})

test('[REQ-CREATE-01] [REQ-CREATE-04] [REQ-CREATE-09] a request is made, said so for a moment, and its page opens', async ({
  somebody,
}) => {
  const person = await somebody()
  const { page, hand } = person
  await page.goto('/danlogin')
  await signOn(person, /Бат-Эрдэнэ/)
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/services/get/water-source-conclusion')
  await hand.press(page.getByRole('button', { name: words.take }))
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(2)
  await hand.press(page.getByRole('dialog').getByRole('button', { name: words.create }))
  const told = page.getByText(createRequestTexts.mn.created)
  await expect(told).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/services\/request\/R\d{9}$/)
  await expect(told).toBeHidden()
})
