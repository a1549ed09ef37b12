// Bad input and bad luck: each is answered where it happened, in Mongolian, and nothing typed is lost.
import { listSessions, login, revokeSession } from '@khyanalt/contract/auth'
import { showFile } from '@khyanalt/contract/files'
import { getServiceForm } from '@khyanalt/contract/requests'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { signInAgainTexts } from '@khyanalt/domain/messages/sign-in-again'
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { maxUploadBytes } from '@khyanalt/domain/upload-limits'
import { expect, type Page } from '@playwright/test'
import { demoPassword, demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import { test } from '../fixtures/portal.ts'
import { decide, openCase, remark } from '../steps/agency.ts'
import { ask, askInVain } from '../steps/calls.ts'
import {
  expectKept,
  findXRayRequest,
  makeDraft,
  openDraft,
  sendSample,
  serverAnswers,
  services,
  signInByNumber,
} from '../steps/drafts.ts'
import { crash, expectInSight, hold, refuseNext } from '../steps/mishaps.ts'
import { signInAtPortal } from '../steps/people.ts'

const form = formTexts.mn
const request = requestTexts.mn
const decisions = staffDecisionTexts.mn
const { citizen, hospitalAdmin, mineMember } = demoPeople
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: smallPdf(name) })

test('[REQ-FILE-07] [REQ-FILE-09] [REQ-STEPPER-16] a wrong, an oversized, an infected and a second file are refused at the field', async ({
  somebody,
  look,
}) => {
  const person = await somebody()
  const { page, hand } = person
  await signInByNumber(person, citizen)
  const number = await makeDraft(page, services.xRay, 3)
  await openDraft(page, number, 'Хавсралт')
  await hand.type(page.getByLabel('Нэмэлт тайлбар'), 'Паспортыг орчуулж байна')
  const passport = page.getByRole('group', { name: 'Аппаратын техникийн паспорт' })
  const shielding = page.getByRole('group', { name: 'Хамгаалалтын хэмжилтийн дүн' })
  let sent = 0
  page.on('request', call => {
    if (call.url().endsWith('/api/uploadfile')) sent++
  })

  // A text, a picture called PDF, and a PDF above 10 MB never leave the browser; each refusal tells the way out.
  const picture = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  await hand.attach(passport.getByRole('button'), { name: 'паспорт.docx', mimeType: '', buffer: picture })
  const wrong = (file: string) => `${form.fileWrongType} (${file}). ${form.fileOtherWay}`
  await expect(passport.getByRole('alert')).toHaveText(wrong('паспорт.docx'))
  await hand.attach(passport.getByRole('button'), { ...pdf('паспорт.pdf'), buffer: picture })
  await expect(passport.getByRole('alert')).toHaveText(wrong('паспорт.pdf'))
  const huge = Buffer.concat([smallPdf('huge'), Buffer.alloc(maxUploadBytes)])
  await hand.attach(passport.getByRole('button'), { ...pdf('том.pdf'), buffer: huge })
  await expect(passport.getByRole('alert')).toHaveText(`${form.fileTooBig} (том.pdf). ${form.fileSmaller}`)
  await expectInSight(passport.getByRole('alert'))
  expect(sent).toBe(0)
  await look(page, 'file-refused')

  // The agency's virus scanner finds something: whoever brought it reads what to do, and goes on filling.
  await refuseNext(page, '**/api/uploadfile', 'file_infected')
  await hand.attach(passport.getByRole('button'), pdf('паспорт.pdf'))
  const failed = form.fileFailed.replace('{file}', 'паспорт.pdf')
  await expect(passport.getByRole('alert')).toHaveText(`${failed} ${errorTexts.mn.file_infected}`)
  await expectInSight(passport.getByRole('alert'))
  await look(page, 'file-infected')

  // While one file is on its way, a second one waits for its turn, and so does the next step.
  const release = await hold(page, '**/api/uploadfile')
  await hand.attach(passport.getByRole('button'), pdf('паспорт.pdf'))
  await expect(passport.getByRole('progressbar')).toBeVisible()
  await expect(passport.getByText(form.fileUploading)).toBeVisible()
  await hand.attach(shielding.getByRole('button'), pdf('хэмжилт.pdf'))
  const busy = page.getByRole('dialog', { name: form.uploadRunningTitle })
  await expect(busy).toContainText(form.uploadRunning)
  await look(page, 'second-upload')
  await hand.press(busy.getByRole('button', { name: form.close }).last())
  await hand.press(page.getByRole('button', { name: request.next, exact: true }))
  await expect(busy).toContainText(form.fileUploading)
  await hand.press(busy.getByRole('button', { name: form.close }).last())
  await hand.press(page.getByRole('button', { name: request.previous, exact: true }))
  await expect(busy).toContainText(form.fileUploading)
  await hand.press(busy.getByRole('button', { name: form.close }).last())
  // No field answers meanwhile; what was typed, and the caret in it, stay.
  const note = page.getByLabel('Нэмэлт тайлбар')
  await note.focus()
  await page.keyboard.type('!')
  await expect(page.getByRole('status').filter({ hasText: form.formLocked })).toBeAttached()
  await expect(note).toHaveValue('Паспортыг орчуулж байна')
  await look(page, 'form-locked')
  release()
  await expect(page.getByRole('status').filter({ hasText: form.fileDone })).toBeAttached()
  await expect(passport.getByRole('progressbar')).toHaveCount(0)
  await expect(passport.getByText('паспорт.pdf')).toBeVisible()
  await expect(shielding.getByText('хэмжилт.pdf')).toHaveCount(0)
  await expect(note).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('!')

  // An upload can be stopped, by whoever picked the file with the keyboard too.
  await hold(page, '**/api/uploadfile')
  await hand.attach(shielding.getByRole('button'), pdf('буруу.pdf'))
  await expect(shielding.getByRole('button', { name: form.cancel })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shielding.getByRole('progressbar')).toHaveCount(0)
  await expect(shielding.getByRole('button')).toBeFocused()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await hand.attach(shielding.getByRole('button'), pdf('хэмжилт.pdf'))
  await expect(shielding.getByRole('progressbar')).toHaveCount(0)
  await expect(shielding.getByText('хэмжилт.pdf')).toBeVisible()

  await expect(note).toHaveValue('Паспортыг орчуулж байна!')
  await expect
    .poll(() => serverAnswers(page, number))
    .toMatchObject({
      note: 'Паспортыг орчуулж байна!',
      passport_file: { title: 'паспорт.pdf' },
      shielding_file: [{ title: 'хэмжилт.pdf' }],
    })
})

