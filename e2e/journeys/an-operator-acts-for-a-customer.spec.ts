import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { createRequestTexts } from '@khyanalt/domain/messages/create-request'
import { portalTexts } from '@khyanalt/domain/messages/portal'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { requestStateTexts } from '@khyanalt/domain/messages/states'
import { expect } from '@playwright/test'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { signInAtPortal } from '../steps/people.ts'

const words = createRequestTexts.mn

test('[REQ-PORT-02] [REQ-CREATE-05] an operator finds a customer, opens the request for him, and finds it again on the list', async ({
  somebody,
  look,
}) => {
  const operator = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = operator
  const searches: string[] = []
  page.on('request', request => {
    if (request.url().includes('/portal/searchCustomer')) searches.push(request.url())
  })
  // [REQ-PORT-01] [REQ-NAV-07] The small layout has one tab.
  await signInAtPortal(operator, demoStaff.operator)
  await expect(page).toHaveURL(/\/portal\/home$/)
  await expect(page.getByRole('navigation').getByRole('link', { name: /Хүсэлтүүд/ })).toHaveCount(1)
  await look(page, 'portal-home')

  await hand.press(page.getByRole('link', { name: portalTexts.mn.newRequest }).first())
  await expect(page).toHaveURL(/\/services$/)
  await page.goto('/services/get/x-ray-licence')
  await hand.press(page.getByRole('button', { name: catalogueTexts.mn.take }))
  const dialog = page.getByRole('dialog')
  const create = dialog.getByRole('button', { name: words.ok })
  // [REQ-CREATE-06] Nothing is created before somebody is chosen.
  await expect(create).toBeDisabled()
  await dialog.getByLabel(words.registerNumber).pressSequentially(demoPeople.citizen.register_number, { delay: 40 })
  const customer = dialog.getByRole('radio', { name: /Бат-Эрдэнэ/ })
  await expect(customer).toBeVisible()
  // [REQ-CREATE-07] Ten keys a moment apart asked for one search.
  expect(searches).toHaveLength(1)
  await expect(create).toBeDisabled()
  await look(page, 'customer')
  await hand.tick(customer)
  await hand.press(create)

  // [REQ-CREATE-04]
  await page.waitForURL(/\/portal\/request\/R\d{9}$/)
  const number = page.url().slice(-10)
  // The form knows the customer, not the operator.
  await expect(page.getByText(demoPeople.citizen.register_number).first()).toBeVisible()
  await look(page, 'portal-form')
  await hand.press(page.getByRole('link', { name: requestTexts.mn.back }))
  const row = page.getByRole('row', { name: new RegExp(number) })
  await expect(row.getByText(requestStateTexts.mn.draft_portal)).toBeVisible()
  await expect(row.getByText('Бат-Эрдэнэ')).toBeVisible()
  await look(page, 'portal-list')
  await hand.press(row.getByRole('link', { name: number }))
  await expect(page).toHaveURL(new RegExp(`/portal/request/${number}$`))
})
