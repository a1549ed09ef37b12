// A hospital keeps its staff list and names employees in a request, by keyboard alone.
import { listWorkers, removeWorker, updateWorker } from '@khyanalt/contract/workers'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { workerProblemTexts } from '@khyanalt/domain/messages/worker-problems'
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { workerTexts } from '@khyanalt/domain/messages/workers'
import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import { test } from '../fixtures/portal.ts'
import { ask } from '../steps/calls.ts'
import { expectKept, makeDraft, openDraft, serverAnswers, services, signInByNumber } from '../steps/drafts.ts'

const words = workerScreenTexts.mn
const data = workerTexts.mn
const problems = workerProblemTexts.mn
const { citizen, hospitalAdmin } = demoPeople
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: smallPdf(name) })
const desktop = { width: 1440, height: 900 }

/** Looks at a screen on a desktop and on a small phone. */
const lookTwice = async (page: Page, look: (page: Page, name: string) => Promise<void>, name: string) => {
  await look(page, name)
  await page.setViewportSize({ width: 360, height: 780 })
  await look(page, name)
  await page.setViewportSize(desktop)
}
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })

test('[REQ-EMPL-01] [REQ-EMPL-08] [REQ-EMP-18] a company adds, changes and deletes employees by keyboard alone', async ({
  somebody,
  look,
}) => {
  const person = await somebody({ byKeyboard: true, viewport: desktop })
  const { page, hand } = person
  await signInByNumber(person, hospitalAdmin)
  // Tried again, the journey begins without what its last try added.
  const { data: left } = await ask(page, listWorkers, { search: 'Сэлэнгэ Өсөхбаяр' })
  for (const { id } of left) await ask(page, removeWorker, { id })
  await page.goto('/dashboard')
  await hand.press(
    page.getByRole('navigation', { name: shellTexts.mn.dashboardTabs }).getByRole('link', { name: words.title }),
  )
  await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible()
  await expect(rowOf(page, 'Даваа Тэмүүлэн')).toContainText(data.incomplete)
  await expect(rowOf(page, 'Пүрэв Сарантуяа')).toContainText(data.trainingOver)
  await lookTwice(page, look, 'staff-list')

  // Nothing filled in: every problem is told, the summary has the focus and leads to the fields.
  await hand.press(page.getByRole('button', { name: words.add, exact: true }))
  const form = page.locator('#new-employee')
  await expect(field(page, data.register_number)).toBeFocused()
  await hand.press(form.getByRole('button', { name: words.save }))
  const summary = form.getByRole('heading', { name: 'Мэдээллээ гүйцэт бөглөнө үү' })
  await expect(summary).toBeFocused()
  for (const problem of [
    'register_missing',
    'lastname_missing',
    'firstname_missing',
    'jobtype_missing',
    'phone_incorrect',
  ] as const) {
    await expect(form.getByRole('link', { name: problems[problem], exact: true })).toBeVisible()
  }
  await lookTwice(page, look, 'nothing-filled-in')

  // Latin letters that look like Cyrillic ones are put right with one press.
  await hand.press(form.getByRole('link', { name: problems.register_missing }))
  await expect(field(page, data.register_number)).toBeFocused()
  await hand.type(field(page, data.register_number), 'YX93050607')
  await hand.press(form.getByRole('button', { name: words.proposal.replace('{text}', 'УХ93050607') }))
  await expect(field(page, data.register_number)).toHaveValue('УХ93050607')
  await hand.type(field(page, data.lastname), 'Сэлэнгэ')
  await hand.type(form.getByRole('textbox', { name: /^Нэр/ }), 'Өсөхбаяр')
  await hand.type(form.getByRole('combobox', { name: new RegExp(`^${data.jobtype}`) }), 'Техникч')
  await hand.type(field(page, data.phone), '9305 0607')
  await hand.attach(form.getByLabel(`Файл сонгох: ${data.certificate}`), pdf('Гэрчилгээ.pdf'))
  await expect(form.getByRole('button', { name: words.paper.replace('{title}', 'Гэрчилгээ.pdf') })).toBeVisible()
  await hand.press(form.getByRole('button', { name: words.save }))
  await expect(page.getByText('Ажилтан амжилттай нэмэгдлээ').first()).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.add, exact: true })).toBeFocused()
  // The list came anew by itself.
  await expect(rowOf(page, 'Сэлэнгэ Өсөхбаяр')).toContainText('93050607')
  await expect(page.getByText('Нийт 6 ажилтан')).toBeVisible()

  // [REQ-EMP-22] The certificate opens in a new tab.
  const opened = page.context().waitForEvent('request', call => call.url().includes('/api/files/'))
  await hand.press(
    rowOf(page, 'Сэлэнгэ Өсөхбаяр').getByRole('button', { name: words.paper.replace('{title}', 'Гэрчилгээ.pdf') }),
  )
  expect((await opened).url()).toContain('signature=')

  // [CON-043] [REQ-EMPL-07] The same list in the profile; a change that is refused says so and keeps what was typed.
  await page.goto('/profile/employee')
  await hand.press(page.getByRole('button', { name: 'Сэлэнгэ Өсөхбаяр: засах' }))
  const dialog = page.getByRole('dialog', { name: words.editTitle })
  await hand.type(dialog.getByRole('combobox', { name: new RegExp(`^${data.jobtype}`) }), '')
  await hand.press(dialog.getByRole('button', { name: words.save }))
  await expect(dialog.getByRole('heading', { name: 'Мэдээллээ гүйцэт бөглөнө үү' })).toBeFocused()
  await hand.type(dialog.getByRole('combobox', { name: new RegExp(`^${data.jobtype}`) }), 'Оператор')
  await hand.press(dialog.getByRole('button', { name: words.save }))
  await expect(page.getByText('Мэдээлэл амжилттай шинэчлэгдлээ').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, 'Сэлэнгэ Өсөхбаяр')).toContainText('Оператор')

  // [REQ-EMPL-09] Search in any spelling, and the list that cannot be reached.
  await hand.type(page.getByRole('searchbox'), 'usukhbayar')
  await hand.press(page.getByRole('search').getByRole('button', { name: words.search }))
  await expect(page.getByText('Нийт 1 ажилтан')).toBeVisible()
  await page.route('**/api/profile/workers?*', route => route.abort('internetdisconnected'))
  await hand.type(page.getByRole('searchbox'), 'алга')
  await hand.press(page.getByRole('search').getByRole('button', { name: words.search }))
  await expect(page.getByRole('alert').filter({ hasText: 'Сервертэй холбогдож чадсангүй' })).toBeVisible()
  await lookTwice(page, look, 'list-failed')
  await page.unroute('**/api/profile/workers?*')
  await hand.press(page.getByRole('alert').getByRole('button'))
  await expect(page.getByText(words.emptySearch)).toBeVisible()
  await hand.press(page.getByRole('button', { name: words.searchClear }))

  // Deletion names the person; closing the question changes nothing.
  await hand.press(page.getByRole('button', { name: 'Сэлэнгэ Өсөхбаяр: хасах' }))
  const question = page.getByRole('alertdialog', { name: 'Ажилтан хасах: Сэлэнгэ Өсөхбаяр' })
  await expect(question.getByRole('button', { name: words.cancel })).toBeFocused()
  await look(page, 'delete')
  await page.keyboard.press('Escape')
  await hand.press(page.getByRole('button', { name: 'Сэлэнгэ Өсөхбаяр: хасах' }))
  await hand.press(question.getByRole('button', { name: words.remove, exact: true }))
  await expect(page.getByText('Амжилттай устгагдлаа').first()).toBeVisible()
  await expect(rowOf(page, 'Сэлэнгэ Өсөхбаяр')).toHaveCount(0)
  await expect(page.getByText('Нийт 5 ажилтан')).toBeVisible()
  await expect(page.getByRole('heading', { name: words.list })).toBeFocused()
})

