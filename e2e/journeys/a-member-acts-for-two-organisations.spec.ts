// Somebody with two organisations prepares for one, which lets nobody but its administrator send, and sends for the other.
import { answerInvitation, inviteMember, removeMember } from '@khyanalt/contract/company-members'
import { uploadFile } from '@khyanalt/contract/files'
import { chooseBehalf } from '@khyanalt/contract/profile'
import { saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { companyTexts } from '@khyanalt/domain/messages/companies'
import { memberRightTexts } from '@khyanalt/domain/messages/member-rights'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { expect, type Page } from '@playwright/test'
import { xRayAnswers } from '../../apps/server/seeds/demo/answers.ts'
import { demoCompanies } from '../../apps/server/seeds/demo/companies.ts'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import type { Person } from '../fixtures/portal.ts'
import { test } from '../fixtures/portal.ts'
import { ask, askInVain, uploadPast } from '../steps/calls.ts'
import { signInByNumber } from '../steps/drafts.ts'

const t = behalfTexts.mn
const rights = memberRightTexts.mn
const words = requestTexts.mn
const { hospital, mine } = demoCompanies
const { mineDirector, radiologist } = demoPeople

test('[REQ-BEHALF-01] [REQ-BEHALF-05] [REQ-BEHALF-08] a member prepares for one organisation and sends for the other', async ({
  somebody,
  look,
}) => {
  const director = await somebody({ viewport: { width: 1440, height: 900 } })
  const member = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = member
  await signInByNumber(director, mineDirector)
  await signInByNumber(member, radiologist)
  const invited = { company_id: mine.id, register_number: radiologist.register_number, role: 'MEMBER' as const }
  const { data } = await ask(director.page, inviteMember, invited)
  await ask(page, answerInvitation, { id: data.id, accept: true })

  // The administrator leaves the new member nothing but preparing.
  await director.page.goto(`/dashboard/company/profile/${mine.id}`)
  await director.hand.press(director.page.getByRole('tab', { name: new RegExp(companyTexts.mn.tabMembers) }))
  const row = director.page.getByRole('row', { name: new RegExp(radiologist.name) })
  await director.hand.press(row.getByRole('button', { name: rights.rightsOf }))
  const dialog = director.page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: new RegExp(`^${rights.right_send}`) }).uncheck()
  await dialog.getByRole('checkbox', { name: new RegExp(`^${rights.right_pay}`) }).uncheck()
  await expect(dialog.getByRole('checkbox', { name: new RegExp(`^${rights.right_read}`) })).toBeDisabled()
  await look(director.page, 'rights')
  await director.hand.press(dialog.getByRole('button', { name: rights.rightsSave }))
  await expect(row.getByText(`${rights.right_prepare}, ${rights.right_read}`)).toBeVisible()

  // For the mine: chosen in the header, said above the list, proposed with the service, named in the form's head.
  await page.goto('/dashboard/list')
  await chooseInHeader(member, mine.name_mn)
  await expect(page.getByText(t.lists_company.replace('{name}', mine.name_mn))).toBeVisible()
  await look(page, 'list of an organisation')
  await page.goto('/services/get/x-ray-licence')
  await hand.press(page.getByRole('button', { name: catalogueTexts.mn.take }))
  await expect(page.getByRole('radio', { name: new RegExp(mine.name_mn) })).toBeChecked()
  await look(page, 'for whom')
  await hand.press(page.getByRole('dialog').getByRole('button', { name: catalogueTexts.mn.create }))
  await page.waitForURL(/\/dashboard\/services\/request\/R\d{9}$/)
  const prepared = page.url().slice(-10)
  await expect(page.getByText(`${t.forWhom}: ${mine.name_mn}`)).toBeVisible()
  const answers = await fillPast(page, prepared)
  await openCheck(member, prepared)
  const sentence = page.getByText(rights.refused_send.split('{names}')[0]?.replace('{company}', mine.name_mn) ?? '')
  await expect(sentence).toContainText(mineDirector.name)
  await expect(page.getByRole('button', { name: words.submit, exact: true })).toHaveCount(0)
  await look(page, 'may not send')
  expect(await askInVain(page, submitRequest, { request_number: prepared, organization_id: 1, data: answers })).toEqual(
    { status: 403, code: 'right_missing' },
  )

  // For the hospital: what is the mine's still opens, and says whose it is; the list is the hospital's.
  await chooseInHeader(member, hospital.name_mn)
  await expect(page.getByText(t.otherTitle)).toBeVisible()
  await look(page, 'of another')
  await page.goto('/dashboard/list')
  await expect(page.getByText(t.lists_company.replace('{name}', hospital.name_mn))).toBeVisible()
  await expect(page.getByRole('link', { name: prepared, exact: true })).toHaveCount(0)
  await page.goto('/services/get/x-ray-licence')
  await hand.press(page.getByRole('button', { name: catalogueTexts.mn.take }))
  await expect(page.getByRole('radio', { name: new RegExp(hospital.name_mn) })).toBeChecked()
  await hand.press(page.getByRole('dialog').getByRole('button', { name: catalogueTexts.mn.create }))
  await page.waitForURL(url => /\/R\d{9}$/.test(url.pathname) && !url.pathname.endsWith(prepared))
  const number = page.url().slice(-10)
  await fillPast(page, number)
  await openCheck(member, number)
  await hand.press(page.getByRole('button', { name: words.submit, exact: true }))
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(`${t.forWhom}: ${hospital.name_mn}`)).toBeVisible()
  await look(page, 'confirm for whom')
  await hand.press(question.getByRole('button', { name: words.submit, exact: true }))
  await page.waitForURL(new RegExp(`/sent/${number}$`))

  // Others meet the person as before.
  await ask(page, chooseBehalf, { behalf: 'all' })
  await ask(page, removeMember, { company_id: mine.id, user_id: radiologist.id })
})

const chooseInHeader = async ({ page, hand }: Person, name: string): Promise<void> => {
  await hand.press(page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t.menu}`) }))
  await hand.press(page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) }))
  await expect(page.getByRole('banner').getByRole('button', { name: `${t.menu}: ${name}` })).toBeVisible()
}

/** Fills a draft completely, past its form; its answers. */
const fillPast = async (page: Page, request_number: string): Promise<Record<string, unknown>> => {
  const name = await uploadPast(page, uploadFile, smallPdf(request_number))
  const data = { ...xRayAnswers({ name, title: 'passport.pdf', size: 400 }) }
  await page.goto('/dashboard/list')
  await ask(page, saveDraft, { request_number, data, step: 9, organization_id: 1 })
  return data
}

const openCheck = async ({ page, hand }: Person, number: string): Promise<void> => {
  await page.goto(`/dashboard/services/request/${number}`)
  await hand.press(page.getByRole('button', { name: words.next, exact: true }))
  await expect(page.getByRole('heading', { name: words.check, level: 2 })).toBeVisible()
}