test('[REQ-SESS-02] a session that ends in the middle of step 2 is signed in again in place', async ({
  somebody,
  look,
}) => {
  const person = await somebody()
  const { page, hand } = person
  await signInByNumber(person, hospitalAdmin)
  const number = await makeDraft(page, services.xRay, 1)
  await openDraft(page, number, 'Рентген аппарат')
  const model = page.getByLabel('Загвар, марк')
  await hand.type(model, 'Ray')
  await expectKept(page, 'server')

  // From another device the person ends this session, while typing goes on here.
  const { access_token } = await ask(page, login, {
    register_number: hospitalAdmin.register_number,
    password: demoPassword,
  })
  const { data: sessions } = await ask(page, listSessions, {}, access_token)
  for (const { id } of sessions.filter(({ current }) => !current)) {
    await ask(page, revokeSession, { id }, access_token)
  }
  await hand.type(model, 'Ray-60 Ulaanbaatar')
  const again = page.getByRole('dialog', { name: shellTexts.mn.againTitle })
  await expect(again).toContainText(signInAgainTexts.mn.againText)
  await expect(model).toHaveValue('Ray-60 Ulaanbaatar')
  await look(page, 'sign-in-again')

  await hand.type(again.getByLabel(authTexts.mn.password), 'Demo-2025')
  await hand.press(again.getByRole('button', { name: authTexts.mn.submit, exact: true }))
  await expect(again).toContainText(authTexts.mn.wrongNumber)
  await hand.type(again.getByLabel(authTexts.mn.password), demoPassword)
  await hand.press(again.getByRole('button', { name: authTexts.mn.submit, exact: true }))
  await expect(again).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Рентген аппарат', level: 2 })).toBeVisible()
  await expect(model).toHaveValue('Ray-60 Ulaanbaatar')
  await expectKept(page, 'server')
  await expect.poll(() => serverAnswers(page, number)).toMatchObject({ unit_model: 'Ray-60 Ulaanbaatar' })
})

