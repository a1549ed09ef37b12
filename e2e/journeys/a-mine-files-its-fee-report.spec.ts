// A mine fills in its fee report by keyboard and from its spreadsheet, corrects it, and reports a closed quarter late.

import { listFeeReports } from '@khyanalt/contract/fee-reports'
import { listFeePeriods, saveFeePeriod } from '@khyanalt/contract/staff-fee-reports'
import { feeDeclareTexts } from '@khyanalt/domain/messages/fee-declare'
import { feeGridTexts } from '@khyanalt/domain/messages/fee-grid'
import { lateActionTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { feePaperTexts } from '@khyanalt/domain/messages/fee-report-paper'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { feeReportStateTexts } from '@khyanalt/domain/messages/states'
import { expect } from '@playwright/test'
import { demoCompanies } from '../../apps/server/seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { staffToken } from '../steps/agency.ts'
import { ask } from '../steps/calls.ts'
import { signInByNumber } from '../steps/drafts.ts'
import {
  cell,
  decideByKey,
  fillGeneral,
  openCheck,
  openFromDesk,
  paper,
  paste,
  quantities,
  sales,
  sendFromCheck,
  table,
} from '../steps/fee-reports.ts'
import { signInAtPortal } from '../steps/people.ts'

const words = feeScreenTexts.mn
const declare = feeDeclareTexts.mn
const paperWords = feePaperTexts.mn
const states = feeReportStateTexts.mn
const licence = '077701'
const explanation = 'Давхар баяжуулсан бүтээгдэхүүн'

/** What a browser says of the size of an element. */
type Sized = {
  readonly scrollWidth: number
  readonly clientWidth: number
  getBoundingClientRect(): { readonly right: number }
}
/** How far an element's content reaches beyond its frame and the window, in pixels. */
const reachOf = (element: unknown): number => {
  const { scrollWidth, clientWidth } = element as Sized
  const { innerWidth } = globalThis as unknown as { readonly innerWidth: number }
  return Math.max(scrollWidth - clientWidth, (element as Sized).getBoundingClientRect().right - innerWidth)
}

test('[REQ-AMNAT-09] [REQ-DECLARE-10] [REQ-DECLARE-11] a mine files its fee report by keyboard', async ({
  somebody,
  look,
}) => {
  const person = await somebody({ viewport: { width: 1440, height: 900 }, byKeyboard: true })
  const { page, hand } = person
  await signInByNumber(person, demoPeople.mineAccountant)
  await page.goto('/dashboard/amnat')
  await look(page, 'reports of the company')
  await page.setViewportSize({ width: 768, height: 900 })
  await look(page, 'reports of the company')
  const list = page.getByRole('table')
  expect(await list.evaluate(reachOf)).toBeLessThanOrEqual(0)
  for (const name of [states.returned, words.correct])
    expect(await list.getByText(name).first().evaluate(reachOf)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hand.press(page.getByRole('link', { name: words.sendReport }))
  await fillGeneral(person, { company: demoCompanies.fluorspar.register_number, quarter: 1, licence: `MV-${licence}` })
  await expect(page).toHaveURL(/request\/edit\//)

  // A block with words where a number belongs is refused as a whole; the right one fills the table.
  const first = table(page, 3)
  await hand.press(cell(first, 0, 0))
  await page.keyboard.press('Escape')
  await paste(page, quantities.replace('1 234,50', 'их'))
  await expect(page.getByText(feeGridTexts.mn.pasteRefused)).toBeVisible()
  await expect(cell(first, 0, 0)).toHaveText('')
  await paste(page, quantities)
  await expect(cell(first, 0, 4)).toHaveText('1,234.50')
  await expect(cell(first, 3, 4)).toHaveText('3,234.75')
  // What is typed over goes on with Enter; undo and redo walk back and forth.
  await page.keyboard.press('End')
  await page.keyboard.type('16000')
  await page.keyboard.press('Enter')
  await expect(cell(first, 0, 8)).toHaveText('16,000.00')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(cell(first, 0, 8)).toHaveText('15,000.00')
  await page.keyboard.press('ControlOrMeta+y')
  await expect(cell(first, 3, 8)).toHaveText('43,000.00')
  await hand.press(cell(table(page, 4), 0, 0))
  await page.keyboard.press('Escape')
  await paste(page, sales)
  await expect(cell(table(page, 4), 3, 8)).toHaveText('130,585,250.00')
  await hand.press(cell(table(page, 5), 1, 1))
  await page.keyboard.press('Escape')
  await page.keyboard.type('130585250')
  await page.keyboard.press('Tab')
  await look(page, 'a report filled in')
  // The longest amount is not cut on a phone; then it is taken back.
  const longest = cell(table(page, 4), 0, 3)
  // Tab went through the whole table on its way down: it comes back to the last cell.
  await hand.press(cell(table(page, 4), 2, 8))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Home')
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await page.keyboard.type('9999999999999.99')
  await page.keyboard.press('Enter')
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(longest).toHaveText('9,999,999,999,999.99')
  expect(await longest.evaluate(reachOf)).toBeLessThanOrEqual(0)
  await look(page, 'a report filled in')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.keyboard.press('ControlOrMeta+z')
  await expect(longest).toHaveText('920,705,000.00')

  // What follows is offered; what was typed wrong stands out.
  await hand.press(page.getByRole('button', { name: /^Авах: Тайлант үеийн эцсийн үлдэгдэл, Дутуу/ }))
  await expect(cell(table(page, 5), 3, 1)).toHaveText('130,585,250.00')
  await hand.press(cell(first, 2, 8))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight')
  await page.keyboard.type('192.5')
  await page.keyboard.press('Enter')
  // (92.5 × 1,234.50 + 192.5 × 1,000 + 92.5 × 1,000.25) : 3,234.75
  await expect(cell(first, 3, 2)).toHaveText('дундаж 123.41')

  // Everything is there again after the page was thrown away.
  await expect(page.getByText(/Хадгалсан: /)).toBeVisible()
  await page.reload()
  await expect(cell(table(page, 5), 1, 1)).toHaveText('130,585,250.00')
  await openCheck(person)
  await hand.press(page.getByRole('button', { name: words.send, exact: true }))
  await expect(page.getByRole('heading', { name: declare.mend })).toBeFocused()
  await look(page, 'a declaration to explain')
  const explain = page.getByRole('textbox', { name: new RegExp(`^${declare.explain}`) })
  await expect(explain).toHaveCount(1)
  await hand.type(explain, explanation)
  await expect(page.getByText(/Хадгалсан: /)).toBeVisible()
  await page.reload()
  await expect(explain).toHaveValue(explanation)
  await page.setViewportSize({ width: 360, height: 800 })
  await look(page, 'a declaration to explain')
  await page.setViewportSize({ width: 1440, height: 900 })
  await hand.press(page.getByRole('button', { name: words.send, exact: true }))
  await expect(page.getByRole('alertdialog')).toContainText(`MV-${licence}`)
  await look(page, 'the question before sending')
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: words.send, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: words.sent })).toBeVisible()
  await expect(page.getByText(paperWords.nextReview)).toBeVisible()
  await look(page, 'a declaration that was sent')
  await hand.press(page.getByRole('link', { name: declare.toList }))
  await expect(page).toHaveURL(/\/dashboard\/amnat$/)
  const { data } = await ask(page, listFeeReports, {})
  const number = data.data.find(report => report.license_number === licence)?.request_number ?? ''
  expect(number).toMatch(/^A\d{9}$/)

  const inspector = await somebody({ viewport: { width: 1440, height: 900 } })
  await signInAtPortal(inspector, demoStaff.inspector)
  await openFromDesk(inspector, number)
  await expect(inspector.page.getByText(explanation)).toBeVisible()
  await decideByKey(inspector, 'receive')
  await decideByKey(inspector, 'return', ['Тоо хэмжээний хүснэгт', 'Хүдрийн нөөцийг дахин шалгана уу.'])
  await look(inspector.page, 'a report that was returned')

  await page.reload()
  await hand.press(page.getByRole('row', { name: new RegExp(licence) }).getByRole('link', { name: words.correct }))
  await expect(page.getByText('Хүдрийн нөөцийг дахин шалгана уу.')).toBeVisible()
  await hand.press(cell(table(page, 3), 0, 8))
  await page.keyboard.press('Escape')
  await page.keyboard.type('15500,5')
  await page.keyboard.press('Enter')
  await expect(cell(table(page, 3), 3, 8)).toHaveText('42,500.50')
  await openCheck(person)
  await expect(explain).toHaveValue(explanation)
  await sendFromCheck(person)
  await expect(page.getByRole('heading', { level: 1, name: words.resent })).toBeVisible()
  await page.goto('/dashboard/amnat')

  await openFromDesk(inspector, number)
  await decideByKey(inspector, 'receive')
  await decideByKey(inspector, 'agree')
  const head = await somebody({ viewport: { width: 1440, height: 900 } })
  await signInAtPortal(head, demoStaff.head)
  await openFromDesk(head, number, 'review')
  await look(head.page, 'a report to register')
  await decideByKey(head, 'register')
  await page.reload()
  await expect(page.getByRole('row', { name: new RegExp(licence) })).toContainText(states.registered)
})

