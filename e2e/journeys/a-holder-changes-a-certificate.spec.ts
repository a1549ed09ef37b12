import { certificateChangeTexts } from '@khyanalt/domain/messages/certificate-change'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { expect } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import { test } from '../fixtures/portal.ts'
import { signInByNumber } from '../steps/drafts.ts'
import { hold } from '../steps/mishaps.ts'

const words = certificateChangeTexts.mn

test('a holder asks for a change of the certificate, and nothing typed is lost on the way', async ({
  somebody,
  look,
}) => {
  const holder = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = holder
  await signInByNumber(holder, demoPeople.citizen)
  // [REQ-UPD-01] [REQ-DASH-04] An approved request offers the change and leads to it.
  await page.goto('/dashboard/list?status=1000')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: new RegExp(dashboardTexts.mn.changeInfo) }) })
  const number = (await row.first().getByRole('rowheader').textContent())?.match(/R\d{9}/)?.[0] ?? ''
  await hand.press(row.first().getByRole('link', { name: new RegExp(dashboardTexts.mn.changeInfo) }))
  await expect(page).toHaveURL(new RegExp(`/dashboard/services/updaterequest/${number}$`))
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  // [REQ-UPD-02] The card on the left says which request and licence, and that it is approved.
  await expect(page.getByRole('main').getByText(number)).toBeVisible()
  await expect(page.getByText(words.approved, { exact: true })).toBeVisible()

  // [REQ-UPD-03] [REQ-UPD-04] [REQ-UPD-07] Without reason and letter each says what it lacks.
  const send = page.getByRole('button', { name: words.send, exact: true })
  await hand.press(send)
  await expect(page.getByText(words.incomplete).first()).toBeVisible()
  await expect(page.getByText(words.reasonMissing)).toBeVisible()
  await expect(page.getByText(words.letterMissing)).toBeVisible()
  await look(page, 'change-refused')

  const reason = page.getByRole('textbox', { name: words.reason })
  expect(await reason.getAttribute('rows')).toBe('4')
  await hand.type(reason, 'Ажлын байрны хаяг өөрчлөгдсөн')
  // [REQ-UPD-05] [REQ-UPD-08] What goes wrong with the letter, that it came, and that it was taken off, are told.
  const picker = page.locator('input[type=file]')
  await picker.setInputFiles({ name: 'letter.docx', mimeType: '', buffer: Buffer.from('x') })
  await expect(page.getByText(/letter\.docx/).first()).toBeVisible()
  const release = await hold(page, '**/request/certupdateupload')
  const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: smallPdf('letter') }
  await picker.setInputFiles(letter)
  await expect(send).toBeDisabled()
  release()
  await expect(page.getByText(words.uploaded).first()).toBeVisible()
  await hand.press(page.getByRole('button', { name: /letter\.pdf/ }).last())
  await expect(page.getByText(words.removed).first()).toBeVisible()
  await picker.setInputFiles(letter)
  await expect(page.getByText('letter.pdf').first()).toBeVisible()
  await look(page, 'change-filled')

  // [REQ-UPD-12] [REQ-UPD-13] A broken network loses nothing; what arrived is told, and leads to the list.
  await page.context().setOffline(true)
  await hand.press(send)
  await expect(page.getByText(words.connectionFailed).first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(reason).toHaveValue('Ажлын байрны хаяг өөрчлөгдсөн')
  await hand.press(send)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words.doneText)).toBeVisible()
  await hand.press(dialog.getByRole('button', { name: words.toList }))
  await expect(page).toHaveURL(/\/dashboard\/list$/)
  await expect(page.getByRole('row', { name: new RegExp(dashboardTexts.mn.UPDATE) }).first()).toBeVisible()
})
