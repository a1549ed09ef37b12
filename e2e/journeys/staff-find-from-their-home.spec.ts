// The home of the console and its one search: an inspector on a Mongolian layout, then a head of unit on a phone.
import { consoleTexts } from '@khyanalt/domain/messages/console'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { expect } from '@playwright/test'
import { demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { signInAtPortal } from '../steps/people.ts'
import { pressCyrillic } from '../steps/press-cyrillic.ts'

const t = consoleTexts.mn

test('staff begin at their home, find a person without the initial, and are told what is not theirs', async ({
  somebody,
  look,
}) => {
  const inspector = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = inspector
  await signInAtPortal(inspector, demoStaff.inspector)
  await expect(page).toHaveURL(/\/staff\/home$/)
  await expect(page.getByRole('heading', { level: 1, name: t.home_title })).toBeVisible()
  await look(page, 'home')

  await pressCyrillic(page, 'KeyK', { control: true })
  const field = page.getByRole('combobox', { name: t.search_label })
  await expect(field).toBeFocused()
  await page.keyboard.type('Бат-Эрднэ')
  const requests = page.getByRole('group', { name: t.kind_request })
  await expect(requests.getByRole('option').first()).toContainText('Бат-Эрдэнэ')
  await expect(page.getByText(t.search_nearly)).toBeVisible()
  await look(page, 'found')
  await field.fill('bat-erdene')
  await expect(page.getByText(t.search_nearly)).toBeHidden()
  await expect(requests.getByRole('option').first()).toContainText('Бат-Эрдэнэ')
  // A person comes first; the row below is the latest request.
  await page.keyboard.press('ArrowDown')
  const number = await page.locator('[role=option][aria-selected=true]').textContent()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/staff\/requests\/R\d{9}$/)
  expect(number).toContain(page.url().slice(-10))

  await pressCyrillic(page, 'KeyK', { control: true })
  await expect(page.getByRole('group', { name: t.search_recent }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await hand.press(page.getByRole('link', { name: t.nav_home }))
  await hand.press(page.getByRole('link', { name: new RegExp(`^${t.list_today}`) }).first())
  await expect(page).toHaveURL(/tab=today/)
  await expect(page.getByRole('link', { name: new RegExp(`^${staffDeskTexts.mn.tab_today}`) })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goto('/staff/audit')
  await expect(page.getByRole('main')).toHaveText(t.not_yours + t.not_yours_back)
  await look(page, 'not-yours')

  const head = await somebody({ viewport: { width: 360, height: 740 } })
  await signInAtPortal(head, demoStaff.head)
  await expect(head.page.getByRole('link', { name: new RegExp(`^${t.list_decide}`) }).first()).toBeVisible()
  await look(head.page, 'home-360')
  await head.hand.press(head.page.getByRole('button', { name: t.search }))
  await head.page.getByRole('combobox').fill('oversight')
  await expect(head.page.getByRole('option', { name: staffTexts.mn.nav_oversight })).toBeVisible()
  await look(head.page, 'found-360')
  await head.page.keyboard.press('Enter')
  await expect(head.page).toHaveURL(/\/staff\/oversight/)
})
