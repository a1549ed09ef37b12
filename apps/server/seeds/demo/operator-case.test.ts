import { listPortalRequests } from '@khyanalt/contract/portal-requests'
import { getServiceForm } from '@khyanalt/contract/requests'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { seedOperatorCase } from './operator-case.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('[REQ-FIDELITY-09] the demo shows an operator one request begun for a customer, however often it starts', async () => {
  await seedOperatorCase(test.app.services)
  await seedOperatorCase(test.app.services)
  const { data, total } = (await test.call('operator', listPortalRequests, {})).data
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({ customer: 'Алтан Уул ХХК', status: 5000 })
  const { request, form } = await test.call('operator', getServiceForm, { id: data[0]?.request_number ?? '' })
  expect(form.id).toBe(201)
  // What was typed stands in the form: no name in it is strange to it.
  expect(request.data).toMatchObject({ sample_kind: 'soil', sampling_point: expect.stringContaining('овоолго') })
})
