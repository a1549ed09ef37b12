// Generated from the contract: every role against every call.

import type { Access, Call } from '@khyanalt/contract/call'
import { calls } from '@khyanalt/contract/calls'
import { listOwnCompanies } from '@khyanalt/contract/companies'
import { listReportPermits } from '@khyanalt/contract/explosives'
import { listFeeReports } from '@khyanalt/contract/fee-reports'
import { listFoodObjects } from '@khyanalt/contract/food-objects'
import { listInvoices } from '@khyanalt/contract/invoices'
import { listMyCertificates } from '@khyanalt/contract/own-certificates'
import { countPayable } from '@khyanalt/contract/payable-count'
import { getStats, listMyRequests } from '@khyanalt/contract/request-lists'
import { createRequest, getServiceForm } from '@khyanalt/contract/requests'
import { listWorkers } from '@khyanalt/contract/workers'
import type { Role } from '@khyanalt/domain/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../seeds/demo/answers.ts'
import { draftRequest } from '../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../test/test-app.ts'
import { refuseGaps } from './bindings.ts'

const people = {
  nobody: null,
  citizen: 'citizen',
  'company member': 'hospitalAdmin',
  foreigner: 'foreigner',
  operator: 'operator',
  reviewer: 'inspector',
  approver: 'head',
  finance: 'finance',
  admin: 'admin',
} as const satisfies Record<string, DemoPerson | null>
type Who = keyof typeof people

const roleOf: Partial<Record<Who, Role>> = {
  operator: 'OPERATOR',
  reviewer: 'REVIEWER',
  approver: 'APPROVER',
  finance: 'FINANCE',
  admin: 'ADMIN',
}

/** Written out once more, apart from `admit`, so that a slip there shows. */
const isMeantFor = (access: Access, who: Who): boolean => {
  if (access === 'public') return true
  if (who === 'nobody') return false
  const role = roleOf[who]
  switch (access) {
    case 'signed-in':
      return true
    case 'client':
      return role === undefined
    case 'portal':
      return role !== undefined
    default:
      return role !== undefined && access.staff.includes(role)
  }
}

// Signing out would end the session that the other calls use.
const endsSession = new Set(['logout'])

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const refusalOf = async (who: Who, call: Call): Promise<string | null> => {
  const parameters = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(match => [match[1], 'x']))
  const { body } = await test.raw(people[who], call, parameters)
  const code = String(body.code ?? '')
  return code === 'not_signed_in' || code === 'not_allowed' || code === 'session_expired' ? code : null
}

describe('every call of the contract', () => {
  it('[REQ-PROD-17] [REQ-ROLE-05] opens the personal area to every kind of client, and to no visitor', async () => {
    const own = [
      ...[listMyRequests, getStats, listInvoices, countPayable, listWorkers, listMyCertificates],
      ...[listOwnCompanies, listFoodObjects, listReportPermits, listFeeReports],
    ] as const
    for (const call of own) {
      for (const who of ['citizen', 'hospitalAdmin', 'foreigner'] as const) {
        expect(await test.raw(who, call, {}), `${who} calls ${call.name}`).toMatchObject({ status: 200 })
      }
      expect(await test.refused(null, call, {}), call.name).toMatchObject({ code: 'not_signed_in' })
    }
  })

  it('[REQ-ROLE-03] [REQ-ROLE-07] takes a service for a citizen in his own name, and for no visitor', async () => {
    const draft = { type: 'NEW', ...xRayService } as const
    expect(await test.refused(null, createRequest, draft)).toMatchObject({ status: 401, code: 'not_signed_in' })
    const { code } = await test.call('citizen', createRequest, draft)
    const { request } = await test.call('citizen', getServiceForm, { id: code })
    expect(request).toMatchObject({ sender_type: 1, company_id: null })
  })

  it.each(calls.map(call => [call.name, call] as const))(
    '[REQ-ROLE-06] %s admits whom it names and nobody else',
    async (name, call) => {
      for (const who of Object.keys(people) as Who[]) {
        if (endsSession.has(name) && who !== 'nobody') continue
        const expected = isMeantFor(call.access, who) ? null : who === 'nobody' ? 'not_signed_in' : 'not_allowed'
        expect(await refusalOf(who, call), `${who} calls ${name}`).toBe(expected)
      }
    },
  )

  it('refuses a token that nobody holds', async () => {
    const reply = await test.app.http.inject({
      method: 'POST',
      url: '/api/auth/me',
      headers: { authorization: 'Bearer made-up' },
      payload: {},
    })
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({ result: 'error', code: 'session_expired' })
  })

  it('has a use case, or the server does not start', () => {
    expect(() => refuseGaps(calls, [])).toThrow(/without a use case: login/)
  })
})

