// What a citizen does.

import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { expect } from '@playwright/test'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import type { Person } from '../fixtures/portal.ts'

const words = { ...requestTexts.mn, ...requestViewTexts.mn }
const pdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: smallPdf(name) })

/** Takes the X-ray service and lands on the new draft; answers its number. */
export const takeService = async ({ page, hand }: Person): Promise<string> => {
  await hand.press(page.getByRole('button', { name: catalogueTexts.mn.take }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: catalogueTexts.mn.create }))
  await page.waitForURL(/\/dashboard\/services\/request\/R\d{9}$/)
  await expect(page.getByRole('heading', { name: 'Хүсэлт гаргагч' })).toBeVisible()
  return page.url().slice(-10)
}

/** Presses Next and waits for the heading of the step it leads to. */
export const goOn = async ({ page, hand }: Person, heading: string | RegExp): Promise<void> => {
  await hand.press(page.getByRole('button', { name: words.next, exact: true }))
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
}

/** Step 1: who asks and where the unit stands. */
export const fillApplicant = async ({ page, hand }: Person): Promise<void> => {
  await hand.tick(page.getByRole('radio', { name: words.senderPerson }))
  await hand.choose(page.getByLabel(words.organization), 'Төв газар')
  await hand.type(page.getByLabel('Холбоо барих утас'), '99112233')
  await hand.type(page.getByLabel('И-мэйл хаяг'), 'bat-erdene@khyanalt.test')
  const address = page.getByRole('group', { name: 'Аппарат байрлах хаяг' })
  await hand.choose(address.getByRole('combobox').first(), 'Улаанбаатар')
  await hand.choose(address.getByRole('combobox').nth(1), 'Сүхбаатар дүүрэг')
  await hand.type(page.getByLabel('Хороо, гудамж, байр, тоот'), '1-р хороо, Бага тойруу, 5-р байр')
}

/** Step 2: the unit. */
export const fillUnit = async ({ page, hand }: Person): Promise<void> => {
  await hand.choose(page.getByLabel('Аппаратын төрөл'), 'Шүдний рентген аппарат')
  await hand.type(page.getByLabel('Загвар, марк'), 'Ray-60')
  await hand.type(page.getByLabel('Серийн дугаар'), 'SN-OLD-1')
  await hand.type(page.getByLabel('Үйлдвэрлэгч'), 'Morita')
  await hand.choose(page.getByLabel('Үйлдвэрлэсэн улс'), 'Япон')
  await hand.type(page.getByLabel('Үйлдвэрлэсэн он'), '2024')
  await hand.type(page.getByLabel('Суурилуулсан огноо'), '2025-03-01')
  await hand.type(page.getByLabel('Хамгийн их хүчдэл (кВ)'), '70')
  await hand.tick(page.getByRole('radio', { name: 'Шинэ' }))
}

/** Step 3: protection and staff, with a row in the list of operators. */
export const fillProtection = async ({ page, hand }: Person): Promise<void> => {
  await hand.tick(
    page.getByRole('group', { name: 'Тусгай хамгаалалттай өрөөтэй юу?' }).getByRole('radio', { name: /Тийм/ }),
  )
  await hand.type(page.getByLabel('Өрөөний талбай (м²)'), '12')
  await hand.tick(page.getByRole('checkbox', { name: 'Хамгаалалтын хормогч' }))
  await hand.tick(
    page.getByRole('group', { name: 'Ажилтнууд хувийн дозиметртэй юу?' }).getByRole('radio', { name: /Тийм/ }),
  )
  await hand.type(page.getByLabel('Дозиметр уншуулдаг лаборатори'), 'Цацрагийн хяналтын лаборатори')
  await hand.press(page.getByRole('button', { name: /Ажилтан нэмэх/ }))
  await hand.type(page.getByLabel('Овог, нэр'), 'Б. Болд')
  await hand.type(page.getByLabel('Албан тушаал'), 'Шүдний эмч')
}

/** Step 4: the PDF and the promise. */
export const attachPassport = async ({ page, hand }: Person): Promise<void> => {
  const passport = page.getByRole('group', { name: 'Аппаратын техникийн паспорт' })
  await hand.attach(passport.getByRole('button').first(), pdfFile('passport.pdf'))
  await expect(passport.getByText('passport.pdf').first()).toBeVisible()
  await expect(passport.getByRole('progressbar')).toHaveCount(0)
  await hand.tick(page.getByRole('checkbox', { name: /үнэн зөв/ }))
}

/** Sends from the check-your-answers step. */
export const send = async ({ page, hand }: Person, word: 'submit' | 'resubmit'): Promise<void> => {
  await hand.press(page.getByRole('button', { name: words[word], exact: true }))
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await hand.press(dialog.getByRole('button', { name: words[word], exact: true }))
  await page.waitForURL(/\/dashboard\/services\/sent\/R\d{9}$/)
  await expect(page.getByText(words.sent).first()).toBeVisible()
}

/** Attaches the bank's receipt to the invoice on the request's page. */
export const payInvoice = async ({ page, hand }: Person): Promise<void> => {
  await hand.attach(page.getByRole('button', { name: words.receiptUpload }), pdfFile('receipt.pdf'))
  await expect(page.getByText(words.receiptWaiting.slice(0, 25)).first()).toBeVisible()
}
