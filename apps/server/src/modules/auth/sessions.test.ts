import {
  finishCompanyTour,
  listSessions,
  login,
  logout,
  me,
  portalLogin,
  revokeSession,
  type SignedInUser,
} from '@khyanalt/contract/auth'
import { checkAuth, checkToken } from '@khyanalt/contract/session-checks'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { type AuthServer, openAuthServer } from './auth-fixture.ts'

let server: AuthServer
beforeAll(async () => {
  server = await openAuthServer()
})
afterAll(() => server.close())

const { citizen, hospitalAdmin } = demoPeople
type Person = { readonly register_number: string } | { readonly login_email: string }
const tokenOf = async (person: Person): Promise<string> => {
  const { body } =
    'register_number' in person
      ? await server.call(login, { register_number: person.register_number, password: demoPassword })
      : await server.call(portalLogin, { email: person.login_email, password: demoPassword })
  return String(body.access_token)
}
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})
const connect = async (token: string): Promise<Socket> => {
  const socket = io(server.config.PUBLIC_URL, {
    path: '/realtime',
    auth: { token },
    forceNew: true,
    reconnection: false,
  })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}
const statusOf = async (token: string) => (await server.call(checkToken, {}, token)).body.status
const sessionsOf = async (token: string) =>
  (await server.call(listSessions, {}, token)).body.data as { id: string; current: boolean }[]

it('refuses calls of a revoked session with a 401', async () => {
  const [kept, revoked] = [await tokenOf(citizen), await tokenOf(citizen)]
  const target = (await sessionsOf(revoked)).find(session => session.current)
  await server.call(revokeSession, { id: target?.id ?? '' }, kept)
  expect(await server.call(me, {}, revoked)).toMatchObject({ status: 401, body: { code: 'session_expired' } })
  expect((await server.call(me, {}, kept)).status).toBe(200)
})

it('[REQ-SESS-04] tells ACTIVE and EXPIRED and never refuses', async () => {
  const token = await tokenOf(citizen)
  expect(await server.call(checkToken, {}, token)).toMatchObject({ status: 200, body: { status: 'ACTIVE' } })
  expect(await server.call(checkAuth, {}, token)).toMatchObject({ status: 200, body: { status: 'ACTIVE' } })
  await server.call(logout, {}, token)
  expect(await server.call(checkAuth, {}, token)).toMatchObject({ status: 200, body: { status: 'EXPIRED' } })
  expect(await server.call(checkToken, {})).toMatchObject({ status: 200, body: { status: 'EXPIRED' } })
  expect(await server.call(checkToken, {}, 'nonsense')).toMatchObject({
    body: { result: 'success', status: 'EXPIRED' },
  })
})

it('[REQ-AUTH-21] answers checkauth with the bearer and without a body', async () => {
  const ask = async (headers: Record<string, string>) => {
    const reply = await fetch(`${server.config.PUBLIC_URL}/api/auth/checkauth`, { method: 'POST', headers })
    return { status: reply.status, body: await reply.json() }
  }
  expect(await ask({ authorization: `Bearer ${await tokenOf(citizen)}` })).toEqual({
    status: 200,
    body: { result: 'success', status: 'ACTIVE' },
  })
  expect(await ask({})).toEqual({ status: 200, body: { result: 'success', status: 'EXPIRED' } })
})

it('[CON-031] remembers on the server that somebody has seen the tour', async () => {
  const tour = async (token: string) => ((await server.call(me, {}, token)).body.user as SignedInUser).company_tour
  const token = await tokenOf(hospitalAdmin)
  expect(await tour(token)).toBe(false)
  await server.call(finishCompanyTour, {}, token)
  expect(await tour(await tokenOf(hospitalAdmin))).toBe(true)
})

it('hides the sessions of others', async () => {
  const [mine, theirs] = [await tokenOf(citizen), await tokenOf(hospitalAdmin)]
  const [target] = await sessionsOf(theirs)
  expect(await server.call(revokeSession, { id: target?.id ?? '' }, mine)).toMatchObject({ status: 404 })
  expect(await statusOf(theirs)).toBe('ACTIVE')
  expect((await sessionsOf(mine)).map(session => session.id)).not.toContain(target?.id)
})

it('[REQ-SESS-05] signs out here alone or everywhere at once, and writes the latter down', async () => {
  const two = [await tokenOf(hospitalAdmin), await tokenOf(hospitalAdmin)]
  await server.call(logout, {}, two[0])
  expect(await Promise.all(two.map(statusOf))).toEqual(['EXPIRED', 'ACTIVE'])
  const tokens = [await tokenOf(hospitalAdmin), await tokenOf(hospitalAdmin)]
  await server.call(logout, { everywhere: true }, tokens[0])
  expect(await Promise.all(tokens.map(statusOf))).toEqual(['EXPIRED', 'EXPIRED'])
  const { count } = await server.services.db
    .selectFrom('audit_entries')
    .select(eb => eb.fn.countAll().as('count'))
    .where('action', '=', 'sign_out_everywhere')
    .where('actor_user_id', '=', hospitalAdmin.id)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
})

it('lasts as long as it is used and ends after SESSION_HOURS without use', async () => {
  const token = await tokenOf(citizen)
  for (const hours of [11, 11, 11]) {
    server.pass(hours * 60)
    expect(await statusOf(token)).toBe('ACTIVE')
  }
  server.pass(12 * 60)
  expect(await statusOf(token)).toBe('EXPIRED')
  expect(await server.call(me, {}, token)).toMatchObject({ status: 401, body: { code: 'session_expired' } })
})

describe('however much it is used', () => {
  it.each([
    ['of a client', citizen, 7],
    ['of staff', demoStaff.inspector, 1],
  ])('a session %s ends by its age, the socket included', async (_whose, person, days) => {
    const token = await tokenOf(person)
    const socket = await connect(token)
    for (let hours = 0; hours < days * 24 - 6; hours += 6) {
      server.pass(6 * 60)
      expect(await statusOf(token)).toBe('ACTIVE')
    }
    server.pass(6 * 60)
    expect(await server.call(me, {}, token)).toMatchObject({ status: 401, body: { code: 'session_expired' } })
    await server.services.realtime.closeEnded()
    await expect.poll(() => socket.connected).toBe(false)
    expect((await sessionsOf(await tokenOf(person))).length).toBe(1)
  })
})

it('ends with the account, the sockets included', async () => {
  const token = await tokenOf(demoPeople.mineMember)
  const [ending, staying] = await Promise.all([token, await tokenOf(hospitalAdmin)].map(connect))
  await server.services.db
    .updateTable('users')
    .set({ active: false })
    .where('id', '=', demoPeople.mineMember.id)
    .execute()
  expect(await statusOf(token)).toBe('EXPIRED')
  expect(await server.call(me, {}, token)).toMatchObject({ status: 401, body: { code: 'session_expired' } })
  await server.services.realtime.closeEnded()
  await expect.poll(() => ending?.connected).toBe(false)
  expect(staying?.connected).toBe(true)
  await expect(connect(token)).rejects.toThrow('session_expired')
})
