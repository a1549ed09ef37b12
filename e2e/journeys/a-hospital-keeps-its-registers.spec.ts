// The six registers on their own pages and inside a request: view, add, edit, delete, and what is said meanwhile.
import { saveItem, uploadEquipmentFile } from '@khyanalt/contract/equipment'
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import { itemForm } from '@khyanalt/form-engine/register-forms'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { expect } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import { registerAnswers } from '../../apps/server/src/modules/equipment/sample-register.ts'
import { test } from '../fixtures/portal.ts'
import { ask, uploadPast } from '../steps/calls.ts'
import { makeDraft, openDraft, services, signInByNumber } from '../steps/drafts.ts'

const words = equipmentScreenTexts.mn
const { radioactive, generator, clothing, workplace, safety, surveymeter } = registers

test('a clinic keeps its registers on their pages', async ({ somebody, look }) => {
  const person = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = person
  await signInByNumber(person, demoPeople.dentist)
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: words.save, exact: true })
  const told = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

  // [REQ-TOOL-11] [REQ-RAD-04] [REQ-RAD-10] Machines are read here: details with papers, and nothing that changes them.
  await page.goto('/dashboard/additional/radioactive')
  await hand.press(main.getByRole('button', { name: /PX-22-1180: дэлгэрэнгүй/ }))
  const details = page.getByRole('dialog', { name: /PX-22-1180/ })
  await expect(details).toContainText('Шүдний эмнэлэг')
  await expect(details.getByRole('button', { name: /Үйлдвэрийн гэрчилгээ/ })).toBeVisible()
  await look(page, 'details-of-a-machine')
  await hand.press(details.getByRole('button', { name: words.close }).last())
  await expect(main.getByRole('button', { name: /устгах|засах/ })).toHaveCount(0)
  // [REQ-GEN-13] So are sources, of which there are none.
  await page.goto('/dashboard/additional/generator')
  await expect(main.getByText(generator.texts.empty.mn)).toBeVisible()

  // Clothing: a kind that is spoken of needs a count; a save keeps the place and what is typed after it.
  await page.goto('/dashboard/additional/clothing')
  const apron = main.getByRole('region', { name: 'Хар тугалган хормогч' })
  const count = apron.getByRole('textbox', { name: /Тоо ширхэг/ })
  await hand.type(count, '')
  await hand.press(save)
  await expect(main.getByRole('region', { name: clothing.texts.invalid.mn })).toBeVisible()
  await look(page, 'clothing-incomplete')
  await hand.type(count, '5')
  await hand.press(save)
  await told(words.updated)
  const note = apron.getByRole('textbox', { name: /Тайлбар/ })
  await hand.type(note, 'Шинээр авсан')
  await page.waitForLoadState('networkidle')
  await expect(note).toBeFocused()
  await expect(note).toHaveValue('Шинээр авсан')

  await page.goto('/dashboard/additional/workplace')
  await hand.tick(main.getByRole('group', { name: /Рентген өрөөний хамгаалалт/ }).getByRole('radio', { name: 'Тийм' }))
  await hand.press(save)
  await told(words.updated)

  await page.goto('/dashboard/additional/safety')
  await expect(main.getByText(/Изотопын алба, 14-р хороо/)).toBeVisible()
  await hand.tick(main.getByRole('group', { name: /Өөрийн агуулахтай/ }).getByRole('radio', { name: 'Тийм' }))
  // [REQ-SAFE-08] The input of the shutter has the width that was asked for.
  const shutter = main.getByRole('textbox', { name: /Хэмжүүрийн хаалт/ })
  expect((await shutter.boundingBox())?.width).toBe(500)

  // [REQ-SURV-05] [REQ-SURV-06] Survey meters: a yes that is kept has nothing to save but tools to add.
  await page.goto('/dashboard/additional/surveymeter')
  const owns = main.getByRole('group', { name: /Хэмжилтийн багажтай юу/ })
  await hand.tick(owns.getByRole('radio', { name: 'Тийм' }))
  await hand.press(save)
  await told(words.updated)
  await expect(main.getByText(surveymeter.texts.empty.mn)).toBeVisible()
  await expect(save).toHaveCount(0)
  await hand.press(main.getByRole('button', { name: surveymeter.texts.add?.mn ?? '' }))
  const dialog = page.getByRole('dialog', { name: surveymeter.texts.addTitle?.mn ?? '' })
  expect((await dialog.boundingBox())?.width).toBe(1000)
  await look(page, 'add-a-meter')
  await hand.press(dialog.getByRole('button', { name: words.cancel }))
  const paper = await uploadPast(page, uploadEquipmentFile, smallPdf('meter'))
  const answers = { ...(await registerAnswers(itemForm(surveymeter), async () => paper)), serialnumber: 'JRN-1' }
  await ask(page, saveItem, { register: 'surveymeter', answers })
  await page.reload()
  // [REQ-TOOL-01] [REQ-TOOL-03] A deletion is told, and the list comes anew.
  await hand.press(main.getByRole('button', { name: /JRN-1: устгах/ }))
  const question = page.getByRole('alertdialog', { name: surveymeter.texts.remove?.mn ?? '' })
  await hand.press(question.getByRole('button', { name: words.remove }))
  await told(words.removed)
  await expect(main.getByText(surveymeter.texts.empty.mn)).toBeVisible()
  await hand.tick(owns.getByRole('radio', { name: 'Үгүй' }))
  await expect(main.getByRole('group', { name: /Өөр байгууллагатай/ })).toBeVisible()
  await expect(save).toBeVisible()
})

