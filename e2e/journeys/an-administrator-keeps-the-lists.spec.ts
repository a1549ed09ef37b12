// The administrator keeps the options that forms choose from; a client chooses among them.

import { updateProfile } from '@khyanalt/contract/profile'
import { getCase, receiveRequest } from '@khyanalt/contract/review'
import { makeList } from '@khyanalt/contract/staff-lists'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { expect } from '@playwright/test'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { listNames } from '../../apps/server/seeds/reference/list-names.ts'
import { test } from '../fixtures/portal.ts'
import { openCase } from '../steps/agency.ts'
import { ask } from '../steps/calls.ts'
import { makeDraft, openDraft, sendSample, services, signInByNumber } from '../steps/drafts.ts'
import { signInAtPortal } from '../steps/people.ts'

const words = staffListsTexts.mn
const files = staffListFilesTexts.mn

test('[REQ-LISTS-02] [REQ-LISTS-04] [REQ-LISTS-07] an administrator brings a list as a file, sees what changes, drags options and merges two', async ({
  somebody,
  look,
}) => {
  const administrator = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = administrator
  const stamp = Date.now() % 100_000
  await signInAtPortal(administrator, demoStaff.admin)
  const { version } = await ask(page, makeList, {
    library: `wells_${stamp}`,
    name: { mn: `Худаг ${stamp}`, en: `Wells ${stamp}` },
  })
  expect(version).toBe(1)
  await page.goto(`/staff/lists/options?library=wells_${stamp}`)
  const dialog = page.getByRole('dialog')
  const bring = async (lines: readonly string[]) => {
    await hand.press(page.getByRole('button', { name: files.upload }))
    await page.locator('#list-file').setInputFiles({
      name: 'wells.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    })
    await expect(dialog.getByRole('heading', { name: files.preview })).toBeVisible()
  }
  await bring(['Монгол нэр,Англи нэр', 'Гүн өрөм,Deep bore', 'Гар худаг,Hand well', 'Булаг,Spring', 'Англигүй,'])
  await expect(dialog.getByText(files.refused_missing_name)).toBeVisible()
  await look(page, 'list-file')
  await page.setViewportSize({ width: 360, height: 740 })
  await look(page, 'list-file')
  await page.setViewportSize({ width: 1440, height: 900 })
  await hand.press(dialog.getByRole('button', { name: files.take }))
  await expect(dialog).toBeHidden()
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const inOrder = (...names: readonly string[]) => expect(rows.getByRole('rowheader')).toContainText([...names])
  await inOrder('Гүн өрөм', 'Гар худаг', 'Булаг')

  const handle = (name: string) => page.getByRole('button', { name: files.drag.replace('{name}', name) })
  await handle('Булаг').dragTo(rows.first(), { targetPosition: { x: 40, y: 4 } })
  await expect(page.getByText(words.order_changed)).toBeVisible()
  await inOrder('Булаг', 'Гүн өрөм', 'Гар худаг')
  await hand.press(page.getByRole('button', { name: words.order_save }))
  await expect(page.getByText(words.order_changed)).toBeHidden()

  await bring(['Утга,Монгол нэр,Англи нэр,Сонгогдох сүүлийн өдөр', 'spring,Булаг шанд,Spring,2020-01-01'])
  await expect(dialog.locator('del').first()).toHaveText('Булаг')
  await hand.press(dialog.getByRole('button', { name: files.take }))
  await expect(page.getByText(files.ended.replace('{day}', '2020-01-01'))).toBeVisible()

  const bore = rows.filter({ hasText: 'Гүн өрөм' })
  await hand.press(bore.getByRole('button', { name: new RegExp(`^${files.more}`) }))
  await hand.press(page.getByRole('menuitem', { name: files.merge }))
  await hand.type(dialog.getByLabel(files.merge_into), 'Гар')
  await hand.press(page.getByRole('option', { name: /Гар худаг/ }))
  await look(page, 'merge-option')
  await hand.press(dialog.getByRole('button', { name: files.merge, exact: true }))
  await expect(bore.getByText(files.merged_into.replace('{name}', 'Гар худаг'))).toBeVisible()
  await expect(page.getByText(files.uses_none)).toBeVisible()
  await page.goto('/staff/lists/options?library=water_source_kind')
  const uses = page.getByRole('region', { name: files.uses })
  await expect(uses.getByRole('link', { name: 'Усны шинжилгээ' })).toHaveAttribute('href', /catalogue\/202/)
  await look(page, 'list-uses')
})

test('[REQ-EDIT-12] an administrator adds, retires, restores and orders options, makes a list, and a form offers what stands there', async ({
  somebody,
  look,
}) => {
  const administrator = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = administrator
  const stamp = Date.now() % 100_000
  const pond = `Хөв цөөрөм ${stamp}`
  await signInAtPortal(administrator, demoStaff.admin)
  await page.goto('/staff/lists')
  await look(page, 'lists')
  await hand.type(page.getByLabel(words.search), 'water_source')
  await hand.press(page.getByRole('link', { name: listNames.water_source_kind?.[0] ?? '' }))
  await look(page, 'list')

  const dialog = page.getByRole('dialog')
  await hand.press(page.getByRole('button', { name: words.add }))
  await hand.press(dialog.getByRole('button', { name: words.save }))
  await expect(dialog.getByText(words.missing)).toHaveCount(3)
  await hand.type(dialog.getByLabel(words.label_mn), pond)
  await hand.type(dialog.getByLabel(words.label_en), `Pond ${stamp}`)
  await hand.type(dialog.getByLabel(words.value), 'spring')
  await hand.press(dialog.getByRole('button', { name: words.save }))
  await expect(dialog.getByText(words.problem_duplicate_value)).toBeVisible()
  await look(page, 'refused-option')
  await hand.type(dialog.getByLabel(words.value), `pond_${stamp}`)
  await hand.press(dialog.getByRole('button', { name: words.save }))
  await expect(dialog).toBeHidden()

  const row = page.getByRole('row').filter({ hasText: pond })
  await row.getByRole('button', { name: files.drag.replace('{name}', pond) }).press('ArrowUp')
  await expect(row.getByRole('button', { name: files.drag.replace('{name}', pond) })).toBeFocused()
  await expect(page.getByText(words.order_changed)).toBeVisible()
  await look(page, 'order-changed')
  // What is not saved is not left unasked.
  await hand.press(page.getByRole('link', { name: words.title }).first())
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: staffTexts.mn.leave_stay }))
  await hand.press(page.getByRole('button', { name: words.order_save }))
  await expect(page.getByText(words.order_changed)).toBeHidden()

  const spring = page.getByRole('row').filter({ has: page.getByText('spring', { exact: true }) })
  const act = async (name: string) => {
    await hand.press(spring.getByRole('button', { name: new RegExp(`^${files.more}`) }))
    await hand.press(page.getByRole('menuitem', { name }))
  }
  await act(words.retire)
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: words.retire }))
  await expect(spring.getByText(words.retired)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await look(page, 'list')

  await hand.press(page.getByRole('link', { name: words.title }).first())
  await hand.press(page.getByRole('button', { name: words.make }))
  await hand.type(dialog.getByLabel(words.label_mn), `Цөөрмийн зориулалт ${stamp}`)
  await hand.type(dialog.getByLabel(words.label_en), `Uses of ponds ${stamp}`)
  await hand.type(dialog.getByLabel(words.key), 'unit')
  await hand.press(dialog.getByRole('button', { name: words.save }))
  await expect(dialog.getByText(words.problem_duplicate_key)).toBeVisible()
  await look(page, 'refused-list')
  await hand.type(dialog.getByLabel(words.key), `pond_use_${stamp}`)
  await hand.press(dialog.getByRole('button', { name: words.save }))
  await expect(page.getByText(words.empty)).toBeVisible()
  await look(page, 'new-list')
  await page.goBack()
  await page.goBack()

  const citizen = await somebody({ viewport: { width: 360, height: 740 } })
  await signInByNumber(citizen, demoPeople.citizen)
  const number = await makeDraft(citizen.page, services.water)
  await openDraft(citizen.page, number, 'Усны эх үүсвэр')
  const kinds = citizen.page.getByLabel('Эх үүсвэрийн төрөл').locator('option')
  await expect(kinds.filter({ hasText: pond })).toBeAttached()
  await expect(kinds.filter({ hasText: 'Булаг' })).toHaveCount(0)
  await act(words.restore)
  await expect(spring.getByText(words.retired)).toBeHidden()
})

