// A service begins from a template, a copy and a sheet of questions, without a line of JSON.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { newServiceTexts } from '@khyanalt/domain/messages/new-service'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { expect } from '@playwright/test'
import { demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { signInAtPortal } from '../steps/people.ts'

const t = newServiceTexts.mn
const words = serviceEditorTexts.mn

test('[REQ-START-01] [REQ-START-03] [REQ-START-04] an administrator begins services without JSON', async ({
  somebody,
  look,
}, info) => {
  // Addresses are taken for good; another attempt needs another one.
  const ours = `Licence for laser devices${info.retry > 0 ? ` ${info.retry}` : ''}`
  const admin = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = admin
  await signInAtPortal(admin, demoStaff.admin)
  await page.goto('/staff/catalogue')
  await hand.press(page.getByRole('button', { name: words.new_service }))
  const dialog = page.getByRole('dialog')
  await hand.press(dialog.getByRole('button', { name: t.make }))
  await expect(dialog.getByText(t.name_missing).first()).toBeVisible()
  await expect(dialog.getByLabel(words.name_mn)).toBeFocused()
  await look(page, 'missing')
  await hand.type(dialog.getByLabel(words.name_mn), 'Лазер төхөөрөмж ашиглах зөвшөөрөл')
  await hand.type(dialog.getByLabel(words.name_en), ours)
  await expect(dialog.getByLabel(words.slug)).toHaveValue(ours.toLowerCase().replaceAll(' ', '-'))
  await hand.press(dialog.getByRole('button', { name: t.make }))
  await expect(page.getByRole('heading', { level: 1, name: /Лазер төхөөрөмж/ })).toBeVisible()
  await look(page, 'from a template')

  // The same address again is told at its field.
  await page.goto('/staff/catalogue')
  await hand.press(page.getByRole('button', { name: words.new_service }))
  await hand.type(dialog.getByLabel(words.name_mn), 'Давхардсан')
  await hand.type(dialog.getByLabel(words.name_en), ours)
  await hand.press(dialog.getByRole('button', { name: t.make }))
  await expect(dialog.getByText(t.slug_taken)).toBeVisible()

  // A sheet with a wrong row makes nothing; mended, it does.
  await dialog.getByRole('radio', { name: new RegExp(t.start_sheet) }).check()
  const sheet = (kind: string) =>
    [
      'Алхам\tАсуулт\tТөрөл\tЗаавал\tСонголт',
      `Төхөөрөмж\tЧадал\t${kind}\tтийм\t`,
      'Төхөөрөмж\tАнги\tсонголт\tтийм\t1;2;3',
    ].join('\n')
  await dialog.getByRole('textbox', { name: t.sheet }).fill(sheet('хэмжээ'))
  await expect(dialog.getByText(t.wrong_kind.replace('{kind}', 'хэмжээ'))).toBeVisible()
  await hand.type(dialog.getByLabel(words.slug), `laser-sheet-${info.retry}`)
  await hand.press(dialog.getByRole('button', { name: t.make }))
  await expect(dialog.getByRole('textbox', { name: t.sheet })).toBeFocused()
  await look(page, 'a sheet with a wrong row')
  await dialog.getByRole('textbox', { name: t.sheet }).fill(sheet('тоо'))
  await hand.press(dialog.getByRole('button', { name: t.make }))
  await expect(page.getByRole('heading', { level: 1, name: /Давхардсан/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Чадал,/ })).toBeVisible()

  // A copy has the questions of the other service.
  await page.goto('/staff/catalogue')
  await hand.press(page.getByRole('button', { name: words.new_service }))
  await dialog.getByRole('radio', { name: new RegExp(t.start_copy) }).check()
  await dialog.getByLabel(t.copied).selectOption({ label: 'Шүдний рентген аппаратын бүртгэл' })
  await hand.type(dialog.getByLabel(words.name_mn), 'Шүдний аппаратын шинэ бүртгэл')
  await hand.type(dialog.getByLabel(words.name_en), `New register of dental units ${info.retry}`)
  await look(page, 'a copy')
  await hand.press(dialog.getByRole('button', { name: t.make }))
  await expect(page.getByRole('heading', { level: 1, name: /Шүдний аппаратын шинэ бүртгэл/ })).toBeVisible()
  await hand.press(
    page.getByRole('navigation', { name: formCanvasTexts.mn.steps }).getByRole('button', { name: /^2\. / }),
  )
  await expect(page.getByRole('button', { name: /^Ашиглаж байгаа аппарат/ })).toBeVisible()
})