test('[REQ-AMNAT-03] [REQ-LATE-05] [REQ-PROD-12] a mine reports a quarter whose window is closed', async ({
  somebody,
  look,
}) => {
  const person = await somebody({ viewport: { width: 360, height: 800 } })
  const { page, hand } = person
  await signInByNumber(person, demoPeople.mineMember)
  const admin = await staffToken(page, demoStaff.admin)
  const { data: windows, today } = await ask(page, listFeePeriods, {}, admin)
  const open = windows.find(window => window.open)
  if (!open) throw new Error('No window is open in the demo.')
  const { year, season, opens, closes } = open
  const closed = await ask(
    page,
    saveFeePeriod,
    {
      year,
      season,
      opens,
      closes: new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10),
      version: open.version,
    },
    admin,
  )
  try {
    await page.goto('/dashboard/amnat/request/create')
    await expect(page.getByText(words.closedTitle)).toBeVisible()
    await expect(page.getByText(words.closedText)).toBeVisible()
    await look(page, 'nothing can be sent')
    await hand.press(page.getByRole('link', { name: words.sendLate }))
    const main = page.getByRole('main')
    await main.getByRole('combobox', { name: words.company }).selectOption(demoCompanies.mine.id)
    await main.getByRole('combobox', { name: words.quarterLabel }).selectOption({ index: 1 })
    for (const name of ['shiidver_huudas', 'alban_bichig', 'tulbur_barimt'] as const) {
      await main.getByLabel(`: ${words[name]}`).setInputFiles(paper(`${name}.pdf`))
      await expect(main.getByRole('button', { name: new RegExp(`${name}.pdf.*нээх`) })).toBeVisible()
    }
    await hand.type(main.getByLabel(words.details), 'Нягтлан бодогч солигдсон.')
    await look(page, 'a late request')
    await hand.press(main.getByRole('button', { name: words.send }))
    await expect(page.getByText(words.lateSent).first()).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/amnat\?tab=late$/)
    await expect(page.getByRole('row').filter({ hasText: demoCompanies.mine.name_mn }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: words.sendLate })).toBeVisible()

    const head = await somebody({ viewport: { width: 1440, height: 900 } })
    await signInAtPortal(head, demoStaff.head)
    await head.page.goto('/staff/fee-reports?kind=late')
    await look(head.page, 'late requests')
    const asked = head.page.getByRole('row', { name: `${year} / ${season}-р улирал` })
    await head.hand.press(asked.getByRole('button', { name: demoCompanies.mine.name_mn }))
    const dialog = head.page.getByRole('dialog')
    await head.hand.press(dialog.getByRole('button', { name: lateActionTexts.mn.approve, exact: true }))
    await head.hand.press(dialog.getByRole('button', { name: lateActionTexts.mn.approve, exact: true }))
    await expect(dialog).toBeHidden()
    await head.page.goto('/staff/fee-overview')
    await look(head.page, 'sums of fee reports')
    await head.page.goto('/staff/fee-periods')
    await look(head.page, 'windows of the quarters')

    // Exactly this quarter of this company is open now, and closed again once the report is sent.
    await page.goto('/dashboard/amnat/request/create')
    await fillGeneral(person, { company: demoCompanies.mine.register_number, quarter: 1, licence: `XV-${licence}` })
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [section, block] of [
      [3, quantities],
      [4, sales],
    ] as const) {
      await hand.press(cell(table(page, section), 0, 0))
      await paste(page, block)
    }
    await openCheck(person)
    await hand.press(page.getByRole('button', { name: declare.takeAll }))
    await expect(page.getByText(declare.noWarnings)).toBeVisible()
    await sendFromCheck(person)
    await expect(page.getByRole('heading', { level: 1, name: words.sent })).toBeVisible()
    await page.goto('/dashboard/amnat/request/create')
    await expect(page.getByText(words.closedTitle)).toBeVisible()
  } finally {
    await ask(page, saveFeePeriod, { year, season, opens, closes, version: closed.data.version }, admin)
  }
})