describe('the envelope', () => {
  it('[CON-001] [CON-002] wraps answers below /api, sends PDFs as they are, and refuses unknown addresses in JSON, in both languages', async () => {
    const good = await test.app.http.inject('/api/getcategories')
    expect(good.json()).toMatchObject({ result: 'success', data: expect.any(Array) })
    expect((await test.app.http.inject('/getcategories')).statusCode).toBe(404)
    const bad = await test.app.http.inject('/api/no-such-call')
    expect(bad.statusCode).toBe(404)
    expect(bad.json()).toMatchObject({
      result: 'error',
      code: 'not_found',
      message: 'Мэдээлэл олдсонгүй.',
      message_en: 'Not found.',
    })
    const paper = await test.app.http.inject('/api/certificates/pdf/unknown')
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    expect(paper.json()).toMatchObject({ result: 'error', message: expect.any(String) })
    const own = await test.app.http.inject({
      url: `/api/request/pdf?id=${await draftRequest(test, 'citizen')}`,
      headers: { authorization: `Bearer ${await test.token('citizen')}` },
    })
    expect([own.headers['content-type'], own.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
  })

  it('[CON-003] [CON-004] takes a trailing slash as the same call, and other letters as another', async () => {
    const token = await test.token('citizen')
    const submit = (url: string) =>
      test.app.http.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload: {} })
    expect((await submit('/api/request/submit/')).json()).toMatchObject({ code: 'invalid_input' })
    expect((await submit('/api/request/submit')).json()).toMatchObject({ code: 'invalid_input' })
    expect((await submit('/api/Request/Submit')).statusCode).toBe(404)
    // A number that the body names is read either way.
    for (const url of ['/api/request/savedraft', '/api/request/savedraft/']) {
      const headers = { authorization: `Bearer ${token}` }
      const payload = { request_number: 'R269999999', data: {} }
      const reply = await test.app.http.inject({ method: 'POST', url, headers, payload })
      expect(reply.json(), url).toMatchObject({ code: 'request_not_found' })
    }
  })

  it('names every faulty path of an input', async () => {
    const { status, body } = await test.raw('inspector', calls.find(call => call.name === 'returnRequest') as Call, {
      request_number: 'nonsense',
      comments: [{ title: '', comment: 'x' }],
    })
    expect(status).toBe(400)
    expect((body.problems as { path: string }[]).map(problem => problem.path)).toEqual([
      'request_number',
      'version',
      'comments/0/title',
    ])
  })

  it('finds nothing under a number that no row can have', async () => {
    for (const id of [2 ** 31, -(2 ** 52), Number.MAX_SAFE_INTEGER]) {
      expect(await test.raw('citizen', listMyRequests, { category: id }), String(id)).toMatchObject({ status: 404 })
      const draft = { type: 'NEW', ...xRayService, formid: id } as const
      expect((await test.refused('citizen', createRequest, draft)).status, String(id)).toBe(404)
    }
  })

  it('stays calm on a body that is no JSON, is too large, or reaches for the prototype', async () => {
    const token = await test.token('citizen')
    const post = (payload: string) =>
      test.app.http.inject({
        method: 'POST',
        url: '/api/request/savedraft',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload,
      })
    expect((await post('{"request_number":')).json()).toMatchObject({ code: 'invalid_input' })
    expect((await post(JSON.stringify({ data: 'x'.repeat(3_000_000) }))).json()).toMatchObject({
      code: 'body_too_large',
    })
    expect((await post('{"request_number":"R260000001","data":{"__proto__":{"x":1}}}')).statusCode).toBeLessThan(500)
  })
})
