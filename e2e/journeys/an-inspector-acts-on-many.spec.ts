// Eighty cases a day: twenty of them by keyboard, undone once and then received.
import { listQueue } from '@khyanalt/contract/review'
import { queueTexts } from '@khyanalt/domain/messages/queue'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { expect } from '@playwright/test'
import { demoCompanies } from '../../apps/server/seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { ask } from '../steps/calls.ts'
import { sendSample, services, signInByNumber } from '../steps/drafts.ts'
import { signInAtPortal } from '../steps/people.ts'
import { pressCyrillic } from '../steps/press-cyrillic.ts'

const queue = queueTexts.mn
const desk = staffDeskTexts.mn
const many = 20
const counted = (text: string, count: number) =>
  text.replace(/\{count, plural, other \{(.*)\}\}/, '$1').replace('#', String(count))

test('[REQ-BULK-01] [REQ-BULK-03] an inspector selects twenty requests by keyboard on a Cyrillic layout, undoes once and then receives them', async ({
  somebody,
  look,
}) => {
  const applicant = await somebody()
  await signInByNumber(applicant, demoPeople.radiologist)
  for (let sent = 0; sent < many; sent++) await sendSample(applicant.page)

  const inspector = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = inspector
  await signInAtPortal(inspector, demoStaff.inspector)
  await page.goto(`/staff/requests?status=sent&assignee=nobody&service=${services.laboratory.formid}`)
  await hand.type(
    page.getByRole('textbox', { name: staffTexts.mn.filter_query }),
    demoCompanies.hospital.register_number,
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=.*assignee=nobody/)
  const boxes = page.getByRole('table').getByRole('checkbox', { name: desk.select_row.replace('{number} ', '') })
  await expect(boxes).toHaveCount(many)
  // The last day first, and back: the column sorts from its heading.
  await hand.press(page.getByRole('button', { name: staffTexts.mn.column_sent }))
  await expect(page).toHaveURL(/sort=sent/)
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy')
  await page.locator('body').click({ position: { x: 700, y: 4 } })

  for (let row = 1; row <= many; row++) {
    await pressCyrillic(page, 'KeyJ')
    await pressCyrillic(page, 'KeyX')
  }
  const acts = page.getByRole('region', { name: queue.acts })
  await expect(acts.getByText(counted(desk.selected, many))).toBeVisible()
  await look(page, 'queue-many-selected')

  const dialog = page.getByRole('dialog')
  const receive = async () => {
    await pressCyrillic(page, 'KeyR')
    await expect(dialog.getByRole('heading', { name: counted(queue.will, many) })).toBeVisible()
  }
  const confirm = async () => {
    await dialog.getByRole('button', { name: queue.act_receive, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  await receive()
  await look(page, 'bulk-preview')
  await confirm()
  await expect(page.getByRole('button', { name: queue.undo, exact: true })).toBeFocused()
  await look(page, 'bulk-waits')
  await pressCyrillic(page, 'KeyZ')
  await expect(page.getByRole('region', { name: queue.bulk })).toBeHidden()
  await expect(boxes).toHaveCount(many)

  await pressCyrillic(page, 'KeyP')
  await expect(acts.getByText(counted(desk.selected, many))).toBeVisible()
  await receive()
  await confirm()
  await expect(page.getByRole('region', { name: queue.bulk }).getByText(counted(queue.ended, many))).toBeVisible({
    timeout: 30_000,
  })
  await expect(boxes).toHaveCount(0)
  await look(page, 'bulk-ended')
  const held = await ask(page, listQueue, {
    query: demoCompanies.hospital.register_number,
    assignee: 'me',
    service: services.laboratory.formid,
    results: 50,
  })
  expect(held.data.total).toBe(many)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/staff/requests?tab=mine')
  await hand.press(page.getByRole('button', { name: queue.select_page }))
  await expect(acts).toBeVisible()
  await look(page, 'queue-selected-on-a-phone')
})
