import { listMyRequests } from '@khyanalt/contract/request-lists'
import { createRequest, getServiceForm } from '@khyanalt/contract/requests'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { createRequestTexts } from '@khyanalt/domain/messages/create-request'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { requestCourseTexts } from '@khyanalt/domain/messages/request-course'
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { requestStateTexts } from '@khyanalt/domain/messages/states'
import { expect } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { ask, askInVain } from '../steps/calls.ts'
import { findXRayRequest, sendXRay, services, signInByNumber } from '../steps/drafts.ts'
import { refuseNext } from '../steps/mishaps.ts'

const words = { ...requestTexts.mn, ...requestViewTexts.mn }
const course = requestCourseTexts.mn
const list = dashboardTexts.mn

test('a request tells where it stands, and what to do now', async ({ somebody, look }) => {
  const citizen = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = citizen
  await signInByNumber(citizen, demoPeople.citizen)

  // [REQ-DETAIL-01] [REQ-DETAIL-02] [REQ-DETAIL-03] Approved: what it is, its course to the left, what was sent to the right, nothing to edit.
  const approved = await findXRayRequest(page, '1000')
  await page.goto(`/dashboard/services/request/${approved}`)
  await expect(page.getByRole('main').getByRole('link', { name: words.back })).toHaveAttribute(
    'href',
    '/dashboard/list',
  )
  await expect(page.getByRole('heading', { level: 1, name: /Рентген аппарат.* · Шинэ.*X-ray unit/ })).toBeVisible()
  const main = page.getByRole('main')
  for (const fact of [approved, 'Цацрагийн хамгаалалт', words.language_mn]) {
    await expect(main.getByText(fact, { exact: true }).first()).toBeVisible()
  }
  await expect(main.getByText(requestStateTexts.mn.approved).first()).toBeVisible()
  const course1 = page.getByRole('list', { name: words.timeline }).getByRole('listitem')
  await expect(course1.first()).toContainText(words.opened)
  await expect(course1.last()).toContainText(words.approved)
  await expect(page.getByRole('heading', { name: words.answers })).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(0)
  // [REQ-STEPPER-08] Nothing is sent any more.
  await expect(main.getByRole('button', { name: words.submit })).toHaveCount(0)
  await expect(main.getByRole('button', { name: words.resubmit })).toHaveCount(0)
  await expect(main.getByText(course.next_approved)).toBeVisible()
  await look(page, 'approved')
  await page.setViewportSize({ width: 1440, height: 900 })
  const answersBox = await page.getByRole('heading', { name: words.answers }).boundingBox()
  expect((await course1.first().boundingBox())?.x).toBeLessThan(answersBox?.x ?? 0)
  await page.setViewportSize({ width: 360, height: 740 })

  // [REQ-STATUS-11] [REQ-STATUS-16] Returned: the reasons, what was there before and that it is corrected.
  const returned = await findXRayRequest(page, '2000')
  await page.goto(`/dashboard/services/request/${returned}`)
  await expect(page.getByText(words.returnedNote).first()).toBeVisible()
  await expect(main.getByText(course.next_returned)).toBeVisible()
  const { comments } = await ask(page, getServiceForm, { id: returned })
  expect(comments.length).toBeGreaterThan(0)
  for (const { comment } of comments) await expect(main.getByText(comment).first()).toBeVisible()
  await expect(main.getByText(course.fixedCount.replace('{total}', '1').replace('{fixed}', '0'))).toBeVisible()
  const serial = page.getByRole('textbox', { name: /Серийн дугаар/ })
  await hand.type(serial, 'SN-2026-999')
  await expect(main.getByText(course.fixedCount.replace('{total}', '1').replace('{fixed}', '1'))).toBeVisible()
  await look(page, 'returned')
  await hand.press(main.getByText(course.roundsOpen))
  await expect(main.getByText(course.roundFirst)).toBeVisible()

  // [REQ-STATUS-10] [REQ-STATUS-13] A draft opens where it stands, with what was typed; a new one says that nothing is in it by its colour.
  const { code } = await ask(page, createRequest, services.xRay)
  await page.goto(`/dashboard/services/request/${code}`)
  await expect(page.getByText(words.draftNote).first()).toBeVisible()
  const tag = main.getByText(requestStateTexts.mn.draft_tag, { exact: true })
  await expect(tag.locator('xpath=ancestor::*[@data-tone][1]')).toHaveAttribute('data-tone', 'orange')
  await hand.type(page.getByLabel('Холбоо барих утас'), '99112233')
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /Хадгалсан|хадгалсан/ })
      .first(),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Холбоо барих утас')).toHaveValue('99112233')
  await expect(tag.locator('xpath=ancestor::*[@data-tone][1]')).toHaveAttribute('data-tone', 'purple')

  // [REQ-WITHDRAW-01] Sent, and not received yet: it is taken back after a question, and the form opens again.
  const sent = await sendXRay(page)
  await page.goto(`/dashboard/services/request/${sent}`)
  await hand.press(main.getByRole('button', { name: words.withdraw }))
  await expect(page.getByRole('alertdialog')).toContainText(sent)
  await look(page, 'taking back')
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: words.withdraw }))
  await expect(page.getByText(words.draftNote).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Серийн дугаар/ })).toHaveCount(0)
  expect((await ask(page, getServiceForm, { id: sent })).request).toMatchObject({ status: 5000, request_number: sent })

  // [REQ-DETAIL-04] [REQ-DETAIL-05] Nobody's number and a form without content say so.
  await page.goto('/dashboard/services/request/R269999999')
  await expect(main.getByText(words.notFound)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.notFound })).toBeVisible()
  await page.route('**/api/getserviceform*', async route => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, form: { ...answer.form, body: null } } })
  })
  await page.goto(`/dashboard/services/request/${approved}`)
  await expect(main.getByText(words.emptyForm)).toBeVisible()
  await page.unroute('**/api/getserviceform*')
})

