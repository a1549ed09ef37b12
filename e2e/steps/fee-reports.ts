// What a mine does to file its fee report, and the agency to decide on it.
import { feeDeclareTexts } from '@khyanalt/domain/messages/fee-declare'
import { feeReportActionTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { expect, type Locator, type Page } from '@playwright/test'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import { isFirefox } from '../fixtures/hand.ts'
import type { Person } from '../fixtures/portal.ts'

const words = feeScreenTexts.mn
const declare = feeDeclareTexts.mn
const desk = staffFeeTexts.mn
const acts = feeReportActionTexts.mn

/** A PDF to attach. */
export const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: smallPdf(name) })

/** The table of a section; its name depends on the sheet. */
export const table = (page: Page, section: 3 | 4 | 5): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: `${section}. ${words[`section${section}`]}` })
    .getByRole('grid')

/** A cell by its row and column, counted from 0 without the headings. */
export const cell = (grid: Locator, row: number, column: number): Locator =>
  grid
    .getByRole('row')
    .nth(row + 1)
    .getByRole('gridcell')
    .nth(column)

/** Copies a text as a spreadsheet would and pastes it where the focus is. */
export const paste = async (page: Page, text: string): Promise<void> => {
  // Firefox asks nobody, and knows no such permissions.
  if (!isFirefox(page)) await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    copied =>
      (
        globalThis as unknown as { navigator: { clipboard: { writeText(text: string): Promise<void> } } }
      ).navigator.clipboard.writeText(copied),
    text,
  )
  await page.keyboard.press('ControlOrMeta+v')
}

/** Chooses by the place of an option, whose words depend on data. */
const chooseNth = async ({ hand }: Person, select: Locator, place: number): Promise<void> => {
  await expect(select.locator('option').nth(place)).toBeAttached()
  await hand.choose(select, ((await select.locator('option').nth(place).textContent()) ?? '').trim())
}

/** Sections 1 and 2. */
export const fillGeneral = async (
  person: Person,
  { company, quarter, licence }: { readonly company: string; readonly quarter: number; readonly licence: string },
): Promise<void> => {
  const { page, hand } = person
  const main = page.getByRole('main')
  const list = (name: string) => main.getByRole('combobox', { name: new RegExp(`^${name}`) })
  await expect(list(words.company).locator('option', { hasText: company })).toBeAttached()
  await hand.choose(
    list(words.company),
    ((await list(words.company).locator('option', { hasText: company }).textContent()) ?? '').trim(),
  )
  await chooseNth(person, list(words.quarterLabel), quarter)
  await hand.tick(main.getByRole('radio', { name: words.payer_has_license }))
  await chooseNth(person, list(words.deposit), 1)
  await hand.type(main.getByRole('textbox', { name: new RegExp(words.licence) }), licence)
  await hand.choose(list(words.mineral), 'Хайлуур жонш')
  await hand.tick(main.getByRole('group', { name: words.increased }).getByRole('radio', { name: words.no }))
  await hand.tick(main.getByRole('group', { name: words.active }).getByRole('radio', { name: words.yes }))
  await main.getByLabel(/Файл сонгох/).setInputFiles(paper('albanbichig.pdf'))
  await expect(main.getByRole('button', { name: /albanbichig.pdf.*нээх/ })).toBeVisible()
  await hand.choose(list(words.sheet), 'Маягт-3 – Хайлуур жонш')
}

const month = (...cells: readonly string[]) => cells.join('\t')

/** Three months of each table as they stand in somebody's spreadsheet. */
export const quantities = [
  month('Баяжмал', 'тн', '92,5', '0', '1 234,50', '1,000', '34.5', '200', '15 000'),
  month('Баяжмал', 'тн', '92,5', '1 234,50', '1 000', '900', '0', '100', '14 000'),
  month('Баяжмал', 'тн', '92,5', '2 234,50', '1 000,25', '1 000', '0', '0,25', '13 000'),
].join('\r\n')
export const sales = [
  month('Баяжмал', 'тн', '1 034,50', '920 705 000', '0', '0', '46 035 250', '0', '46 035 250'),
  month('Баяжмал', 'тн', '900', '801 000 000', '0', '0', '40 050 000', '0', '40 050 000'),
  month('Баяжмал', 'тн', '1 000', '890 000 000', '0', '0', '44 500 000', '0', '44 500 000'),
].join('\r\n')

/** From the form to the check of everything. */
export const openCheck = async ({ page, hand }: Person): Promise<void> => {
  await hand.press(page.getByRole('button', { name: declare.check }))
  await expect(page.getByRole('heading', { name: declare.checkTitle })).toBeVisible()
}

/** On the check: asks to send and says yes; the page that follows stays. */
export const sendFromCheck = async ({ page, hand }: Person): Promise<void> => {
  await hand.press(page.getByRole('button', { name: words.send, exact: true }))
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: words.send, exact: true }))
  await expect(page).toHaveURL(/\/request\/sent\//)
}

/** Opens a report from the desk. */
export const openFromDesk = async ({ page, hand }: Person, number: string, state = 'sent'): Promise<void> => {
  await page.goto(`/staff/fee-reports?state=${state}`)
  await hand.press(page.getByRole('link', { name: number }))
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible()
}

type Act = 'receive' | 'agree' | 'return' | 'register'
const keys = { receive: 'r', agree: 'a', register: 'a', return: 'b' } as const

/** Takes a decision by its key, with a reason where one is asked for. */
export const decideByKey = async (
  { page, hand }: Person,
  act: Act,
  reason?: readonly [string, string],
): Promise<void> => {
  await expect(page.getByRole('button', { name: acts[act], exact: true })).toBeVisible()
  await page.keyboard.press(keys[act])
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  if (reason) {
    await hand.type(dialog.getByLabel(desk.reasonTitle), reason[0])
    await hand.type(dialog.getByRole('textbox', { name: desk.reason, exact: true }), reason[1])
  }
  await hand.press(dialog.getByRole('button', { name: acts[act], exact: true }))
  await expect(page.getByText(desk.done.replace('{number}: {act}', '').trim()).first()).toBeVisible()
}
