// What a decision does beside moving the request: who has it next, what the loser of a race reads, what is written down.
import { assignRequests } from '@khyanalt/contract/assignments'
import { createInvoice } from '@khyanalt/contract/invoices'
import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, getCase, receiveRequest, waiveFee } from '@khyanalt/contract/review'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { reviewedRequest, sentRequest, versionOf, waiveFeeOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { publishTestService } from '../../../test/test-service.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const { inspector, head } = demoStaff
const seen = async (as: 'inspector' | 'head', number: string) => ({
  request_number: number,
  version: await versionOf(test, as, number),
})
const eventsOf = (number: string, action: 'assign' | 'waive_fee') =>
  test.app.services.db
    .selectFrom('request_events as e')
    .innerJoin('requests as r', 'r.id', 'e.request_id')
    .select('e.detail')
    .where('r.request_number', '=', number)
    .where('e.action', '=', action)
    .execute()

it('a request that comes to its last step stays with nobody, even where whoever agreed may approve others', async () => {
  const grant = uuidv7()
  const { db } = test.app.services
  await db.insertInto('staff_grants').values({ id: grant, user_id: inspector.id, role: 'APPROVER' }).execute()
  const number = await reviewedRequest(test, 'citizen', 2)
  await waiveFeeOf(test, number)
  await test.call('inspector', agreeRequest, await seen('inspector', number))
  expect((await test.call('head', getCase, { requestnumber: number })).holder).toBeNull()
  await db.deleteFrom('staff_grants').where('id', '=', grant).execute()
})

it('whoever decides on what moved meanwhile reads where it stands, and who moved it, how and when', async () => {
  const number = await sentRequest(test, 'citizen')
  const early = await seen('inspector', number)
  await test.call('inspector', receiveRequest, early)
  const late = await test.raw('inspector', receiveRequest, early)
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({
    code: 'version_conflict',
    current: { status: 1, by: inspector.name, action: 'receive', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  })
})

it('several requests are given in the order of their numbers, and one that its holder takes again is left as it is', async () => {
  const numbers = [await sentRequest(test, 'citizen'), await sentRequest(test, 'citizen')].toSorted()
  const give = (holder: string | null) =>
    test.call('head', assignRequests, {
      requests: numbers.toReversed().map(request_number => ({ request_number, holder })),
      to: inspector.id,
    })
  expect((await give(null)).assigned).toEqual(numbers)
  expect((await give(inspector.id)).assigned).toEqual(numbers)
  for (const number of numbers) expect(await eventsOf(number, 'assign')).toHaveLength(1)
})

it('[REQ-FEE-04] a waiver names the invoice that it closes', async () => {
  const number = await reviewedRequest(test, 'citizen', 2)
  const invoice = await test.call('inspector', createInvoice, { ...(await seen('inspector', number)), amount: '50000' })
  await test.call('head', waiveFee, { ...(await seen('head', number)), comment: 'Хөнгөлөлт' })
  expect(await eventsOf(number, 'waive_fee')).toEqual([{ detail: { amount: 5_000_000, invoice: invoice.gen_id } }])
  const closed = await test.app.services.db
    .selectFrom('invoices')
    .select(['state', 'closed_by'])
    .where('gen_id', '=', invoice.gen_id)
    .execute()
  expect(closed).toEqual([{ state: 'void', closed_by: head.id }])
})

it('a service that issues no certificate ends with the decision alone', async () => {
  const service = { formid: 990_047, category_id: 1001 }
  await publishTestService(test, {
    ...service,
    slug: 'answered-alone',
    clientTypes: ['CITIZEN'],
    body: {
      _name: { mn: 'Мэдэгдэл', en: 'Notice' },
      sections: [
        {
          _title: { mn: 'Алхам', en: 'Step' },
          rows: [{ fields: [{ type: 'text', name: 'what', _title: { mn: 'Юу', en: 'What' } }] }],
        },
      ],
    },
  })
  const { code } = await test.call('citizen', createRequest, { type: 'NEW', ...service })
  await test.call('citizen', submitRequest, { request_number: code, data: { what: 'Мэдэгдэв' }, organization_id: 1 })
  await test.call('inspector', receiveRequest, await seen('inspector', code))
  await test.call('inspector', agreeRequest, await seen('inspector', code))
  await test.call('inspector', agreeRequest, await seen('inspector', code))
  const decided = await test.call('head', approveRequest, await seen('head', code))
  expect(decided).toMatchObject({ status: 1000, ref_id: null, cs_id: null })
})