test('[REQ-DASH-01] [REQ-DASH-05] [REQ-DASH-06] requests are counted and filtered, drafts deleted, and a service offers the draft that is open', async ({
  somebody,
  look,
}) => {
  const citizen = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = citizen
  await signInByNumber(citizen, demoPeople.foreigner)
  await page.goto('/dashboard/list')
  await expect(page.getByText(list.empty).first()).toBeVisible()

  await page.goto('/services/get/food-analysis')
  await hand.press(page.getByRole('button', { name: catalogueTexts.mn.take }))
  const create = page.getByRole('dialog').getByRole('button', { name: catalogueTexts.mn.create })
  await expect(create).toBeVisible()
  await page.context().setOffline(true)
  await hand.press(create)
  // Why it failed stays in the dialog; the word that something is going on does not.
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Серверт холбогдож чадсангүй/)
      .first(),
  ).toBeVisible()
  await expect(page.getByText(createRequestTexts.mn.creating)).toHaveCount(0)
  await page.context().setOffline(false)
  await hand.press(create)
  await page.waitForURL(/\/dashboard\/services\/request\/R\d{9}$/)
  const number = page.url().slice(-10)
  await page.goto('/services/get/food-analysis')
  await hand.press(page.getByRole('button', { name: catalogueTexts.mn.take }))
  await expect(page.getByRole('dialog').getByText(new RegExp(number))).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: new RegExp(`1\\s*${list.statTotal}`) })).toBeVisible()
  const { returned, processing, approved } = requestStateTexts.mn
  const figures = page.getByRole('navigation', { name: list.statsLabel }).getByRole('link')
  await expect(figures).toContainText([list.statTotal, returned, processing, approved])
  await page.goto(`/dashboard/list?status=5000&date=2020-01-01,2099-01-01&sortField=status&sortOrder=ascend`)
  await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible()
  // On a phone the filters wait behind a button that says how many are in force.
  await hand.press(page.getByRole('button', { name: `${list.filters} (2)`, exact: true }))
  await hand.type(page.getByLabel(list.dateTo), '2019-01-01')
  await hand.press(page.getByRole('button', { name: list.search }))
  await expect(page.getByText(list.dateOrder)).toBeVisible()
  await look(page, 'filters')
  await page.goto('/dashboard/list?status=3000')
  await expect(page.getByText(list.emptyFiltered)).toBeVisible()

  await page.goto('/dashboard/list')
  await hand.press(page.getByRole('button', { name: `${list.delete}: ${number}` }))
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText(number)
  await refuseNext(page, '**/api/dashboard/request/delete', 'wrong_state')
  await hand.press(dialog.getByRole('button', { name: list.delete, exact: true }))
  for (const told of [list.deleteFailed, errorTexts.mn.wrong_state]) await expect(dialog).toContainText(told)
  await dialog.getByRole('button', { name: list.delete, exact: true }).dblclick()
  await expect(page.getByText(list.deleted).first()).toBeVisible()
  await expect(page.getByText(list.empty).first()).toBeVisible()
  expect(await askInVain(page, listMyRequests, { results: 1000 })).toMatchObject({ status: 400 })
})
