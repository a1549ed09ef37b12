// Signing in, each in their own way.
import { authTexts } from '@khyanalt/domain/messages/auth'
import { expect } from '@playwright/test'
import { demoPassword, type demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { keyboard, pointer } from '../fixtures/hand.ts'
import type { Person } from '../fixtures/portal.ts'

const words = authTexts.mn

/** Presses the sign-on button, chooses a person in the window that opens, and comes back. */
export const signOn = async ({ page, hand }: Person, name: RegExp, { byKeyboard = false } = {}): Promise<void> => {
  const opened = page.waitForEvent('popup')
  await hand.press(page.getByRole('button', { name: words.signOnStart }))
  const window = await opened
  const there = byKeyboard ? keyboard(window) : pointer(window)
  await there.tick(window.getByRole('radio', { name }))
  await there.type(window.getByLabel(/Нууц үг/), demoPassword)
  const closed = window.waitForEvent('close')
  await there.press(window.getByRole('button', { name: /Нэвтрэх/ }))
  await closed
}

/** Signs a staff member in by e-mail. */
export const signInAtPortal = async (
  { page, hand }: Person,
  staff: (typeof demoStaff)[keyof typeof demoStaff],
): Promise<void> => {
  await page.goto('/portal/login')
  await hand.type(page.getByLabel(words.email), staff.login_email)
  await hand.type(page.getByLabel(words.password), demoPassword)
  await hand.press(page.getByRole('main').getByRole('button', { name: words.submit, exact: true }))
  await expect(page).not.toHaveURL(/portal\/login/)
}
