// A food business registers its object, the agency decides, anybody checks the reference, the business reports a change,
// and a registration that broke the rules is declared invalid.
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { categoryTileTexts } from '@khyanalt/domain/messages/category-tiles'
import { foodCertificateTexts } from '@khyanalt/domain/messages/food-certificates'
import { foodFieldTexts, foodFormTexts, foodProblemTexts } from '@khyanalt/domain/messages/food-object-form'
import { foodObjectTexts, foodStepTexts } from '@khyanalt/domain/messages/food-objects'
import { staffFoodTexts } from '@khyanalt/domain/messages/staff-food'
import { foodObjectStateTexts } from '@khyanalt/domain/messages/states'
import { expect } from '@playwright/test'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { signInByNumber } from '../steps/drafts.ts'
import { decideOnFood, fillActivity, fillObject, openFoodCase } from '../steps/food.ts'
import { signInAtPortal } from '../steps/people.ts'

const fields = foodFieldTexts.mn
const words = foodFormTexts.mn
const problems = foodProblemTexts.mn
const objects = foodObjectTexts.mn
const status = foodObjectStateTexts.mn
const desk = staffFoodTexts.mn
const name = 'Сарны зоогийн газар'

test('a food business registers its object', async ({ somebody, look }) => {
  const client = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = client
  const main = page.getByRole('main')

  // [CON-040] [REQ-FSI-02] A visitor reads the page and is asked to sign in; nothing is asked before.
  await page.goto('/services/get/fsi')
  await expect(page.getByRole('banner').getByRole('button', { name: /Нэвтрэх/ })).toBeEnabled()
  await expect(main.getByRole('tab', { selected: true })).toHaveText(new RegExp(catalogueTexts.mn.legalBasis))
  await expect(main.getByLabel(fields.branch_name)).toHaveCount(0)
  await hand.press(main.getByRole('link', { name: catalogueTexts.mn.take }))
  await expect(page.getByRole('dialog')).toContainText(categoryTileTexts.mn.loginText)

  // [CON-040] [REQ-FSI-40] The list leads to the form, which stands below the page for whoever has signed in.
  await signInByNumber(client, demoPeople.citizen)
  await page.goto('/dashboard/fsi')
  await look(page, 'objects')
  await hand.press(main.getByRole('link', { name: objects.register }))
  await expect(page).toHaveURL(/\/services\/get\/fsi$/)
  await expect(main.locator('#food-branch_name')).toBeVisible()
  await look(page, 'form-below')

  // [REQ-FSI-02] Whoever has signed in is led to the form alone.
  await hand.press(main.getByRole('link', { name: catalogueTexts.mn.take }))
  await expect(page).toHaveURL(/\/service\/fsi$/)

  // [REQ-FSI-27] [REQ-FSI-30] Incomplete: every field says what it lacks; a company that nobody knows is told.
  await hand.tick(main.getByRole('radio', { name: new RegExp(`^${words.senderCompany}`) }))
  await hand.type(main.locator('#food-company_regnum'), '5000000')
  await hand.press(main.getByRole('button', { name: words.lookUp }))
  await expect(main.getByText(problems.company_unknown)).toBeVisible()
  await hand.tick(main.getByRole('radio', { name: new RegExp(`^${words.senderCitizen}`) }))
  await expect(main.getByLabel(words.ownRegister)).toHaveValue(demoPeople.citizen.register_number)
  await expect(main.getByLabel(words.ownRegister)).not.toBeEditable()
  await hand.press(main.getByRole('button', { name: words.send }))
  await expect(main.getByRole('heading', { name: words.incomplete })).toBeFocused()
  await expect(main.getByRole('link', { name: `${fields.branch_name}: ${problems.enter_missing}` })).toBeVisible()
  await look(page, 'form-incomplete')

  // [REQ-FSI-31] Levels wait for the one above them, and a change above clears them.
  await fillObject(client, name)
  const second = main.getByLabel(fields.category_second)
  await expect(second).toBeDisabled()
  await fillActivity(client, 1, ['Хүнсний худалдаа', 'Жижиглэн худалдаа', 'Хүнсний дэлгүүр'])
  await hand.choose(main.getByLabel(fields.category_main), 'Нийтийн хоол')
  await expect(second).toHaveValue('')
  await expect(main.getByLabel(fields.category_third)).toBeDisabled()
  await fillActivity(client, 1, ['Нийтийн хоол', 'Хоолны газар', 'Зоогийн газар'])

  // What was typed outlives a reload.
  await page.waitForTimeout(600)
  await page.reload()
  await expect(main.getByText(words.restored)).toBeVisible()
  await expect(main.locator('#food-branch_name')).toHaveValue(name)
  await hand.tick(main.getByRole('checkbox', { name: words.agreement }))

  // The server cannot be reached: told, and nothing is lost.
  await page.context().setOffline(true)
  await hand.press(main.getByRole('button', { name: words.send }))
  await expect(main.getByText(words.connection)).toBeVisible()
  await expect(main.locator('#food-branch_name')).toHaveValue(name)
  await page.context().setOffline(false)
  await hand.press(main.getByRole('button', { name: words.send }))
  // [REQ-FSI-03] The number stands in a dialog that leads to the list of requests; the request leads back there.
  const dialog = page.getByRole('dialog', { name: words.success })
  const number = /F\d{9}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
  expect(number).toMatch(/^F\d{9}$/)
  await look(page, 'registered')
  await hand.press(dialog.getByRole('button', { name: words.toList }))
  await expect(page).toHaveURL(/\/dashboard\/list$/)
  await hand.press(main.getByRole('row', { name: new RegExp(number) }).getByRole('link', { name: number, exact: true }))
  await expect(page).toHaveURL(new RegExp(`/dashboard/services/fsi/request/${number}$`))
  await expect(main.getByRole('link', { name: objects.backToRequests })).toHaveAttribute('href', '/dashboard/list')

  // The inspector receives and returns it by keyboard; the applicant reads the note and corrects.
  const inspector = await somebody({ viewport: { width: 1440, height: 900 } })
  await signInAtPortal(inspector, demoStaff.inspector)
  await inspector.page.goto('/staff/food')
  await expect(inspector.page.getByRole('link', { name: number })).toBeVisible()
  await look(inspector.page, 'desk')
  await openFoodCase(inspector, number)
  await decideOnFood(inspector, 'receive', number, { key: 'r' })
  const note = 'Хүчин чадлыг суудлын тоогоор бичнэ үү'
  await decideOnFood(inspector, 'return', number, { key: 'b', note })
  await look(inspector.page, 'case-returned')

  // [CON-047] [REQ-FSI-13] The same view under the address of objects leads back to the objects.
  await page.goto(`/dashboard/fsi/view/${number}`)
  await expect(main.getByRole('link', { name: objects.back })).toHaveAttribute('href', '/dashboard/fsi')
  await expect(main.getByText(note)).toBeVisible()
  await expect(main.getByText(objects.note_returned)).toBeVisible()
  await look(page, 'returned')
  await hand.press(main.getByRole('link', { name: objects.update }))
  await expect(main.locator('#food-branch_name')).toHaveValue(name)
  await hand.press(main.getByRole('button', { name: words.serviceAdd }))
  await fillActivity(client, 2, ['Нийтийн хоол', 'Хоолны газар', 'Кафе'])
  await hand.tick(main.getByRole('checkbox', { name: words.agreement }))
  await hand.press(main.getByRole('button', { name: words.saveChanges }))
  // [REQ-FSI-04] A change ends at the objects and names its number.
  await expect(page).toHaveURL(/\/dashboard\/fsi$/)
  await expect(main.getByText(words.updated.replace('{n}', number).replace('{number}', number))).toBeVisible()

  // [CON-052] [REQ-FSI-15] The list filters what it holds.
  await hand.type(main.getByRole('textbox', { name: objects.number }), number.toLowerCase())
  await hand.choose(main.getByRole('combobox', { name: objects.status }), status.sent)
  await hand.press(main.getByRole('button', { name: objects.search }))
  await expect(main.getByRole('row')).toHaveCount(2)
  await expect(main.getByRole('row').nth(1)).toContainText(number)

  // The inspector sees what changed and agrees; the head of the unit registers.
  await openFoodCase(inspector, number)
  await expect(inspector.page.getByText(`${desk.added}: ${words.serviceTitle.replace('{number}', '2')}`)).toBeVisible()
  await look(inspector.page, 'case-differences')
  await decideOnFood(inspector, 'receive', number)
  await decideOnFood(inspector, 'agree', number, { key: 'a' })
  const head = await somebody({ viewport: { width: 1440, height: 900 } })
  await signInAtPortal(head, demoStaff.head)
  await openFoodCase(head, number)
  await decideOnFood(head, 'register', number, { key: 'a' })

  // Anybody reads the reference.
  const visitor = await somebody({ viewport: { width: 390, height: 844 } })
  const reference = async (text: string) => {
    await visitor.page.goto(`/certificates/fsi/info/${number}`)
    await expect(visitor.page.getByText(name).first()).toBeVisible()
    await expect(visitor.page.getByText(new RegExp(text.split('{on}')[1] ?? text)).first()).toBeVisible()
  }
  await reference(foodCertificateTexts.mn.registeredText)

  // [CON-150] [CON-153] A change is reported while the registration stays in force; then it is declared invalid.
  const phone = await somebody({ viewport: { width: 390, height: 844 } })
  await signInByNumber(phone, demoPeople.citizen)
  const small = phone.page.getByRole('main')
  await phone.page.goto(`/dashboard/fsi/update/${number}`)
  await look(phone.page, 'update')
  await phone.hand.type(small.locator('#food-phone'), '70998877')
  await phone.hand.tick(small.getByRole('checkbox', { name: words.agreement }))
  await phone.hand.press(small.getByRole('button', { name: words.saveChanges }))
  await expect(phone.page).toHaveURL(/\/dashboard\/fsi$/)
  await phone.page.goto(`/dashboard/fsi/view/${number}`)
  await expect(small.getByText(objects.inForce)).toBeVisible()
  await reference(foodCertificateTexts.mn.registeredText)
  await openFoodCase(head, number)
  await decideOnFood(head, 'void', number, { note: 'Хадгалалтын горим зөрчсөн' })
  await reference(foodCertificateTexts.mn.suspendedText)
  await look(visitor.page, 'reference-suspended')

  await phone.page.goto(`/dashboard/fsi/view/${number}`)
  await expect(small.getByText('Хадгалалтын горим зөрчсөн')).toBeVisible()
  // [REQ-FSI-39] The timeline says what was done, and by whom in which position.
  const course = small.getByRole('list', { name: objects.timeline })
  for (const step of ['submit', 'receive', 'return', 'update', 'agree', 'register', 'void'] as const) {
    await expect(course.getByText(foodStepTexts.mn[step]).first()).toBeVisible()
  }
  await expect(course).toContainText('Улсын байцаагч')
  await look(phone.page, 'suspended')
  await phone.page.goto('/dashboard/fsi')
  // [REQ-FSI-12] From 4000 no change begins.
  const row = small.getByRole('row', { name: new RegExp(number) })
  await expect(row.getByRole('button', { name: new RegExp(objects.closed) })).toBeDisabled()
})
