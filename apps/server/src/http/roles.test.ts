// Who may do what, from the outside: the kinds of accounts and what each of them reaches.
import { me } from '@khyanalt/contract/auth'
import type { Call } from '@khyanalt/contract/call'
import { listOwnCompanies } from '@khyanalt/contract/companies'
import { readRegister } from '@khyanalt/contract/equipment'
import { createFeeReport } from '@khyanalt/contract/fee-reports'
import { submitFoodObject } from '@khyanalt/contract/food-objects'
import { listInvoices } from '@khyanalt/contract/invoices'
import { listMyCertificates } from '@khyanalt/contract/own-certificates'
import { getStats, listMyRequests } from '@khyanalt/contract/request-lists'
import { createRequest, getServiceForm } from '@khyanalt/contract/requests'
import { getCase, listQueue } from '@khyanalt/contract/review'
import { checkTools } from '@khyanalt/contract/tool-check'
import { listWorkers } from '@khyanalt/contract/workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSignedInArea, paths } from '../../../web/src/paths.ts'
import { xRayService } from '../../seeds/demo/answers.ts'
import { demoStaff } from '../../seeds/demo/people.ts'
import { sentRequest } from '../../test/builders.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('kinds of accounts', () => {
  it('[REQ-ROLE-04] [CON-020] an ordinary citizen is type 1 and a client; `user` marks portal accounts alone', async () => {
    expect((await test.call('citizen', me, {})).user).toMatchObject({ type: 1, login_type: 'client' })
    expect((await test.call('foreigner', me, {})).user).toMatchObject({ type: 3, login_type: 'client' })
    for (const staff of Object.keys(demoStaff) as (keyof typeof demoStaff)[]) {
      expect((await test.call(staff, me, {})).user.login_type, staff).toBe('user')
    }
  })

  it('[REQ-ROLE-03] nobody takes a service, enters the fee report or registers a food object without signing in', async () => {
    expect((await test.refused(null, createRequest, { type: 'NEW', ...xRayService })).code).toBe('not_signed_in')
    for (const call of [createFeeReport, submitFoodObject]) {
      expect((await test.raw(null, call, {})).body.code, call.name).toBe('not_signed_in')
    }
    for (const path of [paths.feeReports, paths.foodSafetyForm, paths.newForm]) {
      expect(isSignedInArea(path), path).toBe(true)
    }
  })

  it('[REQ-ROLE-05] a client who is signed in reaches what is the client’s own, and a visitor does not', async () => {
    const own: readonly [Call, object][] = [
      [listMyRequests, {}],
      [getStats, {}],
      [listInvoices, {}],
      [listWorkers, {}],
      [listMyCertificates, {}],
      [listOwnCompanies, {}],
      [readRegister, { register: 'radioactive' }],
    ]
    for (const [call, input] of own) {
      expect((await test.raw('citizen', call, input)).status, call.name).toBe(200)
      expect((await test.raw(null, call, input)).status, call.name).toBe(401)
    }
    expect((await test.raw(null, checkTools, {})).status).toBe(401)
  })

  it('[REQ-ROLE-07] a citizen sends in the own name', async () => {
    const id = await sentRequest(test, 'citizen')
    const { request } = await test.call('citizen', getServiceForm, { id })
    expect(request).toMatchObject({ sender_type: 1, company_id: null, status: 0 })
  })

  it('[REQ-ROLE-06] [CON-022] [CON-077] staff act in their roles, each within the limits of the grant', async () => {
    const requestnumber = await sentRequest(test, 'citizen')
    expect((await test.call('inspector', getCase, { requestnumber })).request.request_number).toBe(requestnumber)
    for (const other of ['admin', 'operator'] as const) {
      expect((await test.refused(other, listQueue, {})).status, other).toBe(403)
    }
    // A grant for another category, another module or another unit leads nowhere near this request.
    const grant = (change: object) =>
      test.app.services.db
        .updateTable('staff_grants')
        .set({ category_id: null, module: null, organization_id: null, ...change })
        .where('user_id', '=', demoStaff.inspector.id)
        .execute()
    for (const limit of [{ category_id: 65 }, { module: 'FSI' }, { organization_id: 2 }]) {
      await grant(limit)
      expect((await test.refused('inspector', getCase, { requestnumber })).code).toBe('request_not_found')
    }
    await grant({ category_id: 1, module: 'INSPECTION', organization_id: 1 })
    expect((await test.call('inspector', getCase, { requestnumber })).request.request_number).toBe(requestnumber)
  })
})
