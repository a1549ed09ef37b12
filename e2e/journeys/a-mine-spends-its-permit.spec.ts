// A mine takes explosives from its permit inside a request, and reads in the report what is left.
import { createRequest, saveDraft } from '@khyanalt/contract/requests'
import { explosiveTexts } from '@khyanalt/domain/messages/explosives'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { problemTexts } from '@khyanalt/domain/messages/problems'
import { tableTexts } from '@khyanalt/domain/messages/tables'
import { expect } from '@playwright/test'
import { transportService } from '../../apps/server/seeds/demo/explosive-answers.ts'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { ask } from '../steps/calls.ts'
import { openDraft, signInByNumber } from '../steps/drafts.ts'

const words = explosiveTexts.mn
const form = formTexts.mn
const problems = problemTexts.mn

test('a mine spends its permit', async ({ somebody, look }) => {
  const person = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = person
  await signInByNumber(person, demoPeople.mineMember)
  const { code } = await ask(page, createRequest, { ...transportService, type: 'NEW' })
  await ask(page, saveDraft, { request_number: code, step: 0 })
  await openDraft(page, code, 'Ачаа')
  const main = page.getByRole('main')

  // [REQ-EXPL-06] Nothing can be added before a permit is chosen.
  await expect(main.getByText(words.chooseFirst)).toBeVisible()
  await expect(main.getByRole('region', { name: new RegExp(form.rowNew) })).toHaveCount(0)
  const permit = main.getByRole('combobox', { name: /Худалдан авах зөвшөөрөл/ })
  await permit.selectOption({ index: 1 })
  const left = main.getByRole('table', { name: words.permittedOf })
  const anfo = left.getByRole('row', { name: /Игданит/ })
  await expect(anfo).toContainText('12,000 кг')
  await expect(anfo).toContainText('6,500 кг')
  await expect(anfo).toContainText('5,500 кг')
  // [REQ-EXPL-09]
  await expect(main.getByText(words.check)).toBeVisible()

  // The certificate gives mark and unit; more than is left is refused in words.
  const row = main.getByRole('region', { name: new RegExp(form.rowNew) })
  const add = row.getByRole('button').last()
  const fill = async (quantity: string) => {
    await row.getByRole('combobox').first().selectOption({ label: 'Игданит (АНФО)' })
    await expect(row.getByRole('textbox', { name: /Марк/ })).toHaveValue('АНФО-94')
    await hand.type(row.getByRole('textbox', { name: /тоогоор/ }), quantity)
    await hand.type(row.getByRole('textbox', { name: /үсгээр/ }), 'таван мянга')
    await hand.type(row.getByRole('textbox', { name: /Агуулахын байршил/ }), 'Налайх')
    await hand.type(row.getByRole('textbox', { name: /компани/ }), 'Монтэсрэлт')
    await hand.press(add)
  }
  await fill('5500.5')
  await expect(row.getByRole('alert')).toHaveText(problems.quantity_exceeded)
  await fill('3000')
  await expect(row.getByRole('alert')).toHaveCount(0)
  await fill('2501')
  await expect(row.getByRole('alert')).toHaveText(problems.quantity_upper)
  await look(page, 'permit-upper-quantity')

  // [REQ-EXPL-07] [REQ-EXPL-08] A row goes after a question; another permit takes all rows with it.
  await hand.press(main.getByRole('button', { name: /устгах/i }).first())
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('устгах уу?')
  await hand.press(question.getByRole('button', { name: /Болих/ }))
  await permit.selectOption({ index: 0 })
  const clearing = page.getByRole('alertdialog', { name: words.clearTitle })
  await hand.press(clearing.getByRole('button', { name: words.clear }))
  await expect(main.getByText(words.chooseFirst)).toBeVisible()

  // [REQ-EREP-01] [REQ-EREP-03] The report: filters, the limit first, no pages, the files.
  await page.goto('/dashboard/explosive')
  await hand.press(main.getByRole('button', { name: words.view }))
  const report = main.getByRole('table', { name: words.reportTitle })
  await expect(report.getByRole('row').nth(1)).toContainText(words.limit)
  await expect(report.getByRole('row').last()).toContainText('5,500')
  await expect(main.getByRole('navigation', { name: /Хуудас/ })).toHaveCount(0)
  await look(page, 'explosive-report')
  for (const format of ['csv', 'xlsx'] as const) {
    const download = page.waitForEvent('download')
    await hand.press(main.getByRole('button', { name: tableTexts.mn[format] }))
    expect((await download).suggestedFilename()).toBe(`explosives.${format}`)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('button', { name: words.view })).toBeHidden()
  await expect(report).toBeVisible()
})