test('the same registers inside a request', async ({ somebody, look }) => {
  const person = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = person
  await signInByNumber(person, demoPeople.dentist)
  const number = await makeDraft(page, services.gallery, 5, { rules_accepted: 'accepted', truthful: true })
  const paper = await uploadPast(page, uploadEquipmentFile, smallPdf('source'))
  const source = await registerAnswers(itemForm(generator), async () => paper)
  const named = { register: 'generator', requestid: number } as const
  await ask(page, saveItem, { ...named, answers: { ...source, serialnumber: 'JRN-G1' } })
  await openDraft(page, number, 'Хэрэгсэл, ажилтан, баталгаа')
  const main = page.getByRole('main')
  await hand.tick(main.getByRole('group', { name: /Тоног төхөөрөмжийн бүртгэл/ }).getByRole('radio', { name: 'Тийм' }))

  // [REQ-CLOTH-05] [REQ-WORK-03] [REQ-SAFE-07] Sheets open in dialogs of their widths, and close again.
  for (const register of [clothing, workplace, safety]) {
    const title = register.texts.edit?.mn ?? ''
    await hand.press(main.getByRole('button', { name: title }))
    const dialog = page.getByRole('dialog', { name: title })
    expect((await dialog.boundingBox())?.width, title).toBe(1000)
    await hand.press(dialog.getByRole('button', { name: words.cancel }))
    await expect(dialog).toHaveCount(0)
  }
  // [REQ-RAD-03] [REQ-TOOL-08] A machine is added in a wider one.
  await hand.press(main.getByRole('button', { name: radioactive.texts.add?.mn ?? '' }))
  const machine = page.getByRole('dialog', { name: radioactive.texts.addTitle?.mn ?? '' })
  expect((await machine.boundingBox())?.width).toBe(1100)
  await expect(machine.getByRole('button', { name: 'Нэмэх', exact: true })).toBeVisible()
  await hand.press(machine.getByRole('button', { name: words.cancel }))

  // [REQ-TOOL-10] They are parts of the request and have no address of their own.
  expect(new URL(page.url()).pathname).toBe(`/dashboard/services/request/${number}`)

  // [REQ-GEN-08] [REQ-GEN-17] Sources: the row, its details, the form that says what is missing, and the question before a deletion.
  const table = main.getByRole('table', { name: generator.title.mn })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Төрөл',
    'Изотоп',
    'Үйлдвэрлэгч',
    'Серийн дугаар',
    'Ангилал',
    words.created,
    words.inRequest,
    words.actions,
  ])
  await expect(table.getByRole('cell', { name: '1-р ангилал' })).toBeVisible()
  // [REQ-GEN-10] [REQ-GEN-17] The details.
  await hand.press(table.getByRole('button', { name: /JRN-G1: дэлгэрэнгүй/ }))
  const details = page.getByRole('dialog', { name: /JRN-G1/ })
  await expect(details).toContainText('Идэвх, Бк')
  await hand.press(details.getByRole('button', { name: words.close }).last())
  // [REQ-GEN-07] [REQ-GEN-11] The form, in two parts.
  await hand.press(main.getByRole('button', { name: generator.texts.add?.mn ?? '' }))
  const adding = page.getByRole('dialog', { name: generator.texts.addTitle?.mn ?? '' })
  expect((await adding.boundingBox())?.width).toBe(1000)
  await expect(adding).toContainText('Үндсэн мэдээлэл')
  await expect(adding).toContainText('Хавсралт')
  await hand.press(adding.getByRole('button', { name: 'Нэмэх', exact: true }))
  await expect(adding).toContainText(generator.texts.invalid.mn)
  await expect(adding).toContainText('Төрөл сонгоно уу')
  await look(page, 'a-source-incomplete')
  await hand.press(adding.getByRole('button', { name: words.cancel }))
  // [REQ-GEN-09] The question.
  await hand.press(table.getByRole('button', { name: /JRN-G1: устгах/ }))
  const question = page.getByRole('alertdialog', { name: 'Мэдээллийг устгах уу?' })
  await look(page, 'delete-a-source')
  await hand.press(question.getByRole('button', { name: words.remove }))
  await expect(page.getByText(words.removed, { exact: true }).first()).toBeVisible()
  await expect(main.getByText(generator.texts.empty.mn)).toBeVisible()
})

