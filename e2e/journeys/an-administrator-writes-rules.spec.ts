// Rules of a form are written as sentences, from pick lists and by keyboard alone, and read in the outline.
import { getEditedService } from '@khyanalt/contract/service-editor'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import { expect } from '@playwright/test'
import { demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { keyboard } from '../fixtures/hand.ts'
import { test } from '../fixtures/portal.ts'
import { ask } from '../steps/calls.ts'
import { signInAtPortal } from '../steps/people.ts'

const t = ruleEditorTexts.mn
const words = serviceEditorTexts.mn
/** Permits for chemicals: it counts workers and those who were trained. */
const id = 243

test('[REQ-SENTENCE-03] [REQ-SENTENCE-04] an administrator writes rules as sentences by keyboard alone', async ({
  somebody,
  look,
}) => {
  const admin = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = admin
  await signInAtPortal(admin, demoStaff.admin)
  await page.goto(`/staff/catalogue/${id}`)
  const cardOf = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
  const list = cardOf(t.of_form)
  await expect(page.getByText(/байх ёстой, эс бөгөөс «.+» гэж хэлнэ/).first()).toBeVisible()
  await look(page, 'rules')

  // A check between two answers, with what people are told.
  const typing = keyboard(page)
  await page.getByRole('button', { name: t.add_check, exact: true }).last().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await typing.choose(dialog.getByLabel(t.subject, { exact: true }), 'Бодистой харьцах ажилтан')
  await typing.press(dialog.getByRole('button', { name: t.save, exact: true }))
  await expect(dialog.getByRole('alert')).toBeVisible()
  await typing.choose(dialog.getByLabel(t.way, { exact: true }), t.way_atMost)
  await typing.type(dialog.getByLabel(t.number, { exact: true }), '500')
  const said = ['Ажилтан хэт олон байна.', 'There are too many workers.'] as const
  for (const [at, text] of said.entries()) {
    await typing.type(dialog.getByRole('group', { name: t.say }).getByRole('textbox').nth(at), text)
  }
  const sentence = `«Бодистой харьцах ажилтан» нь 500 буюу түүнээс бага байх ёстой, эс бөгөөс «${said[0]}» гэж хэлнэ.`
  await expect(dialog.getByText(sentence)).toBeVisible()
  await look(page, 'check')
  await page.setViewportSize({ width: 360, height: 740 })
  await look(page, 'check')
  await typing.press(dialog.getByRole('button', { name: t.save, exact: true }))
  await expect(dialog).toBeHidden()
  await expect(list.getByText(sentence)).toBeVisible()
  await expect(page.getByText(words.draft_saved)).toBeVisible()
  await look(page, 'rules')
  const body = async () => JSON.stringify((await ask(page, getEditedService, { id })).data.draft.body)
  expect(await body()).toContain('{"atMost":[{"field":"worker_count"},500]}')

  // It goes again, and the focus stays among the rules.
  await list.getByRole('button', { name: t.remove.replace('{rule}', sentence) }).focus()
  await page.keyboard.press('Enter')
  await expect(list.getByText(sentence)).toBeHidden()
  await expect.poll(() => page.evaluate('document.activeElement !== document.body')).toBe(true)
  await expect(page.getByText(words.draft_saved)).toBeVisible()
  await expect.poll(body).not.toContain('500]')
  await hand.press(page.getByRole('button', { name: words.discard }))
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: words.discard }))
  await expect(page.getByText(words.draft_clean)).toBeVisible()
})
