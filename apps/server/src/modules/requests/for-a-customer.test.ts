// What the front office makes for a customer: whose it is, and who is told of what becomes of it.

import { createInvoice, getInvoice } from '@khyanalt/contract/invoices'
import { listNotifications } from '@khyanalt/contract/notifications'
import { createForCustomer, listPortalRequests } from '@khyanalt/contract/portal-requests'
import { createRequest, getServiceForm, resubmitRequest, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { addWorker, listWorkers } from '@khyanalt/contract/workers'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { attachReceipt, radiationWorker, uploadedAnswers, versionOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('[REQ-AGENCY-18] belongs to the customer, keeps the operator as creator, and tells both alike and nobody else', async () => {
  const customer = { customer_id: demoPeople.citizen.id, transaction_id: uuidv7() }
  const { code } = await test.call('operator', createForCustomer, { ...xRayService, ...customer })
  const row = await test.app.services.db
    .selectFrom('requests')
    .select(['owner_user_id', 'owner_company_id', 'created_by'])
    .where('request_number', '=', code)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    owner_user_id: demoPeople.citizen.id,
    owner_company_id: null,
    created_by: demoStaff.operator.id,
  })
  const data = await uploadedAnswers(test, 'operator')
  await test.call('operator', submitRequest, { request_number: code, data, organization_id: 1 })
  const seen = async () => ({ request_number: code, version: await versionOf(test, 'inspector', code) })
  await test.call('inspector', receiveRequest, await seen())
  await test.call('inspector', returnRequest, {
    ...(await seen()),
    comments: [{ title: 'Хаяг', comment: 'Тодруулна уу' }],
  })
  const told = async (as: DemoPerson) =>
    (await test.call(as, listNotifications, {})).data.flatMap(({ type, url }) => (url.endsWith(code) ? [type] : []))
  const both = await told('citizen')
  expect(both).toEqual(expect.arrayContaining(['request_received', 'request_return']))
  expect(await told('operator')).toEqual(both)
  for (const other of ['foreigner', 'hospitalAdmin', 'inspector'] as const) expect(await told(other), other).toEqual([])
})

it('[CON-024] stands under the company of the customer with its workers, in the type of its form, and is never a renewal', async () => {
  const { id, category_id } = await test.app.services.db
    .selectFrom('services')
    .select(['id', 'category_id'])
    .where('slug', '=', 'radiation-source-transport')
    .executeTakeFirstOrThrow()
  const service = { formid: id, category_id }
  const taken = { ...service, customer_id: demoCompanies.hospital.id, transaction_id: uuidv7() }
  const { code } = await test.call('operator', createForCustomer, taken)
  const { request, applicant } = await test.call('operator', getServiceForm, { id: code })
  expect(request).toMatchObject({ type: 'ONETIME', sender_type: 2, company_name: demoCompanies.hospital.name_mn })
  expect(applicant.company?.register_number).toBe(demoCompanies.hospital.register_number)
  const { data: worker } = await test.call('operator', addWorker, { ...radiationWorker, requestid: code })
  const workersOf = async (as: DemoPerson) =>
    (await test.call(as, listWorkers, { requestid: code })).data.map(each => each.id)
  expect(await workersOf('operator')).toContain(worker.id)
  expect(await workersOf('hospitalAdmin')).toEqual(await workersOf('operator'))
  const renewal = { ...xRayService, type: 'RENEW' as const, cert_id: uuidv7() }
  expect((await test.refused('operator', createRequest, renewal)).code).toBe('not_allowed')
})

it('[CON-024] is corrected by either, and its invoice is read and paid by the operator too', async () => {
  const customer = { customer_id: demoPeople.citizen.id, transaction_id: uuidv7() }
  const { code } = await test.call('operator', createForCustomer, { ...xRayService, ...customer })
  const seen = async () => ({ request_number: code, version: await versionOf(test, 'inspector', code) })
  const data = await uploadedAnswers(test, 'operator')
  await test.call('operator', saveDraft, { request_number: code, data })
  await test.call('citizen', submitRequest, { request_number: code, data, organization_id: 1 })
  for (const as of ['operator', 'citizen'] as const) {
    await test.call('inspector', receiveRequest, await seen())
    const comments = [{ title: 'Хаяг', comment: 'Тодруулна уу' }]
    await test.call('inspector', returnRequest, { ...(await seen()), comments })
    const corrected = { ...data, unit_model: `Засвар: ${as}` }
    expect((await test.call(as, resubmitRequest, { request_number: code, data: corrected })).status).toBe(0)
  }
  await test.call('inspector', receiveRequest, await seen())
  const { gen_id } = await test.call('inspector', createInvoice, { ...(await seen()), amount: '50000' })
  const opened = await test.call('operator', getServiceForm, { id: code })
  expect([opened.request.status, opened.invoice?.gen_id]).toEqual([900, gen_id])
  await attachReceipt(test, 'operator', gen_id)
  expect((await test.call('citizen', getInvoice, { id: gen_id })).data.receipt).not.toBeNull()
})

it('[REQ-BEHALF-10] the list of the front office holds the requests of one customer, where one is being served', async () => {
  const made = async (customer_id: string) =>
    (await test.call('operator', createForCustomer, { ...xRayService, customer_id, transaction_id: uuidv7() })).code
  const [person, company] = [demoPeople.citizen.id, demoCompanies.hospital.id]
  const numbers = { [person]: await made(person), [company]: await made(company) }
  for (const customer_id of [person, company]) {
    const { data } = await test.call('operator', listPortalRequests, { results: 100, customer_id })
    const listed = data.data.map(row => row.request_number)
    for (const other of [person, company]) expect(listed.includes(numbers[other] ?? '')).toBe(other === customer_id)
  }
})