test('what does not come is told, and asked for again', async ({ somebody }) => {
  const person = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = person
  await signInByNumber(person, demoPeople.dentist)
  const main = page.getByRole('main')
  // [REQ-RAD-07] [REQ-GEN-14] [REQ-SURV-07] Each register says in its own words that it did not come.
  await page.route('**/api/dashboard/additional/register/**', route => route.abort('internetdisconnected'))
  for (const register of [radioactive, generator, surveymeter]) {
    await page.goto(`/dashboard/additional/${register.name}`)
    await expect(main.getByText(register.texts.listFailed.mn)).toBeVisible()
  }
  await page.unroute('**/api/dashboard/additional/register/**')
  await hand.press(main.getByRole('button', { name: /Дахин/ }))
  await expect(main.getByRole('group', { name: /Хэмжилтийн багажтай юу/ })).toBeVisible()

  // [REQ-TOOL-02] A save that does not arrive keeps what was typed, and can be tried again.
  await page.goto('/dashboard/additional/workplace')
  const address = main.getByRole('textbox', { name: /Дэлгэрэнгүй хаяг/ })
  await hand.type(address, 'Шинэ хаяг')
  await page.route('**/register/workplace/sheet', route => route.abort('internetdisconnected'))
  const save = main.getByRole('button', { name: words.save, exact: true })
  await hand.press(save)
  await expect(main.getByRole('alert')).toBeVisible()
  await expect(save).toBeEnabled()
  await expect(address).toHaveValue('Шинэ хаяг')
  await page.unroute('**/register/workplace/sheet')
  await hand.press(save)
  await expect(page.getByText(words.updated, { exact: true }).first()).toBeVisible()

  // [REQ-GEN-15] [REQ-TOOL-06] Lists of choices that do not come say so where they are missed.
  const number = await makeDraft(page, services.gallery, 5, { rules_accepted: 'accepted', truthful: true })
  await page.route('**/llist/**', route => route.abort('internetdisconnected'))
  await openDraft(page, number, 'Хэрэгсэл, ажилтан, баталгаа')
  await hand.tick(main.getByRole('group', { name: /Тоног төхөөрөмжийн бүртгэл/ }).getByRole('radio', { name: 'Тийм' }))
  await hand.press(main.getByRole('button', { name: generator.texts.add?.mn ?? '' }))
  const adding = page.getByRole('dialog', { name: generator.texts.addTitle?.mn ?? '' })
  await expect(adding.getByText(words.failed).first()).toBeVisible()
})
