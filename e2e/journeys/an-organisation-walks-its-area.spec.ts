// Screens of an organisation that no other journey passes: the profile, the registers of equipment, explosives.
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import { profileMenuTexts } from '@khyanalt/domain/messages/profile-menu'
import { registerNames } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { expect } from '@playwright/test'
import { test } from '../fixtures/portal.ts'
import { signOn } from '../steps/people.ts'

const words = equipmentScreenTexts.mn

test('[REQ-DASH-07] [REQ-PROD-11] a hospital finds its six registers, each with the way back, and its profile', async ({
  somebody,
  look,
}) => {
  const person = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = person
  await page.goto('/danlogin')
  await signOn(person, /Оюунчимэг/)
  await page.waitForURL(/\/dashboard/)

  await page.goto('/dashboard/additional')
  const tiles = page.getByRole('main').locator('a[href^="/dashboard/additional/"]')
  await expect(tiles).toHaveCount(6)
  await look(page, 'additional')
  for (const name of registerNames) {
    await hand.press(page.getByRole('link', { name: registers[name].title.mn }))
    await expect(page.getByRole('heading', { level: 1, name: registers[name].title.mn })).toBeVisible()
    await look(page, name)
    await hand.press(page.getByRole('link', { name: words.back }))
    await expect(page).toHaveURL(/\/dashboard\/additional$/)
  }

  // [REQ-NAV-13] The side menu of the profile.
  await page.goto('/profile')
  const menu = page.getByRole('navigation', { name: profileMenuTexts.mn.menu })
  await hand.press(menu.getByRole('link', { name: profileMenuTexts.mn.employees }))
  await expect(page).toHaveURL(/\/profile\/employee$/)
  await page.goto('/profile/access')
  await look(page, 'who-opened-my-data')
  // [REQ-MYDATA-01] Everything about oneself in one file.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hand.press(page.getByRole('button', { name: profileMenuTexts.mn.myData })),
  ])
  expect(download.suggestedFilename()).toBe('my-data.zip')
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [name, address] of [
    ['additional', '/dashboard/additional'],
    ['workplace', '/dashboard/additional/workplace'],
    ['explosives', '/dashboard/explosive'],
    ['mail', '/profile/notifications'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).or(menu).first()).toBeVisible()
    await look(page, name)
  }

  // [REQ-NAV-09] The profile of the dashboard is the dashboard itself.
  await page.goto('/dashboard')
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '–'
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
})
