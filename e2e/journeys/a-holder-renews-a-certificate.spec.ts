// The holder's own certificates: found by category and status, opened with the paper, renewed with one press.
import { login } from '@khyanalt/contract/auth'
import { getMyCertificate } from '@khyanalt/contract/own-certificates'
import { listRenewable } from '@khyanalt/contract/renewals'
import { getServiceForm } from '@khyanalt/contract/requests'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { ownCertificateTexts } from '@khyanalt/domain/messages/own-certificates'
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { expect } from '@playwright/test'
import { demoCompanies } from '../../apps/server/seeds/demo/companies.ts'
import { demoPassword, demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { paths } from '../../apps/web/src/paths.ts'
import { test } from '../fixtures/portal.ts'
import { ask, askIfAllowed } from '../steps/calls.ts'
import { services, signInByNumber } from '../steps/drafts.ts'

const words = certificateTexts.mn
const own = ownCertificateTexts.mn

test('[REQ-CERT-03] [REQ-CERT-16] [REQ-CERT-20] a holder finds an expired certificate and renews it once', async ({
  somebody,
  look,
}) => {
  const holder = await somebody({ viewport: { width: 360, height: 780 } })
  const { page, hand } = holder
  await signInByNumber(holder, demoPeople.citizen)
  const asked: Record<string, string>[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname === '/api/dashboard/mycerts') asked.push(Object.fromEntries(url.searchParams))
  })
  await page.goto('/dashboard/certs')
  await expect(page.getByRole('link', { name: /^\d{2}-\d{2}-\d{6}$/ }).first()).toBeVisible()
  expect(asked).toEqual([{ page: '1', results: '10' }])
  await look(page, 'own-list')

  // Filters stand in the address, empty ones do not.
  await hand.choose(page.getByLabel(words.status), certificateStateTexts.mn.expired)
  await expect(page).toHaveURL(/\/dashboard\/certs\?status=20$/)
  await expect.poll(() => asked.at(-1)).toEqual({ page: '1', results: '10', status: '20' })
  const rows = page.getByRole('table').locator('tbody').getByRole('row')
  await expect(rows.filter({ hasNotText: certificateStateTexts.mn.expired })).toHaveCount(0)
  await hand.press(page.getByRole('link', { name: /^\d{2}-\d{2}-\d{6}$/ }).first())
  await page.waitForURL(/\/dashboard\/certs\/view\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.heading)
  await look(page, 'own-certificate')
  const certificate = page.url()
  const csId = certificate.split('/').at(-1) ?? ''
  expect((await ask(page, getMyCertificate, { cs_id: csId })).data.status).toBe(20)
  // Nobody else opens it.
  const { register_number } = demoPeople.foreigner
  const { access_token } = await ask(page, login, { register_number, password: demoPassword })
  expect(await askIfAllowed(page, getMyCertificate, { cs_id: csId }, access_token)).toBeNull()

  await hand.press(page.getByRole('button', { name: own.renew }))
  await page.waitForURL(/\/dashboard\/services\/request\/R\d{9}$/)
  const number = page.url().slice(-10)
  const { request } = await ask(page, getServiceForm, { id: number })
  expect(request).toMatchObject({ type: 'RENEW', status: 5000 })

  // Coming back leads on to the request that was begun, not to a twin.
  await page.goto(certificate)
  await expect(page.getByText(own.renewalBegun.replace('{number}', number))).toBeVisible()
  await look(page, 'renewal-begun')

  await page.goto('/dashboard/certs/view/unknown')
  await expect(page.getByText(words.missingText)).toBeVisible()
})

test('[CON-074] a member of a company renews its certificate from the page of the service, for the company', async ({
  somebody,
}) => {
  const member = await somebody({ viewport: { width: 360, height: 780 } })
  const { page, hand } = member
  await signInByNumber(member, demoPeople.hospitalAdmin)
  const [certificate] = (await ask(page, listRenewable, { form_id: services.xRay.formid })).data
  await page.goto(paths.renewal('x-ray-licence', certificate?.id ?? ''))
  // The address of a renewal opens the dialog by itself.
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toHaveValue(certificate?.id ?? '')
  await hand.press(dialog.getByRole('button', { name: catalogueTexts.mn.create }))
  await page.waitForURL(/\/dashboard\/services\/request\/R\d{9}$/)
  const { request } = await ask(page, getServiceForm, { id: page.url().slice(-10) })
  expect(request).toMatchObject({ type: 'RENEW', status: 5000, company_id: demoCompanies.hospital.id })
  expect(request.cert_id).toBe(certificate?.id)
  expect([10, 20]).toContain(certificate?.status)
  // The old answers stand in it.
  expect(request.data).toMatchObject({ unit_model: expect.any(String), unit_serial: expect.any(String) })
})
