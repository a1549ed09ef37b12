// Nobody approves alone what he or she had a hand in: every part, on requests and their certificates, over the wire.

import { assignRequests, listColleagues } from '@khyanalt/contract/assignments'
import { setCertificateStatus } from '@khyanalt/contract/certificates'
import { createClientToken, spendClientToken } from '@khyanalt/contract/client-tokens'
import { createRequest, resubmitRequest, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, getCase, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import type { Role } from '@khyanalt/domain/roles'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import {
  approvedRequest,
  reviewedRequest,
  sentRequest,
  uploadedAnswers,
  versionOf,
  waiveFeeOf,
} from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const grantId = uuidv7()
/** Until the end of the test the person holds this role too. */
const alsoHolds = (user_id: string, role: Role) =>
  test.app.services.db.insertInto('staff_grants').values({ id: grantId, user_id, role }).execute()
/** Until the end of the test the head of unit has this number in private life. */
const headIs = (private_number: string) =>
  test.app.services.db.updateTable('users').set({ private_number }).where('id', '=', demoStaff.head.id).execute()
afterEach(async () => {
  await test.app.services.db.deleteFrom('staff_grants').where('id', '=', grantId).execute()
  await headIs(demoStaff.head.private_number)
})

const seen = async (as: DemoPerson, number: string) => ({
  request_number: number,
  version: await versionOf(test, as, number),
})
const approve = async (as: DemoPerson, number: string) => test.raw(as, approveRequest, await seen(as, number))
const offered = async (as: DemoPerson, number: string) => {
  const { request, barred } = await test.call(as, getCase, { requestnumber: number })
  return { approve: request.actions.includes('approve'), barred }
}
const stateOf = async (number: string) =>
  (await test.call('secondHead', getCase, { requestnumber: number })).request.status

describe('the last decision on a request', () => {
  it('[REQ-TWO-01] [REQ-TWO-04] is refused to a head who agreed an earlier step of this round, and another one takes it', async () => {
    await alsoHolds(demoStaff.head.id, 'REVIEWER')
    const number = await sentRequest(test, 'citizen')
    await test.call('head', receiveRequest, await seen('head', number))
    await waiveFeeOf(test, number)
    await test.call('head', agreeRequest, await seen('head', number))
    await test.call('inspector', agreeRequest, await seen('inspector', number))
    expect(await offered('head', number)).toEqual({ approve: false, barred: 'agreed_before' })
    expect((await approve('head', number)).body).toMatchObject({ code: 'agreed_before' })
    expect(await stateOf(number)).toBe(3)
    const { data } = await test.call('inspector', listColleagues, { requests: number })
    expect(data.map(({ id }) => id)).toEqual([demoStaff.secondHead.id])
    expect(await offered('secondHead', number)).toEqual({ approve: true, barred: null })
    expect((await approve('secondHead', number)).body).toMatchObject({ result: 'success', status: 1000 })
  })

  it('[REQ-TWO-01] is open to a head who agreed in an earlier round, received, or waived the fee', async () => {
    await alsoHolds(demoStaff.head.id, 'REVIEWER')
    const number = await sentRequest(test, 'citizen')
    await test.call('head', receiveRequest, await seen('head', number))
    await waiveFeeOf(test, number)
    await test.call('head', agreeRequest, await seen('head', number))
    const comments = [{ title: 'Серийн дугаар', comment: 'Шошготой таарахгүй байна', path: 'unit_serial' }]
    await test.call('head', returnRequest, { ...(await seen('head', number)), comments })
    const data = await uploadedAnswers(test, 'citizen')
    await test.call('citizen', resubmitRequest, { request_number: number, data, organization_id: 1 })
    await test.call('head', receiveRequest, await seen('head', number))
    await test.call('inspector', agreeRequest, await seen('inspector', number))
    expect(await offered('head', number)).toEqual({ approve: true, barred: null })
    expect((await approve('head', number)).body).toMatchObject({ result: 'success', status: 1000 })
  })

  it('[REQ-TWO-01] knows an agreement that was still on its way when the approval was asked for', async () => {
    await alsoHolds(demoStaff.head.id, 'REVIEWER')
    const number = await reviewedRequest(test, 'citizen', 1)
    await waiveFeeOf(test, number)
    await test.call('inspector', agreeRequest, await seen('inspector', number))
    const before = await seen('head', number)
    // Both at once, the second as if the first had happened already.
    const [agreed, approved] = await Promise.all([
      test.raw('head', agreeRequest, before),
      test.raw('head', approveRequest, { ...before, version: before.version + 1 }),
    ])
    expect(agreed.body.result).toBe('success')
    expect(['agreed_before', 'version_conflict']).toContain(approved.body.code)
    expect(await stateOf(number)).toBe(3)
  })

  it('[REQ-TWO-01] [REQ-TWO-04] is refused to whoever made and sent it in support of the applicant', async () => {
    const token = { user_id: demoPeople.citizen.id, reason: 'Утсаар хандсан: бөглөхөд тусална' }
    const { access_token } = await test.call(null, spendClientToken, await test.call('admin', createClientToken, token))
    const supporting = async (path: string, payload: object) =>
      (
        await test.app.http.inject({
          method: 'POST',
          url: `/api${path}`,
          headers: { authorization: `Bearer ${access_token}` },
          payload,
        })
      ).json<Record<string, unknown>>()
    const made = await supporting(createRequest.path, { type: 'NEW', ...xRayService, transaction_id: uuidv7() })
    const number = String(made.code)
    const data = await uploadedAnswers(test, 'citizen')
    await supporting(submitRequest.path, { request_number: number, data, organization_id: 1, transaction_id: uuidv7() })
    await test.call('inspector', receiveRequest, await seen('inspector', number))
    await waiveFeeOf(test, number)
    for (const _ of [1, 2]) await test.call('inspector', agreeRequest, await seen('inspector', number))
    await alsoHolds(demoStaff.admin.id, 'APPROVER')
    expect(await offered('admin', number)).toEqual({ approve: false, barred: 'supported_applicant' })
    expect((await approve('admin', number)).body).toMatchObject({ code: 'supported_applicant' })
    expect(await stateOf(number)).toBe(3)
  })

  it.each([
    ['the citizen who applies', demoPeople.citizen.register_number, null],
    ['a member of the company that applies', demoPeople.radiologist.register_number, demoCompanies.hospital.id],
    ['the director of the company that applies, who is no member', 'УБ71020304', demoCompanies.hospital.id],
  ] as const)(
    '[REQ-TWO-01] [REQ-TWO-02] is refused to a head who is %s in private life',
    async (_, number, company) => {
      const request = await reviewedRequest(test, 'citizen', 3)
      if (company) {
        await test.app.services.db
          .updateTable('requests')
          .set({ owner_company_id: company, sender_type: 2 })
          .where('request_number', '=', request)
          .execute()
      }
      if (number === 'УБ71020304') {
        await test.app.services.db
          .updateTable('companies')
          .set({ director_register_number: number })
          .where('id', '=', demoCompanies.hospital.id)
          .execute()
      }
      await headIs(number)
      expect(await offered('head', request)).toEqual({ approve: false, barred: 'private_interest' })
      expect((await approve('head', request)).body).toMatchObject({ code: 'private_interest' })
      const requests = [{ request_number: request, holder: null }]
      const { refused } = await test.call('secondHead', assignRequests, { requests, to: demoStaff.head.id })
      expect(refused).toMatchObject([{ request_number: request, code: 'private_interest' }])
      expect((await approve('secondHead', request)).body).toMatchObject({ result: 'success' })
    },
  )
})

describe('a certificate', () => {
  it('[REQ-TWO-03] is cancelled by any head, and not reinstated by one who is its holder in private life', async () => {
    const { csId } = await approvedRequest(test, 'citizen')
    await headIs(demoPeople.citizen.register_number)
    const comment = 'Шалгалтын дүгнэлт'
    await test.call('head', setCertificateStatus, { cs_id: csId, status: 30, comment })
    const back = { cs_id: csId, status: 10 as const, comment }
    expect(await test.refused('head', setCertificateStatus, back)).toMatchObject({
      status: 403,
      code: 'private_interest',
    })
    await test.call('secondHead', setCertificateStatus, back)
  })
})
