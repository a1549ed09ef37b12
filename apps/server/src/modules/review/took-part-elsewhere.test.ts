// The same rule on food objects, fee reports and late requests.
import { resolveFeeReport, resolveLateRequest } from '@khyanalt/contract/staff-fee-reports'
import { getFoodCase, resolveFoodObject } from '@khyanalt/contract/staff-food'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import type { DemoPerson } from '../../../test/test-app.ts'
import {
  askLate,
  decide as decideReport,
  lateVersionOf,
  openFeeApp,
  sentReport,
  versionOf as versionOfReport,
} from '../fee-reports/fee-reports-fixture.ts'
import { decide, sentObject, versionOf } from '../food-objects/food-fixture.ts'

let test: Awaited<ReturnType<typeof openFeeApp>>
beforeAll(async () => {
  test = await openFeeApp()
})
afterAll(() => test.close())

const grantId = uuidv7()
const headIs = (private_number: string) =>
  test.app.services.db.updateTable('users').set({ private_number }).where('id', '=', demoStaff.head.id).execute()
afterEach(async () => {
  await test.app.services.db.deleteFrom('staff_grants').where('id', '=', grantId).execute()
  await headIs(demoStaff.head.private_number)
})
const headInspects = () =>
  test.app.services.db
    .insertInto('staff_grants')
    .values({ id: grantId, user_id: demoStaff.head.id, role: 'REVIEWER' })
    .execute()

it('[REQ-TWO-03] [REQ-TWO-04] leaves the registration of a food object to a head who neither agreed nor owns it', async () => {
  const resolve = async (as: DemoPerson, request_number: string, action: 'agree' | 'register' | 'restore' | 'void') =>
    test.raw(as, resolveFoodObject, {
      request_number,
      action,
      operator_msg: 'Шалгалтын дүгнэлт',
      version: await versionOf(test, request_number),
    })
  const number = await sentObject(test, 'citizen')
  await decide(test, number, 'receive')
  await headInspects()
  expect((await resolve('head', number, 'agree')).status).toBe(200)
  expect((await resolve('head', number, 'register')).body).toMatchObject({ code: 'agreed_before' })
  const opened = await test.call('head', getFoodCase, { requestnumber: number })
  expect([opened.barred, opened.data.actions]).toEqual(['agreed_before', ['return', 'reject']])
  expect((await resolve('secondHead', number, 'register')).status).toBe(200)
  await headIs(demoPeople.citizen.register_number)
  expect((await resolve('head', number, 'void')).status).toBe(200)
  expect((await resolve('head', number, 'restore')).body).toMatchObject({ code: 'private_interest' })
  expect((await resolve('secondHead', number, 'restore')).status).toBe(200)
})

it('[REQ-TWO-03] leaves the registration of a fee report to a head who neither agreed nor belongs to the company', async () => {
  const { id } = await sentReport(test)
  await decideReport(test, id, ['receive'])
  const act = async (as: DemoPerson, action: 'agree' | 'register' | 'return') =>
    test.raw(as, resolveFeeReport, { id, action, version: await versionOfReport(test, id), comments: [] })
  expect((await act('head', 'agree')).status).toBe(200)
  expect((await act('head', 'register')).body).toMatchObject({ code: 'agreed_before' })
  await test.app.services.db
    .updateTable('users')
    .set({ private_number: demoPeople.mineMember.register_number })
    .where('id', '=', demoStaff.secondHead.id)
    .execute()
  expect((await act('secondHead', 'register')).body).toMatchObject({ code: 'private_interest' })
  await test.app.services.db
    .updateTable('users')
    .set({ private_number: demoStaff.secondHead.private_number })
    .where('id', '=', demoStaff.secondHead.id)
    .execute()
  expect((await act('secondHead', 'register')).status).toBe(200)
})

it('[REQ-TWO-03] lets a head reject a late request of a company he or she belongs to, and not approve it', async () => {
  const { id } = await askLate(test, { season: 2 })
  const { id: other } = await askLate(test, { season: 1 })
  await headIs(demoPeople.mineMember.register_number)
  const act = async (as: DemoPerson, action: 'receive' | 'approve' | 'reject', of = id) => {
    const version = await lateVersionOf(test, of)
    return test.raw(as, resolveLateRequest, { id: of, action, comment: 'Баримт дутуу.', version })
  }
  expect((await act('head', 'reject', other)).body).toMatchObject({ result: 'success' })
  expect((await act('head', 'receive')).status).toBe(200)
  expect((await act('head', 'approve')).body).toMatchObject({ code: 'private_interest' })
  expect((await act('secondHead', 'approve')).status).toBe(200)
})
