// A question about a request, its answer, and the answer to a remark: both screens open, nobody reloads.

import { getServiceForm } from '@khyanalt/contract/requests'
import { receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { requestMessageTexts } from '@khyanalt/domain/messages/request-messages'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { expect } from '@playwright/test'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import { test } from '../fixtures/portal.ts'
import { openCase } from '../steps/agency.ts'
import { ask } from '../steps/calls.ts'
import { sendXRay, signInByNumber } from '../steps/drafts.ts'
import { signInAtPortal } from '../steps/people.ts'

const t = requestMessageTexts.mn
const desk = staffDeskTexts.mn

test('[REQ-MESSAGE-01] [REQ-MESSAGE-03] [REQ-MESSAGE-04] an applicant asks, the inspector answers, and a remark is answered', async ({
  somebody,
  look,
}) => {
  const citizen = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = citizen
  await signInByNumber(citizen, demoPeople.citizen)
  const number = await sendXRay(page)
  await page.goto(`/dashboard/services/request/${number}`)
  await expect(page.getByRole('heading', { name: t.titleApplicant })).toBeVisible()
  await hand.press(page.getByRole('button', { name: t.write }))
  await expect(page.getByLabel(t.text, { exact: true })).toBeFocused()
  await hand.press(page.getByRole('button', { name: t.send, exact: true }))
  await expect(page.getByText(t.empty)).toBeVisible()
  await hand.type(page.getByLabel(t.text, { exact: true }), 'Загварын нэрийг буруу бичсэн байж магадгүй. Засах уу?')
  await hand.press(page.getByRole('button', { name: t.fileAdd }))
  await hand.attach(page.getByRole('button', { name: new RegExp(t.file.replace('{number}', '1')) }), {
    name: 'шошго.pdf',
    mimeType: 'application/pdf',
    buffer: smallPdf('label'),
  })
  await expect(page.getByText('шошго.pdf')).toBeVisible()
  await look(page, 'writing')
  // What is typed outlives the page.
  await page.reload()
  await expect(page.getByLabel(t.text, { exact: true })).toHaveValue(/Загварын нэрийг/)
  await expect(page.getByText('шошго.pdf')).toBeVisible()
  await hand.press(page.getByRole('button', { name: t.send, exact: true }))
  const written = page.getByRole('listitem').filter({ hasText: 'Загварын нэрийг' })
  await expect(written.getByRole('button', { name: t.fileOpen.replace('{title}', 'шошго.pdf') })).toBeVisible()
  await expect(page.getByLabel(t.text, { exact: true })).toHaveValue('')

  // The inspector finds it among those with a question, and answers by keyboard.
  const inspector = await somebody({ viewport: { width: 1440, height: 900 } })
  await signInAtPortal(inspector, demoStaff.inspector)
  await inspector.page.goto('/staff/requests')
  await inspector.hand.press(inspector.page.getByRole('link', { name: new RegExp(`^${desk.tab_asked}`) }))
  const row = inspector.page.getByRole('row').filter({ hasText: number })
  await expect(row.getByText(desk.tag_asked)).toBeVisible()
  await look(inspector.page, 'queue with a question')
  await openCase(inspector, number)
  await expect(inspector.page.getByText(t.waits)).toBeVisible()
  const answer = inspector.page.getByLabel(t.text, { exact: true })
  await answer.focus()
  await inspector.page.keyboard.type('Хянаад засуулахаар буцаана.')
  await look(inspector.page, 'case with a question')
  await inspector.page.keyboard.press('Tab')
  await inspector.page.keyboard.press('Enter')
  await expect(inspector.page.getByText(t.waits)).toBeHidden()

  // It arrives on the phone by itself, and the bell says so.
  await expect(page.getByText('Хянаад засуулахаар буцаана.')).toBeVisible()
  await look(page, 'answered')

  // Thanks need no answer; they come while the case is open.
  await hand.type(page.getByLabel(t.text, { exact: true }), 'Баярлалаа.')
  await hand.press(page.getByRole('button', { name: t.send, exact: true }))
  await expect(inspector.page.getByText('Баярлалаа.')).toBeVisible({ timeout: 30_000 })
  await inspector.hand.press(inspector.page.getByRole('button', { name: t.settle }))
  await expect(inspector.page.getByText(t.waits)).toBeHidden()

  // Returned: the remark is answered above the form, which stays as it was.
  const version = async () => (await ask(page, getServiceForm, { id: number })).request.version
  await ask(inspector.page, receiveRequest, { request_number: number, version: await version() })
  const comments = [{ title: 'Серийн дугаар', comment: 'Тулгана уу', path: 'unit_serial' }]
  await ask(inspector.page, returnRequest, { request_number: number, version: await version(), comments })
  await page.goto(`/dashboard/services/request/${number}`)
  const serial = page.getByRole('textbox', { name: /Серийн дугаар/ })
  await hand.type(serial, 'SN-2026-777')
  await hand.press(page.getByText(t.titleApplicant))
  await hand.press(page.getByRole('button', { name: t.write }))
  await page.getByLabel(t.about).selectOption('Серийн дугаар')
  await hand.type(page.getByLabel(t.text, { exact: true }), 'Шошгон дээр ингэж бичсэн.')
  await look(page, 'answering a remark')
  await hand.press(page.getByRole('button', { name: t.send, exact: true }))
  await expect(page.getByText(t.aboutSaid.replace('{title}', 'Серийн дугаар'))).toBeVisible()
  await expect(serial).toHaveValue('SN-2026-777')
  await openCase(inspector, number)
  await expect(inspector.page.getByText('Шошгон дээр ингэж бичсэн.')).toBeVisible()
})
