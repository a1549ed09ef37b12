// The desk around the decisions: a day of an inspector, a head of unit and an accountant.

import { listQueue } from '@khyanalt/contract/review'
import { certificateDeskTexts } from '@khyanalt/domain/messages/certificate-desk'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { queueTexts } from '@khyanalt/domain/messages/queue'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { statementTexts } from '@khyanalt/domain/messages/statements'
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { expect } from '@playwright/test'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { sendSampleWithFee } from '../steps/agency.ts'
import { ask } from '../steps/calls.ts'
import { signInByNumber } from '../steps/drafts.ts'
import { signInAtPortal } from '../steps/people.ts'
import { pressCyrillic } from '../steps/press-cyrillic.ts'

const desk = staffDeskTexts.mn
const texts = staffTexts.mn
const cases = staffCaseTexts.mn
const certificates = certificateDeskTexts.mn
const statements = statementTexts.mn

test('an inspector takes requests from the queue by keyboard on a Mongolian layout, leaves a note and a ready text, and goes on to the next', async ({
  somebody,
  look,
}) => {
  const inspector = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = inspector
  await signInAtPortal(inspector, demoStaff.inspector)
  const waiting = (await ask(page, listQueue, { view: 'unassigned', results: 20 })).data.data
  expect(waiting.length, 'requests that nobody holds').toBeGreaterThan(1)

  await page.goto('/staff/requests')
  await hand.press(page.getByRole('link', { name: new RegExp(`^${desk.tab_unassigned}`) }))
  await expect(page).toHaveURL(/unassigned/)
  await expect(page.getByRole('link', { name: waiting.at(-1)?.request_number ?? '' })).toBeVisible()
  // The rows of the part before stand, marked as busy, until those of this one came.
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy')
  await pressCyrillic(page, 'Slash', { shift: true })
  await expect(page.getByRole('dialog').getByText(texts.key_next, { exact: true })).toBeVisible()
  await look(page, 'shortcuts')
  await page.keyboard.press('Escape')
  // Keys belong to the dialog until it is gone.
  await expect(page.getByRole('dialog', { name: texts.shortcuts_title })).toBeHidden()
  await pressCyrillic(page, 'KeyJ')
  const first = page.locator('a[data-case]:focus')
  await expect(first).toBeVisible()
  const number = (await first.getAttribute('data-case')) ?? ''
  await pressCyrillic(page, 'KeyX')
  await expect(page.getByRole('checkbox', { name: desk.select_row.replace('{number}', number) })).toBeChecked()
  await look(page, 'queue-selected')
  await pressCyrillic(page, 'KeyM')
  const dialog = page.getByRole('dialog')
  await hand.press(dialog.getByRole('button', { name: queueTexts.mn.act_take, exact: true }))
  // It waits so that it can be undone.
  await expect(page.getByRole('link', { name: number })).toBeHidden({ timeout: 25_000 })

  await hand.press(page.getByRole('button', { name: desk.keep }))
  await hand.type(dialog.getByLabel(desk.keep_name), 'Миний шинэ ажил')
  await hand.press(dialog.getByRole('button', { name: desk.keep }))
  await expect(page.getByRole('link', { name: 'Миний шинэ ажил' })).toBeVisible()

  await hand.press(page.getByRole('link', { name: new RegExp(`^${desk.tab_mine}`) }))
  await hand.press(page.getByRole('link', { name: number }))
  await expect(page.getByText(desk.holder_you)).toBeVisible()
  await pressCyrillic(page, 'KeyT')
  await page.keyboard.type('Өмнөх зөвшөөрлийг шалгасан.')
  await hand.press(page.getByRole('button', { name: desk.note_add }))
  await expect(page.getByText('Өмнөх зөвшөөрлийг шалгасан.')).toBeVisible()

  await hand.press(page.getByRole('button', { name: cases.remark_general }))
  await hand.press(page.getByRole('button', { name: desk.texts, exact: true }))
  await hand.press(page.getByRole('menuitem', { name: desk.texts_manage }))
  await hand.type(dialog.getByLabel(desk.text_title), 'Хуулбар тод биш')
  await hand.type(dialog.getByLabel(desk.text_text), 'Хуулбарыг тод сканнердаж хавсаргана уу.')
  await hand.press(dialog.getByRole('button', { name: desk.text_save }))
  await expect(dialog.getByText('Хуулбар тод биш')).toBeVisible()
  await page.keyboard.press('Escape')
  await hand.press(page.getByRole('button', { name: desk.texts, exact: true }))
  await hand.press(page.getByRole('menuitem', { name: 'Хуулбар тод биш' }))
  await expect(page.getByLabel(cases.remark_text_for.replace('{title}', cases.remark_general_title))).toHaveValue(
    'Хуулбарыг тод сканнердаж хавсаргана уу.',
  )
  await page.getByText(desk.history, { exact: true }).click()
  await expect(page.getByRole('heading', { name: desk.history_requests })).toBeVisible()
  await look(page, 'case-with-notes')
  await hand.press(page.getByRole('button', { name: desk.next_case }))
  await expect(page).not.toHaveURL(new RegExp(number))
})

