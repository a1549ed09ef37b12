import { expect } from '@playwright/test'
import { demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { signInAtPortal } from '../steps/people.ts'

test('staff see every part of the design system in its states, wide and narrow, light and dark', async ({
  somebody,
  look,
}) => {
  const views = [
    { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  ] as const
  for (const view of views) {
    const inspector = await somebody(view)
    await signInAtPortal(inspector, demoStaff.inspector)
    await inspector.page.goto('/staff/ui')
    await expect(inspector.page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(inspector.page, `parts-${view.colorScheme}`)
  }
})

test('a visitor does not see it', async ({ somebody }) => {
  const { page } = await somebody()
  await page.goto('/staff/ui')
  await expect(page.getByRole('heading', { name: /Gallery|бүрдэл/i })).toHaveCount(0)
  await expect(page).toHaveURL(/\/$|\/\?|portal\/login|danlogin/)
})
