import { listNotifications } from '@khyanalt/contract/notifications'
import { createForCustomer, listPortalRequests, searchCustomer } from '@khyanalt/contract/portal-requests'
import { findDraft, listMyRequests } from '@khyanalt/contract/request-lists'
import { createRequest, deleteRequest, getServiceForm, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { receiveRequest } from '@khyanalt/contract/review'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { uploadedAnswers, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const find = async (type: 'CITIZEN' | 'COMPANY', register_number: string) =>
  (await test.call('operator', searchCustomer, { type, register_number })).data

const create = async (customer_id: string, service: { formid: number; category_id: number } = xRayService) =>
  (await test.call('operator', createForCustomer, { ...service, customer_id, transaction_id: uuidv7() })).code

describe('the front office', () => {
  it('[REQ-CREATE-05] finds a customer by the whole register number, small letters and blanks forgiven', async () => {
    expect(await find('CITIZEN', ' уб85010112 ')).toEqual([{ id: demoPeople.citizen.id, name: 'Дорж Бат-Эрдэнэ' }])
    const [company] = await find('COMPANY', '5012345')
    expect(company?.name).toBe('Оргил Эмнэлэг ХХК')
    expect(await find('CITIZEN', 'УБ8501011')).toEqual([])
    expect(await find('CITIZEN', '5012345')).toEqual([])
    expect(await find('COMPANY', '%')).toEqual([])
  })

  it('[REQ-PORT-04] [REQ-PORT-06] [REQ-PROD-03] makes a request that the customer owns and both fill and read', async () => {
    const ownName = { type: 'NEW' as const, ...xRayService }
    expect(await test.refused('operator', createRequest, ownName)).toMatchObject({ status: 403, code: 'not_allowed' })
    const number = await create(demoPeople.citizen.id)
    const { request, applicant } = await test.call('operator', getServiceForm, { id: number })
    expect(request).toMatchObject({ type: 'NEW', sender_type: 1, status: 5000 })
    expect(applicant.person).toMatchObject({ register_number: 'УБ85010112', phone: '99110011' })
    await test.call('operator', saveDraft, { request_number: number, data: { unit_model: 'Ray-1' } })
    expect((await test.call('citizen', getServiceForm, { id: number })).request.data).toMatchObject({
      unit_model: 'Ray-1',
    })
    expect((await test.refused('foreigner', getServiceForm, { id: number })).code).toBe('request_not_found')

    const data = await uploadedAnswers(test, 'operator')
    const sent = await test.call('operator', submitRequest, { request_number: number, data, organization_id: 1 })
    expect(sent.status).toBe(0)
    const urls = await Promise.all(
      (['citizen', 'operator'] as const).map(
        async as => (await test.call(as, listNotifications, {})).data.map(({ url }) => url)[0],
      ),
    )
    expect(urls).toEqual([`/dashboard/services/request/${number}`, `/portal/request/${number}`])
    const input = { request_number: number, version: await versionOf(test, 'inspector', number) }
    expect((await test.call('inspector', receiveRequest, input)).status).toBe(1)
  })

  it('[REQ-PROD-03] acts for an organisation through its administrator', async () => {
    const [company] = await find('COMPANY', '5012345')
    const number = await create(company?.id ?? '')
    const { request, applicant } = await test.call('operator', getServiceForm, { id: number })
    expect(request).toMatchObject({ sender_type: 2, company_name: 'Оргил Эмнэлэг ХХК' })
    expect(applicant.company).toMatchObject({ register_number: '5012345' })
    expect((await test.call('hospitalAdmin', listMyRequests, { reqnumber: number })).data.total).toBe(1)
  })

  it("[REQ-SVC-10] goes by the customer's kind, contact data and existence", async () => {
    const refused = async (customer_id: string, service: { formid: number; category_id: number } = xRayService) =>
      (await test.refused('operator', createForCustomer, { ...service, customer_id })).code
    expect(await refused(demoPeople.foreigner.id)).toBe('service_only_for_companies')
    expect(await refused(demoPeople.withoutContact.id)).toBe('customer_contact_missing')
    expect(await refused('01900000-0000-7000-8000-00000000dead')).toBe('customer_not_found')
    expect(await refused(demoPeople.citizen.id, { formid: 99999, category_id: 1 })).toBe('service_not_found')
  })

  it('[REQ-PORT-03] [REQ-PORT-05] [CON-025] lists what the unit made, with filters, sorting and pages', async () => {
    const before = (await test.call('operator', listPortalRequests, {})).data.total
    const [company] = await find('COMPANY', '5012345')
    const made = await create(company?.id ?? '', xRayService)
    const all = (await test.call('operator', listPortalRequests, {})).data
    expect(all.total).toBe(before + 1)
    expect(all.data[0]).toMatchObject({
      customer: 'Оргил Эмнэлэг ХХК',
      status: 5000,
      category_data: { name: { mn: 'Цацрагийн хамгаалалт' } },
    })
    const count = async (filters: object) => (await test.call('operator', listPortalRequests, filters)).data.total
    const number = all.data[0]?.request_number ?? ''
    expect(number).toBe(made)
    expect(await count({ status: '5000', reqnumber: number })).toBe(1)
    expect(await count({ status: '1000' })).toBe(0)
    expect(await count({ reqnumber: number.toLowerCase() })).toBe(1)
    expect(await count({ category: '14' })).toBe(0)
    expect(await count({ date: '2020-01-01,2020-12-31' })).toBe(0)
    const today = agencyDate(new Date())
    expect(await count({ date: `${today},${today}`, reqnumber: number, category: '1' })).toBe(1)
    expect(agencyDate(new Date(all.data[0]?.created_at ?? ''))).toBe(today)
    const page = (await test.call('operator', listPortalRequests, { page: all.total, results: 1, sortOrder: 'ascend' }))
      .data
    expect(page.data.map(row => row.request_number)).toEqual([number])
    const sorted = async (sortOrder: 'ascend' | 'descend') =>
      (
        await test.call('operator', listPortalRequests, { results: 100, sortField: 'request_number', sortOrder })
      ).data.data.map(row => row.request_number)
    const rising = await sorted('ascend')
    expect(rising.length).toBe(all.total)
    expect(rising).toEqual(rising.toSorted())
    expect(await sorted('descend')).toEqual(rising.toReversed())
    expect((await test.refused('inspector', listPortalRequests, {})).code).toBe('not_allowed')
    expect(
      (await test.refused('citizen', searchCustomer, { type: 'CITIZEN', register_number: 'УБ85010112' })).code,
    ).toBe('not_allowed')
  })

  it('[REQ-PORT-06] shows an operator what others of the unit made, and nothing of another unit', async () => {
    const { db } = test.app.services
    const number = await create(demoPeople.citizen.id)
    const colleague = uuidv7()
    const seen = async () => {
      const { data } = (await test.call('operator', listPortalRequests, { reqnumber: number })).data
      const opened = await test.raw('operator', getServiceForm, { id: number })
      return [data.map(({ request_number }) => request_number), opened.status]
    }
    const account = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', demoStaff.operator.id)
      .executeTakeFirstOrThrow()
    const other = { id: colleague, login_email: 'colleague@khyanalt.test', private_number: null }
    await db
      .insertInto('users')
      .values({ ...account, ...other })
      .execute()
    const change = (to: { created_by: string } | { desk_id: number } | { deleted_at: Date }) =>
      db.updateTable('requests').set(to).where('request_number', '=', number).execute()
    await change({ created_by: colleague })
    expect(await seen()).toEqual([[number], 200])
    await change({ desk_id: account.organization_id === 1 ? 2 : 1 })
    expect(await seen()).toEqual([[], 404])
    await change({ deleted_at: new Date() })
  })

  it('offers the draft that was begun already, to the person whose it is alone', async () => {
    const asked = { formid: xRayService.formid }
    const own = async () => (await test.call('foreigner', findDraft, asked)).data
    expect(await own()).toBeNull()
    const { code } = await test.call('mineMember', createRequest, { type: 'NEW', ...xRayService })
    expect((await test.call('mineMember', findDraft, { ...asked, type: 'NEW' })).data?.request_number).toBe(code)
    expect((await test.call('mineMember', findDraft, { ...asked, type: 'RENEW' })).data).toBeNull()
    expect(await own()).toBeNull()
    const forCustomer = { ...asked, customer_id: demoPeople.citizen.id }
    expect((await test.call('operator', findDraft, forCustomer)).data).toBeNull()
    await test.call('mineMember', deleteRequest, { requestid: code })
    expect((await test.call('mineMember', findDraft, asked)).data).toBeNull()
    const again = await test.refused('mineMember', deleteRequest, { requestid: code })
    expect(again.code).toBe('request_not_found')
  })
})

it('lets an operator look for sixty customers in a minute and no more', async () => {
  // In a portal of its own, whose operator looked for nobody before.
  const portal = await openTestApp()
  const statuses: number[] = []
  for (let turn = 0; turn < 80; turn++) {
    statuses.push(
      (await portal.raw('operator', searchCustomer, { type: 'CITIZEN', register_number: 'УБ00000000' })).status,
    )
  }
  const answered = statuses.filter(status => status === 200)
  expect(answered.length).toBeGreaterThan(40)
  expect(answered.length).toBeLessThanOrEqual(60)
  expect(statuses.at(-1)).toBe(429)
  await portal.close()
})