test('a case shows the applicant as it was sent, with a mark where today differs', async ({ somebody, look }) => {
  const citizen = await somebody()
  await signInByNumber(citizen, demoPeople.foreigner)
  const number = await sendSample(citizen.page)
  const contact = { email: 'later@khyanalt.test', custom_address: 'Дархан', custom_address_english: 'Darkhan' }
  await ask(citizen.page, updateProfile, { ...contact, phone: '88001122' })
  const inspector = await somebody({ viewport: { width: 1440, height: 900 } })
  await signInAtPortal(inspector, demoStaff.inspector)
  const { request } = await ask(inspector.page, getCase, { requestnumber: number })
  await ask(inspector.page, receiveRequest, { request_number: number, version: request.version })
  await openCase(inspector, number)
  const applicant = inspector.page.getByText('88001122').locator('xpath=ancestor::dd')
  await expect(applicant).toContainText(staffCaseTexts.mn.today)
  await look(inspector.page, 'case')
  await inspector.page.setViewportSize({ width: 360, height: 740 })
  await look(inspector.page, 'case')
  await inspector.page.goto('/staff/requests?tab=all&status=processing')
  await look(inspector.page, 'queue')
  await expect(inspector.page.getByLabel(staffTexts.mn.filter_query)).toBeHidden()
})
