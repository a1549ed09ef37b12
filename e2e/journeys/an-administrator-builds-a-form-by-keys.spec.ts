// A form of two steps is built on itself with the keyboard alone, and nobody sees a line of JSON.
import { getEditedService } from '@khyanalt/contract/service-editor'
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { newServiceTexts } from '@khyanalt/domain/messages/new-service'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { paletteTexts } from '@khyanalt/domain/messages/service-editor-words'
import { kindDescriptions } from '@khyanalt/form-engine/kind-descriptions'
import { expect } from '@playwright/test'
import { demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { keyboard } from '../fixtures/hand.ts'
import { test } from '../fixtures/portal.ts'
import { ask } from '../steps/calls.ts'
import { signInAtPortal } from '../steps/people.ts'

const t = formCanvasTexts.mn
const words = serviceEditorTexts.mn
const begin = newServiceTexts.mn

test('[REQ-CANVAS-01] [REQ-CANVAS-02] [REQ-CANVAS-03] an administrator builds a form of two steps by keys alone', async ({
  somebody,
  look,
}, info) => {
  const admin = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page } = admin
  await signInAtPortal(admin, demoStaff.admin)
  const hand = keyboard(page)
  await page.goto('/staff/catalogue')
  await hand.press(page.getByRole('button', { name: words.new_service }))
  const dialog = page.getByRole('dialog')
  await hand.type(dialog.getByLabel(words.name_mn), 'Лифт бүртгэх')
  await hand.type(dialog.getByLabel(words.name_en), `Register of lifts ${info.retry}`)
  await hand.tick(dialog.getByRole('radio', { name: new RegExp(begin.start_blank) }))
  await hand.press(dialog.getByRole('button', { name: begin.make }))
  await expect(page.getByRole('heading', { level: 1, name: /Лифт бүртгэх/ })).toBeVisible()

  const canvas = page.getByRole('region', { name: t.canvas, exact: true })
  const settings = page.locator('[data-settings]')
  const places = canvas.locator('[data-place]')
  /** Adds a question and writes its title, which has the focus. */
  const add = async (kind: string, mn: string, en: string) => {
    await hand.press(page.getByRole('button', { name: kind, exact: true }))
    await expect(settings.getByRole('group', { name: t.title }).getByLabel(words.mn_short)).toBeFocused()
    await page.keyboard.insertText(mn)
    await page.keyboard.press('Tab')
    await page.keyboard.insertText(en)
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(new RegExp(`^${mn}`))
  }
  // A blank form comes with one question, which is taken out.
  await hand.press(places.nth(1))
  await page.keyboard.press('Delete')
  await expect(places).toHaveCount(1)
  await add(paletteTexts.mn.any_text, 'Загвар', 'Model')
  await add(kindDescriptions.number.label.mn, 'Даац, кг', 'Capacity, kg')
  await hand.tick(settings.getByRole('checkbox', { name: 'Заавал бөглөх' }))

  // Back on the form, the question goes up and its copy below it; the copy is taken out and comes back.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(places.nth(1)).toBeFocused()
  await expect(places.nth(1)).toHaveAccessibleName(/^Даац, кг/)
  await hand.press(canvas.getByRole('button', { name: t.more.replace('{name}', 'Даац, кг') }))
  await hand.press(page.getByRole('menuitem', { name: t.copy }))
  await expect(places).toHaveCount(4)
  await expect(places.nth(2)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(places).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(places).toHaveCount(4)
  await page.keyboard.press('Control+Shift+z')
  await expect(places).toHaveCount(3)

  // A further step, with choices that are typed line by line.
  await hand.press(page.getByRole('button', { name: words.add_step, exact: true }))
  await expect(settings.getByLabel(words.mn_short)).toBeFocused()
  await page.keyboard.insertText('Байршил')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('Place')
  await add(kindDescriptions.select.label.mn, 'Барилга', 'Building')
  const choice = (n: number) => settings.getByRole('textbox', { name: t.option_mn.replace('{n}', String(n)) })
  await hand.type(choice(1), 'Орон сууц')
  await hand.type(choice(2), 'Эмнэлэг')
  await page.keyboard.press('Enter')
  await expect(choice(3)).toBeFocused()
  await page.keyboard.insertText('Сургууль')
  await expect(page.getByText(words.draft_saved)).toBeVisible()
  await look(page, 'built')

  // What was done before a reload can still be undone and done again, on a Mongolian layout as well.
  await page.reload()
  await expect(page.getByRole('button', { name: words.undo, exact: true })).toBeEnabled()
  await page.keyboard.press('Control+z')
  await hand.press(page.getByRole('navigation', { name: t.steps }).getByRole('button', { name: '2. Байршил' }))
  await expect(places.nth(1)).toHaveAccessibleName(/^Барилга/)
  await hand.press(places.nth(1))
  await expect(choice(3)).toHaveValue('')
  const session = await page.context().newCDPSession(page)
  const again = { code: 'KeyZ', key: 'Я', modifiers: 2 | 8 }
  await session.send('Input.dispatchKeyEvent', { ...again, type: 'rawKeyDown' })
  await session.send('Input.dispatchKeyEvent', { ...again, type: 'keyUp' })
  await expect(choice(3)).toHaveValue('Сургууль')
  await expect(page.getByText(words.draft_saved)).toBeVisible()

  const id = Number(/catalogue\/(\d+)/.exec(page.url())?.[1])
  const { draft } = (await ask(page, getEditedService, { id })).data
  expect(draft.body).toMatchObject({
    sections: [
      {
        rows: [
          { fields: [{ type: 'number', name: 'daats_kg', required: true }] },
          { fields: [{ type: 'text', name: 'zagvar', _title: { mn: 'Загвар', en: 'Model' } }] },
        ],
      },
      {
        _title: { mn: 'Байршил', en: 'Place' },
        rows: [
          {
            fields: [{ name: 'barilga', options: [{ label: { mn: 'Орон сууц' } }, {}, { label: { mn: 'Сургууль' } }] }],
          },
        ],
      },
    ],
  })
  for (const width of [1024, 360]) {
    await page.setViewportSize({ width, height: 768 })
    await look(page, 'built')
  }
})