test('of two people who change one employee the later sees both versions and chooses', async ({ somebody, look }) => {
  const person = await somebody({ byKeyboard: true, viewport: desktop })
  const { page, hand } = person
  await signInByNumber(person, hospitalAdmin)
  await page.goto('/dashboard/employee')
  await hand.press(page.getByRole('button', { name: 'Ганзориг Мөнхбат: засах' }))
  const dialog = page.getByRole('dialog', { name: words.editTitle })
  await hand.type(dialog.getByRole('textbox', { name: new RegExp(`^${data.phone}`) }), '88112200')

  const { data: found } = await ask(page, listWorkers, { search: 'Ганзориг Мөнхбат' })
  const id = found[0]?.id ?? ''
  await ask(page, updateWorker, { id, data: { jobtype: 'Ахлах техникч' } })
  await hand.press(dialog.getByRole('button', { name: words.save }))
  const choice = dialog.getByRole('group', { name: words.conflictTitle })
  await expect(choice).toBeFocused()
  await expect(choice).toContainText(words.conflictMine.replace('{value}', '88112200'))
  await expect(choice).toContainText(words.conflictTheirs.replace('{value}', '88112233'))
  // What only the other one changed stays as it is.
  await expect(choice).toContainText(words.conflictTaken.replace('{fields}', `${data.jobtype} – Ахлах техникч`))
  await lookTwice(page, look, 'two-versions-of-an-employee')
  // Leaving now would lose what was typed, so it asks first.
  await page.keyboard.press('Escape')
  await hand.press(
    page
      .getByRole('alertdialog', { name: formTexts.mn.leaveTitle })
      .getByRole('button', { name: formTexts.mn.leaveStay }),
  )
  await hand.press(choice.getByRole('button', { name: words.conflictKeepMine }))
  await expect(dialog).toHaveCount(0)
  const { data: after } = await ask(page, listWorkers, { ids: id })
  expect(after[0]?.profile).toMatchObject({ phone: '88112200', jobtype: 'Ахлах техникч' })
})

