// Support acts as a client: who may, once, for how long, and what is written down of it.
import { listSessions, logout, me, revokeSession } from '@khyanalt/contract/auth'
import type { Call, InputOf } from '@khyanalt/contract/call'
import { createClientToken, findClient, spendClientToken } from '@khyanalt/contract/client-tokens'
import { exportMyData } from '@khyanalt/contract/personal-data'
import { createRequest, getServiceForm } from '@khyanalt/contract/requests'
import { checkAuth, checkToken } from '@khyanalt/contract/session-checks'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const { citizen, hospitalAdmin } = demoPeople
const reason = 'Утсаар хандсан: файл хавсаргахад тусална'
let test: TestApp
let passed = 0
// It stands still unless it is moved, so that a slow machine lets no second pass.
const start = Date.now()
beforeAll(async () => {
  test = await openTestApp({ clock: { now: () => new Date(start + passed) } })
})
afterAll(() => test.close())

const pass = (minutes: number): void => {
  passed += minutes * 60_000
}
const issue = async (user_id: string = citizen.id) => test.call('admin', createClientToken, { user_id, reason })
const spend = async (user_id?: string) => test.call(null, spendClientToken, await issue(user_id))
/** Calls with a token of its own. */
const callWith = async <C extends Call>(token: string, call: C, input: InputOf<C>) => {
  const asks = call.method === 'GET'
  const query = asks ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const reply = await test.app.http.inject({
    method: call.method,
    url: `/api${call.path}${query}`,
    headers: { authorization: `Bearer ${token}` },
    ...(asks ? {} : { payload: input as object }),
  })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}
const statusOf = async (token: string) => (await callWith(token, checkToken, {})).body.status
const auditOf = (noun: 'session' | 'client_token', action: string) =>
  test.app.services.db
    .selectFrom('audit_entries')
    .select(['actor_user_id', 'noun_id', 'detail'])
    .where('noun', '=', noun)
    .where('action', '=', action)
    .orderBy('id')
    .execute()

it('[CON-029] finds a client by the whole register number only, and gives staff accounts to nobody', async () => {
  const { data } = await test.call('admin', findClient, { register_number: ' уб80030334 ' })
  expect(data).toEqual({
    user_id: hospitalAdmin.id,
    register_number: 'УБ80030334',
    name: hospitalAdmin.name,
    lastname: hospitalAdmin.lastname,
    type: 2,
    companies: ['Оргил Эмнэлэг ХХК'],
  })
  for (const register_number of ['УБ8003033', 'УБ', demoStaff.inspector.login_email.slice(0, 20)]) {
    expect(await test.refused('admin', findClient, { register_number })).toMatchObject({ code: 'client_not_found' })
  }
  for (const user_id of [demoStaff.inspector.id, uuidv7()]) {
    const refusal = await test.refused('admin', createClientToken, { user_id, reason })
    expect(refusal).toMatchObject({ status: 404, code: 'client_not_found' })
  }
})

it('[CON-029] [REQ-AGENCY-19] is ADMIN’s alone, wants a reason, and keeps with it who made the token for whom', async () => {
  for (const as of ['operator', 'inspector', 'head', 'finance', 'hospitalAdmin'] as const) {
    expect((await test.refused(as, createClientToken, { user_id: citizen.id, reason })).status, as).toBe(403)
  }
  const bare = await test.raw('admin', createClientToken, { user_id: citizen.id, reason: '  ' })
  expect(bare).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  const { token } = await issue()
  expect((await auditOf('client_token', 'issue')).at(-1)).toMatchObject({
    actor_user_id: demoStaff.admin.id,
    noun_id: citizen.id,
    detail: { reason },
  })
  const kept = await test.app.services.db.selectFrom('client_tokens').selectAll().execute()
  expect(JSON.stringify([kept, kept.map(row => row.token_hash.toString('latin1'))])).not.toContain(token)
})

it('[REQ-AUTH-15] opens a session of the client, in which the answers are the client’s', async () => {
  const { access_token, support } = await spend()
  expect(support.name).toBe(demoStaff.admin.name)
  expect(await statusOf(access_token)).toBe('ACTIVE')
  const { body } = await callWith(access_token, me, {})
  expect(body).toMatchObject({ login_type: 'client', user: { id: citizen.id, name: citizen.name, grants: [] } })
  expect((await callWith(access_token, findClient, { register_number: 'УБ80030334' })).status).toBe(403)
})

