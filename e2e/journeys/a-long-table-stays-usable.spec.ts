// A table of a thousand rows: filled in, corrected and searched, with few of its rows on the page.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { expectKept, makeDraft, openDraft, serverAnswers, services, signInByNumber } from '../steps/drafts.ts'

const form = formTexts.mn
const { citizen } = demoPeople
const row = (place: string, index: number) => ({
  _id: `r${index}`,
  place,
  dose_rate: String(index % 40),
  dose_unit: 'usv',
  measured_on: '2026-03-02',
})
const readings = (count: number) => Array.from({ length: count }, (_, index) => row(`Цэг ${index + 1}`, index))
const rooms = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: `m${index}`, room_name: `Өрөө ${index + 1}`, room_size: '12' }))

const tableOf = (page: Page) => page.getByRole('table', { name: /Хэмжилтийн дүн/ })
const editOf = (page: Page, number: number) =>
  page.getByRole('button', { name: form.rowEditOf.replace('{row}', String(number)), exact: true })

test('[REQ-FORM-17] [REQ-FORM-18] a thousand rows are added to, opened, removed and walked by keyboard', async ({
  somebody,
}) => {
  const person = await somebody({ viewport: { width: 1280, height: 800 } })
  const { page, hand } = person
  await signInByNumber(person, citizen)
  const number = await makeDraft(page, services.gallery, 4, { readings: readings(999), rooms: rooms(999) })
  await openDraft(page, number, 'Урт хүснэгт')
  const table = tableOf(page)

  // Who hears the page is told of all rows; only some of them are there.
  await expect(table).toHaveAttribute('aria-rowcount', '1000')
  await expect(editOf(page, 1)).toBeVisible()
  expect(await table.getByRole('row').count()).toBeLessThan(60)

  // Keys lead to rows that were not there, and focus stays on a row.
  await editOf(page, 1).focus()
  await page.keyboard.press('End')
  await expect(editOf(page, 999)).toBeFocused()
  await expect(table.getByRole('row', { name: /Цэг 999/ })).toHaveAttribute('aria-rowindex', '1000')
  await page.keyboard.press('PageUp')
  await expect(editOf(page, 989)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('PageDown')
  await expect(editOf(page, 11)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(editOf(page, 12)).toBeFocused()

  // A row is opened in its place, changed, and closed with focus on it.
  await page.keyboard.press('Enter')
  const place = table.getByLabel('Хэмжсэн цэг')
  await expect(place).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('Хаалганы дэргэд')
  await hand.press(table.getByRole('button', { name: form.rowSave, exact: true }))
  await expect(editOf(page, 12)).toBeFocused()

  // The thousandth row is the last: the add form goes, and comes back when a row is removed.
  await hand.press(page.getByRole('button', { name: form.rowsGoToAdd }).first())
  const newRow = page.getByRole('region', { name: `Хэмжилтийн дүн: ${form.rowNew}` })
  await expect(newRow.getByLabel('Хэмжсэн цэг')).toBeFocused()
  await page.keyboard.insertText('Цонхны дэргэд')
  await newRow.getByLabel('Тунгийн чадал').fill('7')
  await hand.press(newRow.getByRole('button', { name: 'Хэмжилт нэмэх' }))
  await expect(newRow).toHaveCount(0)
  await expect(page.getByText(form.rowsFull.replace('{limit}', '1000'))).toBeVisible()
  await expect(table).toHaveAttribute('aria-rowcount', '1001')
  await expect(editOf(page, 1000)).toBeFocused()
  await page.keyboard.press('Home')
  await hand.press(table.getByRole('button', { name: form.rowRemoveOf.replace('{row}', '1'), exact: true }))
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(form.rowRemoveText)
  await hand.press(confirm.getByRole('button', { name: form.rowRemove, exact: true }))
  await expect(editOf(page, 1)).toBeFocused()
  await expect(table.getByRole('row', { name: /Цэг 2 / })).toBeVisible()
  await expect(newRow).toHaveCount(1)

  await expectKept(page, 'server')
  await expect
    .poll(async () => {
      const rows = (await serverAnswers(page, number)).readings as { place: string }[]
      return [rows.length, rows[0]?.place, rows[10]?.place, rows.at(-1)?.place]
    })
    .toEqual([999, 'Цэг 2', 'Хаалганы дэргэд', 'Цонхны дэргэд'])
})

test('a problem in a row that is not on the page is one press away, and all rows can be shown to search them', async ({
  somebody,
  look,
}) => {
  const person = await somebody({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const { page, hand } = person
  await signInByNumber(person, citizen)
  const broken = readings(400).map((one, index) => (index === 299 ? { ...one, place: '' } : one))
  const rows = rooms(300).map((one, index) => (index === 199 ? { ...one, room_name: '' } : one))
  const number = await makeDraft(page, services.gallery, 4, { readings: broken, rooms: rows })
  await openDraft(page, number, 'Урт хүснэгт')
  await hand.press(page.getByRole('button', { name: requestTexts.mn.next, exact: true }))
  await look(page, 'long-table-problems')

  // A row that is closed opens; a row that is filled in place is brought on screen.
  await hand.press(page.getByRole('link', { name: /^Хэмжсэн цэг/ }))
  const place = tableOf(page).getByLabel('Хэмжсэн цэг')
  await expect(place).toBeFocused()
  await expect(page.locator('#field-readings--r299').getByText('300-р мөр')).toBeVisible()
  await hand.type(place, 'Коридор')
  await hand.press(page.getByRole('link', { name: /^Өрөөний нэр/ }))
  const room = page.getByRole('region', { name: 'Өрөөний жагсаалт: 200-р мөр' }).getByLabel('Өрөөний нэр')
  await expect(room).toBeFocused()
  await expect(page.getByRole('listitem').filter({ has: room })).toHaveAttribute('aria-posinset', '200')
  await hand.type(room, 'Хими')

  // What the browser's own search must find has to be on the page.
  await expect(page.getByText('Цэг 123', { exact: true })).toHaveCount(0)
  await hand.press(page.getByRole('button', { name: form.rowsShowAll }).first())
  await expect(page.getByText('Цэг 123', { exact: true })).toHaveCount(1)
  // As cards, rows have no row of headings above them.
  await expect(tableOf(page).getByRole('row')).toHaveCount(400)
  await expect
    .poll(async () => {
      const answers = await serverAnswers(page, number)
      return [
        (answers.readings as { place: string }[])[299]?.place,
        (answers.rooms as { room_name: string }[])[199]?.room_name,
      ]
    })
    .toEqual(['Коридор', 'Хими'])
})
