// Fee, plan and page are one draft with the form: read as a difference, published from a day, confirmed, withdrawn, restored.
import { getEditedService } from '@khyanalt/contract/service-editor'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { servicePageTexts } from '@khyanalt/domain/messages/service-editor-page'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { versionDifferenceTexts } from '@khyanalt/domain/messages/version-differences'
import { expect } from '@playwright/test'
import { demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { ask } from '../steps/calls.ts'
import { signInAtPortal } from '../steps/people.ts'
import { meetSecondAdministrator } from '../steps/second-administrator.ts'

const words = serviceEditorTexts.mn
const versions = serviceVersionTexts.mn
const lines = versionDifferenceTexts.mn
const proposals = staffProposalTexts.mn
// Pressure vessels, which no other journey touches.
const id = '222'

test('[REQ-VERSION-01] [REQ-VERSION-03] [REQ-VERSION-04] fee, plan and page of a service change together, from a day, and come back', async ({
  somebody,
  look,
}) => {
  const administrator = await somebody({ viewport: { width: 1440, height: 900 } })
  const second = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = administrator
  await signInAtPortal(administrator, demoStaff.admin)
  await meetSecondAdministrator(page)
  const before = (await ask(page, getEditedService, { id: Number(id) })).data
  const next = before.versions.length + 1

  // A longer step takes the page along; the fee is changed beside it.
  await page.goto(`/staff/catalogue/${id}?part=plan`)
  await hand.type(page.getByLabel(words.days).first(), '12')
  await expect(page.getByText(words.draft_saved)).toBeVisible()
  await hand.press(page.getByRole('link', { name: words.part_page }))
  await hand.type(page.getByLabel(servicePageTexts.mn.price, { exact: true }), '77000')
  await page.getByText(versions.difference.replace('{n}', '3')).click()
  const said = page.getByRole('main').getByRole('listitem')
  await expect(said.filter({ hasText: `${lines.set_fee}:` }).filter({ hasText: '77,000₮' })).toBeVisible()
  await expect(said.filter({ hasText: lines.set_time })).toBeVisible()
  await look(page, 'difference')

  // What would be lost is named before the draft is given up; here it stays.
  await hand.press(page.getByRole('button', { name: words.discard }))
  const asked = page.getByRole('alertdialog')
  await expect(asked.getByText('77,000₮')).toBeVisible()
  await look(page, 'discard')
  await hand.press(asked.getByRole('button', { name: words.cancel }))

  await hand.press(page.getByRole('button', { name: words.rehearse, exact: true }))
  await expect(page.getByRole('main').getByText(words.passed)).toBeVisible({ timeout: 90_000 })
  await hand.press(page.getByRole('button', { name: words.publish, exact: true }))
  await asked.getByRole('radio', { name: versions.effective_day }).check()
  await hand.press(asked.getByRole('button', { name: words.publish, exact: true }))
  await expect(asked.getByText(versions.day_wrong)).toBeVisible()
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await hand.type(asked.getByLabel(versions.day), day)
  await look(page, 'publish')
  await hand.press(asked.getByRole('button', { name: words.publish, exact: true }))
  await expect(page.getByText(proposals.waits)).toBeVisible()

  // The second administrator reads the same words on a phone.
  await signInAtPortal(second, demoStaff.secondAdmin)
  await second.page.goto('/staff/proposals')
  const waiting = second.page.getByRole('listitem').filter({ hasText: '77,000₮' })
  await expect(waiting.getByText(lines.set_fee, { exact: true })).toBeVisible()
  await look(second.page, 'to-confirm')
  await second.hand.press(waiting.getByRole('button', { name: proposals.confirm, exact: true }))
  await second.hand.press(second.page.getByRole('dialog').getByRole('button', { name: proposals.confirm, exact: true }))
  await expect(second.page.getByText(proposals.confirmed).first()).toBeVisible()

  // It waits for its day and is taken back; the version stays to be seen, compared and made the draft again.
  await page.goto(`/staff/catalogue/${id}?part=versions`)
  await expect(page.getByText(versions.planned.replace('{n}', String(next)).replace('{day}', day))).toBeVisible()
  await look(page, 'versions')
  await hand.press(page.getByRole('button', { name: versions.withdraw }))
  await hand.press(asked.getByRole('button', { name: versions.withdraw }))
  await expect(page.getByText(versions.state_withdrawn)).toBeVisible()
  expect((await ask(page, getEditedService, { id: Number(id) })).data.published).toBe(before.published)
  await hand.press(page.getByRole('link', { name: words.version_n.replace('{n}', String(next)) }))
  await expect(said.filter({ hasText: lines.set_time }).first()).toBeVisible()
  await look(page, 'version')
  await page.setViewportSize({ width: 360, height: 740 })
  await look(page, 'version')
  await hand.press(page.getByRole('button', { name: versions.restore }))
  await hand.press(asked.getByRole('button', { name: versions.restore }))
  await expect(page.getByText(words.draft_saved)).toBeVisible()
  await expect(page.getByText(versions.difference.replace('{n}', '3'))).toBeVisible()
  await hand.press(page.getByRole('button', { name: words.discard }))
  await hand.press(asked.getByRole('button', { name: words.discard }))
  await expect(page.getByText(words.draft_clean)).toBeVisible()
})