test('what is pressed before the page has come to life is done once, as soon as it has', async ({ somebody }) => {
  const { page, hand } = await somebody({ viewport: { width: 360, height: 780 } })
  const opened: Page[] = []
  page.on('popup', window => opened.push(window))
  const release = await hold(page, '**/assets/frame-*.js')
  await page.goto('/danlogin', { waitUntil: 'commit' })
  const signOn = page.getByRole('button', { name: authTexts.mn.signOnStart })
  await hand.press(signOn)
  await expect(page.locator('html')).toHaveAttribute('data-waiting')
  await hand.press(signOn)
  await hand.press(page.getByRole('button', { name: shellTexts.mn.mainMenu }))
  release()
  await expect(page.getByText(authTexts.mn.signOnPending)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
  await expect(page.getByRole('navigation', { name: shellTexts.mn.mainMenu })).toBeVisible()
  await expect.poll(() => opened.length).toBe(1)
})

/** What the browser's database holds of typing, as text; a script of the page, since tests know no browser. */
const readJournal = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('khyanalt-drafts')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const reading = opening.result.transaction('journal').objectStore('journal').getAll()
    reading.onerror = () => reject(reading.error)
    reading.onsuccess = () => {
      opening.result.close()
      const decode = value => (value instanceof ArrayBuffer ? new TextDecoder().decode(value) : JSON.stringify(value))
      resolve({ entries: reading.result.length, text: reading.result.flatMap(one => Object.values(one).map(decode)).join() })
    }
  }
})`

test('[REQ-DEVICE-01] what is typed offline outlives a lost connection and a crashed tab', async ({
  somebody,
  look,
}) => {
  const person = await somebody()
  const { page, hand } = person
  const browser = page.context()
  await signInByNumber(person, mineMember)
  const number = await makeDraft(page, services.laboratory)
  await openDraft(page, number, 'Дээж')

  await browser.setOffline(true)
  await hand.type(page.getByLabel('Шинжлүүлэх үзүүлэлт'), 'Хүнд металл')
  await expectKept(page, 'device')
  // Whoever reads the browser's database finds an entry and none of its words.
  const kept = await page.evaluate<{ readonly entries: number; readonly text: string }>(readJournal)
  expect(kept.entries).toBe(1)
  expect(kept.text).not.toContain('Хүнд')
  await look(page, 'offline')
  await browser.setOffline(false)
  await expectKept(page, 'server')
  await expect.poll(() => serverAnswers(page, number)).toMatchObject({ purpose: 'Хүнд металл' })

  // Offline again, and this time the tab dies.
  await browser.setOffline(true)
  await hand.type(page.getByLabel('Шинжлүүлэх үзүүлэлт'), 'Хүнд металл, цианид')
  await hand.type(page.getByLabel('Дээж авсан огноо'), '2026-07-01')
  await expectKept(page, 'device')
  await crash(page)
  await browser.setOffline(false)
  const later = await browser.newPage()
  await openDraft(later, number, 'Дээж')
  await expect(later.getByText(form.draftReplayed)).toBeVisible()
  await expect(later.getByLabel('Шинжлүүлэх үзүүлэлт')).toHaveValue('Хүнд металл, цианид')
  await expect(later.getByLabel('Дээж авсан огноо')).toHaveValue('2026-07-01')
  await expectKept(later, 'server')
  await look(later, 'restored')
  await expect
    .poll(() => serverAnswers(later, number))
    .toMatchObject({ purpose: 'Хүнд металл, цианид', taken_on: '2026-07-01' })
})

test('two tabs on one draft: the later one chooses, and exactly what it chose is kept', async ({ somebody, look }) => {
  const person = await somebody()
  const { page: first, hand } = person
  await signInByNumber(person, mineMember)
  const number = await makeDraft(first, services.laboratory)
  const second = await first.context().newPage()
  await openDraft(first, number, 'Дээж')
  await openDraft(second, number, 'Дээж')
  await expect(first.getByText(form.draftOtherTab)).toBeVisible()

  // The second tab's save is still on its way when that of the first one arrives.
  const release = await hold(second, '**/api/request/savedraft')
  // One after the other: at once they would type into one field. It takes less than a save waits for.
  await second.getByLabel('Шинжлүүлэх үзүүлэлт').fill('Хар тугалга')
  await second.getByLabel('Дээж авсан огноо').fill('2026-07-02')
  await expect(second.getByText(form.draftSaving)).toBeVisible()
  await hand.type(first.getByLabel('Шинжлүүлэх үзүүлэлт'), 'Мөнгөн ус')
  await hand.type(first.getByLabel('Дээж авсан огноо'), '2026-07-01')
  // Both answers, not just the one that was typed first.
  await expect.poll(() => serverAnswers(first, number)).toEqual({ purpose: 'Мөнгөн ус', taken_on: '2026-07-01' })
  await expectKept(first, 'server')
  release()

  const dialog = second.getByRole('alertdialog', { name: form.conflictTitle })
  const purpose = dialog.getByRole('group', { name: 'Шинжлүүлэх үзүүлэлт' })
  const takenOn = dialog.getByRole('group', { name: 'Дээж авсан огноо' })
  await expect(purpose).toContainText('Хар тугалга')
  await expect(purpose).toContainText('Мөнгөн ус')
  await expect(dialog.getByRole('button', { name: form.conflictApply })).toBeDisabled()
  await look(second, 'two-versions')
  await purpose.getByRole('radio', { name: form.conflictMine }).check()
  await takenOn.getByRole('radio', { name: form.conflictTheirs }).check()
  await dialog.getByRole('button', { name: form.conflictApply }).click()
  await expect(dialog).toHaveCount(0)
  await expectKept(second, 'server')

  const chosen = { purpose: 'Хар тугалга', taken_on: '2026-07-01' }
  await expect.poll(() => serverAnswers(second, number)).toEqual(chosen)
  for (const tab of [first, second]) {
    await expect(tab.getByLabel('Шинжлүүлэх үзүүлэлт')).toHaveValue(chosen.purpose)
    await expect(tab.getByLabel('Дээж авсан огноо')).toHaveValue(chosen.taken_on)
  }
})

test('[REQ-AGENCY-29] of two who decide at once the later is told who decided, and keeps the remarks', async ({
  somebody,
  look,
}) => {
  const applicant = await somebody()
  await signInByNumber(applicant, mineMember)
  const number = await sendSample(applicant.page)
  const inspector = await somebody()
  await signInAtPortal(inspector, demoStaff.inspector)
  await openCase(inspector, number)
  await decide(inspector, 'receive', number)
  await remark(inspector, 'Шинжлүүлэх үзүүлэлт', 'Аль металл болохыг бичнэ үү')
  const { page, hand } = inspector
  await hand.press(page.getByRole('button', { name: decisions.return, exact: true }))
  const dialog = page.getByRole('dialog', { name: decisions.return_title.replace('{number}', number) })
  await hand.type(dialog.getByLabel(staffCaseTexts.mn.remark_general), 'Актыг хавсаргана уу')

  // The head of unit is quicker.
  const head = await somebody()
  await signInAtPortal(head, demoStaff.head)
  await openCase(head, number)
  await remark(head, 'Дээж авсан огноо', 'Огноог шалгана уу')
  await decide(head, 'return', number)

  await hand.press(dialog.getByRole('button', { name: decisions.return, exact: true }))
  await expect(dialog.getByRole('alert')).toContainText(decisions.conflict)
  await expect(dialog.getByText(`${demoStaff.head.name}: ${staffCaseTexts.mn.event_return}`)).toBeVisible()
  await expect(dialog.getByText('Аль металл болохыг бичнэ үү')).toBeVisible()
  await look(page, 'decided-meanwhile')
  await hand.press(dialog.getByRole('button', { name: staffCaseTexts.mn.newer_show }))
  await expect(page.getByText('Аль металл болохыг бичнэ үү').first()).toBeVisible()
  await expect(page.getByText('Актыг хавсаргана уу').first()).toBeVisible()
  await expect(page.getByRole('button', { name: decisions.return, exact: true })).toHaveCount(0)
  await look(page, 'remarks-kept')
  const { comments } = await ask(applicant.page, getServiceForm, { id: number })
  expect(comments.map(({ comment }) => comment)).toEqual(['Огноог шалгана уу'])
})

test('what does not exist and what belongs to somebody else are both not found', async ({ somebody, look }) => {
  const person = await somebody()
  const { page } = person
  await signInByNumber(person, mineMember)
  const other = await ask(page, login, { register_number: citizen.register_number, password: demoPassword })
  const number = await findXRayRequest(page, '1000', other.access_token)
  const { request: theirs } = await ask(page, getServiceForm, { id: number }, other.access_token)
  const file = theirs.data?.passport_file as { readonly name: string }

  for (const unknown of ['R999999999', number]) {
    await page.goto(`/dashboard/services/request/${unknown}`)
    await expect(page.getByRole('main').getByText(request.notFound)).toBeVisible()
    expect(await askInVain(page, getServiceForm, { id: unknown })).toEqual({ status: 404, code: 'request_not_found' })
  }
  await look(page, 'request-not-found')
  expect(await askInVain(page, showFile, { name: file.name })).toEqual({ status: 404, code: 'file_not_found' })

  const certificate = await page.goto('/certificates/info/00000000')
  expect(certificate?.status()).toBe(404)
  await expect(page.getByText(certificateTexts.mn.missingText)).toBeVisible()
  await look(page, 'certificate-not-found')
})

test('another language in the middle of a step keeps step, answers, problems and place', async ({ somebody, look }) => {
  const person = await somebody()
  const { page, hand } = person
  await signInByNumber(person, hospitalAdmin)
  const number = await makeDraft(page, services.xRay, 1)
  await openDraft(page, number, 'Рентген аппарат')
  await hand.press(page.getByRole('button', { name: request.next, exact: true }))
  await expect(page.getByText('Серийн дугаар оруулна уу').first()).toBeVisible()
  await hand.type(page.getByLabel('Загвар, марк'), 'Ray-60')
  const address = page.url()

  const banner = page.getByRole('banner')
  await hand.press(banner.getByRole('button', { name: new RegExp(shellTexts.mn.language) }))
  await hand.press(banner.getByRole('link', { name: shellTexts.mn.languageEn, exact: true }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { name: 'X-ray unit', level: 2 })).toBeVisible()
  await expect(page.getByText('Enter Serial number').first()).toBeVisible()
  await expect(page.getByLabel('Make and model')).toHaveValue('Ray-60')
  await expect(banner.getByRole('button', { name: new RegExp(shellTexts.en.language) })).toBeFocused()
  expect(page.url()).toBe(address)
  await look(page, 'step-in-english')
  await expect.poll(() => serverAnswers(page, number)).toEqual({ unit_model: 'Ray-60' })
})