test('a head of unit cancels and reinstates a certificate, each with its reason', async ({ somebody, look }) => {
  const head = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = head
  await signInAtPortal(head, demoStaff.head)
  await page.goto('/staff/certificates?status=10')
  await hand.press(page.getByRole('table').getByRole('link').first())
  await expect(page.getByRole('button', { name: certificates.cancel })).toBeVisible()
  await look(page, 'certificate-desk')
  for (const act of ['cancel', 'reinstate'] as const) {
    await hand.press(page.getByRole('button', { name: certificates[act], exact: true }))
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await hand.press(dialog.getByRole('button', { name: certificates[act], exact: true }))
    await expect(dialog.getByLabel(certificates.reason)).toHaveAttribute('aria-invalid', 'true')
    await hand.type(dialog.getByLabel(certificates.reason), `Шалгалтын дүгнэлт: ${act}`)
    await hand.press(dialog.getByRole('button', { name: certificates[act], exact: true }))
    await expect(page.getByText(`Шалгалтын дүгнэлт: ${act}`)).toBeVisible()
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await look(page, 'certificate-desk-changed')
})

test('[REQ-SUSPEND-01] [REQ-SUSPEND-02] [REQ-SUSPEND-04] a head of unit suspends a certificate, which the public page says at once, and lifts it', async ({
  somebody,
  look,
}) => {
  const head = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = head
  await signInAtPortal(head, demoStaff.head)
  await page.goto('/staff/certificates?status=10')
  await hand.press(page.getByRole('table').getByRole('link').last())
  await hand.press(page.getByRole('button', { name: certificates.suspend, exact: true }))
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const [from, until] = [dialog.getByLabel(certificates.suspend_from), dialog.getByLabel(certificates.suspend_until)]
  const today = await from.inputValue()
  await hand.type(until, '2020-01-01')
  await hand.press(dialog.getByRole('button', { name: certificates.suspend, exact: true }))
  await expect(until).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByText(errorTexts.mn.suspension_backwards)).toBeVisible()
  await look(page, 'certificate-suspend-refused')
  await until.fill(today)
  const reason = 'Баталгаажуулалтын хугацаа дууссан'
  await hand.type(dialog.getByLabel(certificates.reason_public), reason)
  await hand.press(dialog.getByRole('button', { name: certificates.suspend, exact: true }))
  await expect(page.getByRole('button', { name: certificates.lift_suspension, exact: true })).toBeVisible()
  const desk = page.url()
  const publicPage = await page.getByRole('link', { name: certificates.public_page }).getAttribute('href')
  const visitor = await somebody({ viewport: { width: 360, height: 740 } })
  await visitor.page.goto(publicPage ?? '')
  const verdict = visitor.page.getByRole('article').locator('header')
  await expect(verdict).toContainText(certificateStateTexts.mn.suspended_now)
  await expect(visitor.page.getByText(reason)).toBeVisible()
  await look(visitor.page, 'certificate-suspended')

  await page.goto(desk)
  await hand.press(page.getByRole('button', { name: certificates.lift_suspension, exact: true }))
  await hand.type(dialog.getByLabel(certificates.reason), 'Баталгаажуулсан')
  await hand.press(dialog.getByRole('button', { name: certificates.lift_suspension, exact: true }))
  await expect(page.getByRole('button', { name: certificates.suspend, exact: true })).toBeVisible()
  await visitor.page.reload()
  await expect(verdict).toContainText(certificateStateTexts.mn.active)
})

test('an accountant reads a bank statement, which proposes and confirms nothing, and the sums of the days', async ({
  somebody,
  look,
}) => {
  const accountant = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = accountant
  await signInAtPortal(accountant, demoStaff.finance)
  const payer = await somebody()
  await signInByNumber(payer, demoPeople.mineMember)
  const { invoice } = await sendSampleWithFee(payer.page)
  await page.goto('/staff/invoices')
  await hand.press(page.getByRole('link', { name: statements.part_statements }))
  const give = (text: string) =>
    page
      .getByLabel(statements.upload)
      .setInputFiles({ name: 'хуулга.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await give('Огноо,Дүн,Утга\n2026-13-01,12.345,хураамж\n')
  await expect(page.getByText(statements.statement_day)).toBeVisible()
  await give(`Огноо,Дүн,Утга,Харилцагч\n2026-11-20,1.50,${invoice} хураамж,Дорж Бат\n`)
  await expect(page.getByText(statements.match_number)).toBeVisible()
  await look(page, 'statement')
  await hand.press(page.getByRole('link', { name: statements.open_invoice.replace('{number}', invoice) }))
  await expect(page.getByRole('heading', { name: new RegExp(invoice) })).toBeVisible()
  await hand.press(page.getByRole('link', { name: statements.part_daily }))
  await expect(
    page.getByRole('main').getByRole('table').or(page.getByRole('main').getByText('0')).first(),
  ).toBeVisible()
  await look(page, 'daily-totals')
})

test('[REQ-CALLS-04] [REQ-FIND-02] a moved address leads on at the first load, and what was typed stays in the address', async ({
  somebody,
}) => {
  const inspector = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = inspector
  await signInAtPortal(inspector, demoStaff.inspector)
  for (const [from, to] of [
    ['/staff/fsi?view=all', '/staff/food?view=all'],
    ['/staff/amnat', '/staff/fee-reports'],
    ['/staff/users', '/staff/people'],
  ] as const) {
    const reply = await page.request.get(from, { maxRedirects: 0 })
    expect([reply.status(), reply.headers().location]).toEqual([301, to])
    await page.goto(from)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(to)
  }
  await page.goto('/staff/requests?tab=all')
  await hand.type(page.getByRole('textbox', { name: staffTexts.mn.filter_query }), 'bat erdene')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=bat\+erdene/)
  await expect(page.getByRole('cell', { name: demoPeople.citizen.name, exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: staffTexts.mn.filter_query })).toHaveValue('bat erdene')
  await expect(page.getByRole('cell', { name: demoPeople.citizen.name, exact: true }).first()).toBeVisible()
})
