// The administrator designs a document beside its sample, words a message and a letter, and gives the shipped words back.
import { discardServiceDraft, getEditedService } from '@khyanalt/contract/service-editor'
import { certificateDesignTexts } from '@khyanalt/domain/messages/certificate-design'
import { ownTextTexts } from '@khyanalt/domain/messages/own-texts'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { editorProblemTexts } from '@khyanalt/domain/messages/service-editor-words'
import { formatText } from '@khyanalt/domain/text'
import { expect } from '@playwright/test'
import { demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { ask } from '../steps/calls.ts'
import { signInAtPortal } from '../steps/people.ts'

const design = certificateDesignTexts.mn
const words = ownTextTexts.mn
// Blasting works: many answers, and tables among them.
const id = 141

test('[REQ-DESIGN-01] [REQ-DESIGN-04] [REQ-DESIGN-06] an administrator designs a document and words a message beside samples', async ({
  somebody,
  look,
}) => {
  const administrator = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = administrator
  await signInAtPortal(administrator, demoStaff.admin)
  await page.goto(`/staff/catalogue/${id}?part=certificate`)
  const sample = page.getByRole('region', { name: design.sample })
  await expect(sample.getByRole('img').first()).toBeVisible()

  // Half of a pair is told at its field, and the sample of before stays.
  const inMn = page.getByRole('textbox', { name: design.in_mn.replace('{label}', design.heading) })
  const inEn = page.getByRole('textbox', { name: design.in_en.replace('{label}', design.heading) })
  await hand.type(inMn, 'Тэсэлгээ хийх эрх')
  await expect(inEn).toHaveAttribute('aria-invalid', 'true')
  const half = formatText(editorProblemTexts, 'mn', 'words_incomplete', { n: 60 })
  await expect(sample.getByText(`${design.heading}: ${half}`)).toBeVisible()
  await expect(sample.getByRole('img').first()).toBeVisible()
  await hand.type(inEn, 'Right to blast')
  await sample.getByText(design.as_text).click()
  await expect(sample.getByText('Тэсэлгээ хийх эрх')).toBeVisible()
  await look(page, 'designer')

  // The keyboard moves an answer, and the focus goes with it.
  const second = page.locator('[data-print]').nth(1)
  const moved = await second.getAttribute('data-print')
  await second.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('[data-print]').first()).toHaveAttribute('data-print', moved ?? '')
  await expect(page.locator('[data-print]').first()).toBeFocused()
  await expect(page.getByText(serviceEditorTexts.mn.draft_saved)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await look(page, 'designer-on-a-phone')
  const { draft } = (await ask(page, getEditedService, { id })).data
  await ask(page, discardServiceDraft, { id, version: draft.version })
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto('/staff/texts')
  await look(page, 'texts')
  await hand.press(page.getByRole('link', { name: 'Хүсэлт дараагийн шатанд шилжлээ' }))
  const sentence = page.getByRole('textbox', { name: words.in_mn.replace('{label}', words.part_sentence) })
  await hand.type(sentence, 'Хүсэлт урагшиллаа: {Дугаарх}')
  await hand.press(page.getByRole('button', { name: words.save, exact: true }))
  await expect(page.getByRole('heading', { name: words.error_summary })).toBeFocused()
  await look(page, 'unknown-variable')
  await hand.type(sentence, 'Хүсэлт урагшиллаа: ')
  const insert = words.insert_one
    .replace('{name}', 'Дугаар')
    .replace('{label}', words.in_mn.replace('{label}', words.part_sentence))
  await hand.press(page.getByRole('button', { name: insert }))
  await expect(sentence).toHaveValue('Хүсэлт урагшиллаа: {Дугаар}')
  await expect(page.getByText('Хүсэлт урагшиллаа: R260000042').first()).toBeVisible()
  await hand.press(page.getByRole('button', { name: words.save, exact: true }))
  await expect(page.getByText(/^1-р хувилбар/)).toBeVisible()
  await hand.press(page.getByRole('button', { name: words.reset, exact: true }))
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: words.reset, exact: true }))
  await expect(page.getByText(words.history_reset)).toBeVisible()

  await page.goto('/staff/texts/letter_return')
  await expect(page.getByRole('img').first()).toBeVisible()
  await look(page, 'letter')
})
