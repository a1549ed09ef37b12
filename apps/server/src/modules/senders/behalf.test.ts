// For whom somebody acts: what lists hold then, for whom a service is taken, and what is remembered.
import { me } from '@khyanalt/contract/auth'
import type { Call } from '@khyanalt/contract/call'
import { getDesk } from '@khyanalt/contract/desk'
import { listFeeReports } from '@khyanalt/contract/fee-reports'
import { listFoodObjects } from '@khyanalt/contract/food-objects'
import { createInvoice, listInvoices } from '@khyanalt/contract/invoices'
import { listLateRequests } from '@khyanalt/contract/late-requests'
import { listMyCertificates } from '@khyanalt/contract/own-certificates'
import { countPayable } from '@khyanalt/contract/payable-count'
import { chooseBehalf } from '@khyanalt/contract/profile'
import { listRenewable } from '@khyanalt/contract/renewals'
import { findDraft, getStats, listMyRequests } from '@khyanalt/contract/request-lists'
import { createRequest, getServiceForm, submitRequest } from '@khyanalt/contract/requests'
import { receiveRequest } from '@khyanalt/contract/review'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { uploadedAnswers, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { giveMembership, leaveEverything } from '../companies/company-fixture.ts'

const { hospital, mine } = demoCompanies
const as = 'radiologist'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await giveMembership(test, mine.id, demoPeople[as].id, 'MEMBER')
})
afterAll(() => test.close())

const principals = ['self', hospital.id, mine.id] as const
const take = async (behalf: string): Promise<string> =>
  (await test.call(as, createRequest, { type: 'NEW', ...xRayService, behalf })).code
const numbersOf = async (behalf?: string): Promise<readonly string[]> => {
  const { data } = await test.call(as, listMyRequests, { results: 100, ...(behalf && { behalf }) })
  return data.data.map(row => row.request_number)
}
/** Sent for a principal, received and with an invoice. */
const invoiced = async (behalf: string): Promise<string> => {
  const request_number = await take(behalf)
  const data = await uploadedAnswers(test, as)
  await test.call(as, submitRequest, { request_number, data, organization_id: 1 })
  await test.call('inspector', receiveRequest, {
    request_number,
    version: await versionOf(test, 'inspector', request_number),
  })
  const version = await versionOf(test, 'inspector', request_number)
  return (await test.call('inspector', createInvoice, { request_number, amount: '50000', version })).gen_id
}

describe('a list', () => {
  it('[REQ-BEHALF-03] holds what is of the one for whom the person acts, and without a choice everything', async () => {
    const made = Object.fromEntries(await Promise.all(principals.map(async one => [one, await take(one)] as const)))
    for (const one of principals) {
      const listed = await numbersOf(one)
      for (const other of principals) expect(listed.includes(made[other] ?? ''), `${one} ${other}`).toBe(one === other)
      const { data } = await test.call(as, findDraft, { formid: xRayService.formid, behalf: one })
      expect(data?.request_number).toBe(made[one])
      expect((await test.call(as, getDesk, { behalf: one })).data.draft?.request_number).toBe(made[one])
      expect((await test.call(as, getStats, { behalf: one })).data.TOTAL).toBe(listed.length)
    }
    expect(await numbersOf()).toEqual(expect.arrayContaining(Object.values(made)))
  })

  it('[REQ-BEHALF-03] of invoices, with what is still to be paid, follows it too', async () => {
    const invoice = await invoiced(mine.id)
    for (const behalf of principals) {
      const { data } = await test.call(as, listInvoices, { pagesize: 100, behalf })
      expect(
        data.data.some(one => one.gen_id === invoice),
        behalf,
      ).toBe(behalf === mine.id)
    }
    const { count } = await test.call(as, countPayable, { behalf: mine.id })
    expect(count).toBe(1)
    expect((await test.call(as, countPayable, {})).count).toBeGreaterThanOrEqual(count)
  })

  const narrowed = [
    listMyRequests,
    getStats,
    findDraft,
    getDesk,
    listInvoices,
    countPayable,
    listMyCertificates,
    listRenewable,
    listFoodObjects,
    listFeeReports,
    listLateRequests,
  ] as const satisfies readonly Call[]

  it.each(narrowed.map(call => [call.name, call] as const))(
    '[REQ-BEHALF-03] %s never tells of an organisation that the caller does not belong to',
    async (_, call) => {
      const input = { formid: xRayService.formid, form_id: xRayService.formid, behalf: hospital.id }
      const { status, body } = await test.raw('mineMember', call, input)
      expect([status, body.code]).toEqual([404, 'company_not_found'])
      expect((await test.raw(as, call, input)).status).toBe(200)
    },
  )
})

describe('taking a service', () => {
  it('[REQ-BEHALF-05] makes the draft for whom it was taken, and else as before for the first organisation', async () => {
    const ownerOf = async (id: string) => {
      const { request } = await test.call(as, getServiceForm, { id })
      return [request.sender_type, request.company_id]
    }
    expect(await ownerOf(await take('self'))).toEqual([1, null])
    expect(await ownerOf(await take(mine.id))).toEqual([2, mine.id])
    const { code } = await test.call(as, createRequest, { type: 'NEW', ...xRayService })
    expect(await ownerOf(code)).toEqual([2, hospital.id])
  })

  it('[REQ-BEHALF-05] is refused for a principal of a kind that the service does not take, and only for that one', async () => {
    const { db } = test.app.services
    const limit = (client_types: readonly ('CITIZEN' | 'COMPANY' | 'FOREIGNER')[]) =>
      db
        .updateTable('services')
        .set({ client_types: [...client_types] })
        .where('id', '=', xRayService.formid)
        .execute()
    const { client_types } = await db
      .selectFrom('services')
      .select('client_types')
      .where('id', '=', xRayService.formid)
      .executeTakeFirstOrThrow()
    const input = { type: 'NEW' as const, ...xRayService }
    await limit(['COMPANY'])
    expect((await test.refused(as, createRequest, { ...input, behalf: 'self' })).code).toBe(
      'service_only_for_companies',
    )
    await take(mine.id)
    await limit(['CITIZEN'])
    expect((await test.refused(as, createRequest, { ...input, behalf: mine.id })).code).toBe(
      'service_only_for_citizens',
    )
    // However many organisations there are, the person stays a citizen.
    await take('self')
    await limit(client_types)
  })
})

describe('the choice', () => {
  const choiceOf = async (): Promise<string | undefined> => (await test.call(as, me, {})).user.behalf

  it('[REQ-BEHALF-02] is remembered for the account until the person leaves the organisation', async () => {
    expect(await choiceOf()).toBe('all')
    await test.call(as, chooseBehalf, { behalf: mine.id })
    expect(await choiceOf()).toBe(mine.id)
    expect((await test.refused('citizen', chooseBehalf, { behalf: mine.id })).code).toBe('company_not_found')
    await test.call(as, chooseBehalf, { behalf: 'self' })
    expect(await choiceOf()).toBe('self')
    await test.call(as, chooseBehalf, { behalf: mine.id })
    await leaveEverything(test, demoPeople[as].id)
    expect(await choiceOf()).toBe('all')
    await giveMembership(test, hospital.id, demoPeople[as].id, 'MEMBER')
  })
})
