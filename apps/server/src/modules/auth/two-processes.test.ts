// Signing on and being told, when no two requests reach the same process.
import { danLogin, login, logout, me, pickUpSignOn } from '@khyanalt/contract/auth'
import type { Call, InputOf } from '@khyanalt/contract/call'
import { checkToken } from '@khyanalt/contract/session-checks'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword, demoPeople } from '../../../seeds/demo/people.ts'
import { openBrowser, openWindow } from '../../../test/pop-up.ts'
import { openTwoProcesses, type TwoProcesses } from '../../../test/two-processes.ts'

let processes: TwoProcesses
beforeAll(async () => {
  processes = await openTwoProcesses()
}, 120_000)
afterAll(() => processes?.close())

const call = async <C extends Call>(to: C, input: InputOf<C>, token?: string) => {
  const asks = to.method === 'GET'
  const query = asks ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const reply = await fetch(`${processes.address}/api${to.path}${query}`, {
    method: to.method,
    headers: {
      ...(asks ? {} : { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: asks ? null : JSON.stringify(input),
  })
  return { body: (await reply.json()) as Record<string, unknown>, cookies: reply.headers.getSetCookie() }
}

const signedIn = async (registerNumber: string): Promise<{ token: string; socket: Socket }> => {
  const { body } = await call(login, { register_number: registerNumber, password: demoPassword })
  const token = String(body.access_token)
  const socket = io(processes.address, {
    path: '/realtime',
    auth: { token },
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { token, socket }
}

it('[REQ-AUTH-08] [REQ-AUTH-11] [CON-010] hands the token to the window that asked, whichever process each step met', async () => {
  const windows = await Promise.all([1, 2].map(() => openWindow(processes.address, 'chat')))
  const [window, bystander] = windows
  const browser = openBrowser(processes.address)
  const { body, cookies } = await call(danLogin, { sid: window?.sid ?? '' })
  browser.keep(cookies)
  const form = await browser.visit(String(body.url))
  const person = { person: demoPeople.citizen.id, password: demoPassword, act: 'sign-in' }
  const done = await browser.visit(form.url.href, person)
  expect(done).toMatchObject({ status: 200 })
  await window?.outcome()
  expect(window?.heard).toEqual([{ status: 'success' }])
  const picked = await browser.call(pickUpSignOn.path, { attempt: String(body.attempt) })
  const answer = await call(me, {}, String(picked.body.access_token))
  expect(answer.body).toMatchObject({ user: { id: demoPeople.citizen.id } })
  expect(bystander?.heard).toEqual([])
  expect(Math.min(...processes.given)).toBeGreaterThan(2)
  for (const { socket } of windows) socket.close()
})

it('[REQ-SESS-05] signing out everywhere closes the sockets of the person in both processes, and of nobody else', async () => {
  const { citizen, hospitalAdmin } = demoPeople
  const own = [await signedIn(citizen.register_number), await signedIn(citizen.register_number)]
  const other = await signedIn(hospitalAdmin.register_number)
  await call(logout, { everywhere: true }, own[0]?.token)
  await expect.poll(() => own.map(({ socket }) => socket.connected), { timeout: 15_000 }).toEqual([false, false])
  for (const { token } of own) expect((await call(checkToken, {}, token)).body).toMatchObject({ status: 'EXPIRED' })
  expect((await call(checkToken, {}, other.token)).body).toMatchObject({ status: 'ACTIVE' })
  expect(other.socket.connected).toBe(true)
  other.socket.close()
})