it('[REQ-AUTH-16] [REQ-AGENCY-19] takes a token once, for five minutes, and tells nobody what was wrong with another', async () => {
  const { token } = await issue()
  const both = await Promise.all([1, 2].map(() => test.raw(null, spendClientToken, { token })))
  expect(both.map(reply => reply.status).sort()).toEqual([200, 404])
  // Good until the last second of five minutes, and not a moment longer.
  const inTime = await issue()
  pass(5 - 1 / 60)
  expect((await test.raw(null, spendClientToken, { token: inTime.token })).status).toBe(200)
  const late = await issue()
  pass(5)
  const refusals = [
    await test.refused(null, spendClientToken, { token }),
    await test.refused(null, spendClientToken, late),
    await test.refused(null, spendClientToken, { token: 'x' }),
  ]
  expect(refusals[0]).toMatchObject({
    status: 404,
    code: 'client_token_invalid',
    message: 'Холболтын мэдээлэл буруу байна.',
  })
  expect(new Set(refusals.map(refusal => JSON.stringify(refusal))).size).toBe(1)
  // The token itself is no way in.
  expect(await statusOf((await issue()).token)).toBe('EXPIRED')
})

it('[CON-029] writes every act down under both people, what fails included, and names both in the journal', async () => {
  const { access_token } = await spend()
  const before = (await auditOf('session', 'act_as_client')).length
  const draft = { type: 'NEW', ...xRayService, transaction_id: uuidv7() } as const
  const { code } = (await callWith(access_token, createRequest, draft)).body
  await callWith(access_token, getServiceForm, { id: 'R999999999' })
  const entries = (await auditOf('session', 'act_as_client')).slice(before)
  expect(entries.map(entry => [entry.actor_user_id, entry.detail])).toEqual([
    [demoStaff.admin.id, { call: 'createRequest', client: citizen.id, about: expect.anything() }],
    [demoStaff.admin.id, { call: 'getServiceForm', client: citizen.id, about: { id: 'R999999999' } }],
  ])
  const event = await test.app.services.db
    .selectFrom('request_events as e')
    .innerJoin('requests as r', 'r.id', 'e.request_id')
    .select(['e.actor_user_id', 'e.support_user_id', 'e.actor_name'])
    .where('r.request_number', '=', String(code))
    .executeTakeFirstOrThrow()
  expect(event).toEqual({
    actor_user_id: citizen.id,
    support_user_id: demoStaff.admin.id,
    actor_name: `${citizen.name} (тусалсан ажилтан: ${demoStaff.admin.name})`,
  })
})

it('[CON-029] lasts half an hour however much it is used, and ends by one press', async () => {
  const { access_token } = await spend()
  for (const minutes of [14, 14, 1.9]) {
    pass(minutes)
    expect(await statusOf(access_token)).toBe('ACTIVE')
  }
  pass(0.1)
  expect(await statusOf(access_token)).toBe('EXPIRED')
  const next = await spend()
  expect((await callWith(next.access_token, logout, {})).status).toBe(200)
  expect(await statusOf(next.access_token)).toBe('EXPIRED')
})

it('[CON-029] shows the client who is there and lets him or her end it; support ends nothing of the client’s', async () => {
  const { access_token } = await spend(hospitalAdmin.id)
  const { data } = await test.call('hospitalAdmin', listSessions, {})
  const own = data.find(session => session.current)
  const supported = data.find(session => session.support)
  expect([own?.support, supported?.support]).toEqual([null, demoStaff.admin.name])
  expect(await callWith(access_token, revokeSession, { id: own?.id ?? '' })).toMatchObject({ status: 403 })
  expect(await callWith(access_token, logout, { everywhere: true })).toMatchObject({ status: 403 })
  await test.call('hospitalAdmin', revokeSession, { id: supported?.id ?? '' })
  expect((await callWith(access_token, me, {})).body).toMatchObject({ code: 'session_expired' })
  expect((await test.call('hospitalAdmin', checkAuth, {})).status).toBe('ACTIVE')
})

it('ends at once with the account of either, or the role of the administrator', async () => {
  const { db } = test.app.services
  const setActive = (id: string, active: boolean) =>
    db.updateTable('users').set({ active }).where('id', '=', id).execute()
  const [{ access_token }, unused] = [await spend(), await issue()]
  for (const id of [citizen.id, demoStaff.admin.id]) {
    await setActive(id, false)
    expect(await statusOf(access_token)).toBe('EXPIRED')
    await setActive(id, true)
    expect(await statusOf(access_token)).toBe('ACTIVE')
  }
  await setActive(citizen.id, false)
  expect(await test.refused(null, spendClientToken, unused)).toMatchObject({ code: 'client_token_invalid' })
  await setActive(citizen.id, true)
  const setRole = (role: 'ADMIN' | 'REVIEWER') =>
    db.updateTable('staff_grants').set({ role }).where('user_id', '=', demoStaff.admin.id).execute()
  await setRole('REVIEWER')
  expect(await statusOf(access_token)).toBe('EXPIRED')
  await setRole('ADMIN')
})

it('[REQ-MYDATA-03] downloads no copy of all that is held of the person', async () => {
  const { access_token } = await spend()
  const { status, body } = await callWith(access_token, exportMyData, {})
  expect([status, body.code]).toEqual([403, 'not_allowed'])
})