test('[REQ-EMP-16] [REQ-EMP-17] [REQ-EMP-18] employees are chosen, completed and registered inside a request', async ({
  somebody,
  look,
}) => {
  const person = await somebody({ byKeyboard: true, viewport: desktop })
  const { page, hand } = person
  await signInByNumber(person, hospitalAdmin)
  const number = await makeDraft(page, services.sources, 3)
  await openDraft(page, number, 'Ажилтнууд')
  await hand.type(page.getByLabel('Дозиметр уншуулдаг лаборатори'), 'Цөмийн лаборатори')
  const group = page.getByRole('group', { name: /Үүсгүүртэй ажиллах ажилтан/ })
  await hand.press(group.getByRole('button', { name: words.pick }))

  // The picker names the types asked for; who is incomplete cannot be chosen and says why.
  const picker = page.getByRole('dialog', { name: words.pick })
  await expect(picker).toContainText(`${data.type_1} эсвэл ${data.type_2} албан тушаалтай ажилтан сонгоно уу`)
  await expect(picker.getByRole('row')).toHaveCount(5)
  expect(Math.round((await picker.boundingBox())?.width ?? 0)).toBe(1000)
  const officer = picker.getByRole('checkbox', { name: /Батмөнх Энхтуяа/ })
  await hand.tick(officer)
  await expect(picker.getByRole('checkbox', { name: /Даваа Тэмүүлэн/ })).toBeDisabled()
  await expect(picker.getByRole('row').filter({ hasText: 'Даваа Тэмүүлэн' })).toContainText('Дутуу: диплом')
  await expect(picker.getByText(words.pickCount.replace('{count}', '1'))).toBeVisible()
  await lookTwice(page, look, 'picker')

  // Somebody without a type is found among all employees, and completed in place.
  await hand.choose(picker.getByLabel(data.worker_type), words.pickAll)
  await hand.press(picker.getByRole('button', { name: 'Лхагва Одончимэг: мэдээллийг гүйцээх' }))
  const editor = page.getByRole('dialog', { name: words.editTitle })
  expect(Math.round((await editor.boundingBox())?.width ?? 0)).toBe(800)
  await expect(editor.getByRole('checkbox', { name: new RegExp(data.personal_dosimeter) })).toHaveCount(0)
  await hand.choose(editor.getByLabel(data.worker_type), data.type_1)
  await expect(editor.getByRole('checkbox', { name: new RegExp(data.health_surveillance) })).toHaveCount(0)
  const appointment = editor.getByLabel(`Файл сонгох: ${data.position_document}`)
  await expect(appointment).toBeVisible()
  await hand.choose(editor.getByLabel(data.worker_type), data.type_2)
  await expect(appointment).toHaveCount(0)
  await hand.tick(editor.getByRole('checkbox', { name: new RegExp(data.personal_dosimeter) }))
  await hand.choose(editor.getByLabel(data.degree), data.degree_bachelor)
  await lookTwice(page, look, 'complete-an-employee')
  await hand.press(editor.getByRole('button', { name: words.save }))
  await expect(picker.getByRole('checkbox', { name: /Лхагва Одончимэг/ })).toBeChecked()
  await expect(officer).toBeChecked()

  // A new employee is registered without leaving the form.
  await hand.press(picker.getByRole('button', { name: words.register }).first())
  const registration = page.getByRole('dialog', { name: words.register })
  await expect(registration).toBeVisible()
  expect(Math.round((await registration.boundingBox())?.width ?? 0)).toBe(800)
  const name = (label: string) => registration.getByRole('textbox', { name: new RegExp(`^${label}`) })
  await hand.type(name(data.register_number), 'FE55667788')
  await hand.type(name(data.lastname), 'Weber')
  await hand.type(name(data.firstname), 'Anna')
  await hand.type(name(data.phone), '+976 9911-0099')
  await hand.choose(registration.getByLabel(data.worker_type), data.type_2)
  await hand.choose(registration.getByLabel(data.degree), data.degree_master)
  await hand.tick(registration.getByRole('checkbox', { name: new RegExp(data.training) }))
  await hand.press(registration.getByRole('button', { name: words.save }))
  await expect(registration.getByRole('link', { name: problems.training_certs_missing })).toBeVisible()
  await look(page, 'register-refused')
  await hand.attach(registration.getByLabel(`Файл сонгох: ${data.training_certs}`), pdf('Сургалт.pdf'))
  await expect(registration.getByRole('button', { name: words.paper.replace('{title}', 'Сургалт.pdf') })).toBeVisible()
  await hand.press(registration.getByRole('button', { name: words.save }))
  await expect(page.getByText('Ажилтан амжилттай нэмэгдлээ').first()).toBeVisible()
  await expect(picker.getByRole('checkbox', { name: /Weber Anna/ })).toBeChecked()
  await hand.press(picker.getByRole('button', { name: words.pickDone }))

  // The table of the chosen; one is taken out again. The rest of the form is as it was.
  await expect(group.getByRole('button', { name: words.pick })).toBeFocused()
  await expect(group.getByRole('row')).toHaveCount(4)
  await lookTwice(page, look, 'chosen')
  await hand.press(group.getByRole('button', { name: 'Лхагва Одончимэг: сонголтоос хасах' }))
  await expect(group.getByRole('row')).toHaveCount(3)
  await expect(group.getByRole('button', { name: words.pick })).toBeFocused()
  await expect(page.getByLabel('Дозиметр уншуулдаг лаборатори')).toHaveValue('Цөмийн лаборатори')
  await expectKept(page, 'server')
  const answers = async () => serverAnswers(page, number)
  await expect.poll(async () => ((await answers()).workers as string[] | undefined)?.length).toBe(2)
  await expect.poll(answers).toMatchObject({ dosimetry_lab: 'Цөмийн лаборатори' })

  // The draft opens again with its employees.
  await openDraft(page, number, 'Ажилтнууд')
  await expect(group.getByRole('row').filter({ hasText: 'Weber Anna' })).toContainText(data.complete)
  await expect(group.getByRole('row')).toHaveCount(3)

  // An employee of an unfinished request stays on the list, and the refusal names the request.
  await page.goto('/dashboard/employee')
  await hand.press(page.getByRole('button', { name: 'Weber Anna: хасах' }))
  const question = page.getByRole('alertdialog')
  await hand.press(question.getByRole('button', { name: words.remove, exact: true }))
  await expect(question.getByRole('link', { name: number })).toBeVisible()
  await look(page, 'employee-in-use')
})

test('[REQ-EMPL-10] a citizen is told who keeps a staff list', async ({ somebody, look }) => {
  const person = await somebody({ viewport: desktop })
  const { page } = person
  await signInByNumber(person, citizen)
  await page.goto('/dashboard/employee')
  await expect(page.getByText(words.personTitle)).toBeVisible()
  await expect(page.getByRole('link', { name: words.personRegister })).toBeVisible()
  await expect(page.getByRole('button', { name: words.add, exact: true })).toHaveCount(0)
  await lookTwice(page, look, 'citizen-without-staff')
})
