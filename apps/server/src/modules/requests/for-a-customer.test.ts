// What the front office makes for a customer: whose it is, and who is told of what becomes of it.
import { listNotifications } from '@khyanalt/contract/notifications'
import { createForCustomer } from '@khyanalt/contract/portal-requests'
import { submitRequest } from '@khyanalt/contract/requests'
import { receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { uploadedAnswers, versionOf } from '../../../test/builders.ts'
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
