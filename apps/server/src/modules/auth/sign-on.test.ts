// The pop-up flow as a browser goes it: a real socket, the real issuer, its form, its redirects.
import { randomUUID } from 'node:crypto'
import { danLogin, me } from '@khyanalt/contract/auth'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { demoPassword, demoPeople } from '../../../seeds/demo/people.ts'
import type { IssuerPeople } from '../../external/identity-provider-people.ts'
import { type AuthServer, openAuthServer } from './auth-fixture.ts'
import { issuerPeople, signOnRegisterNumbers } from './issuer-people.ts'

const newcomer = {
  id: '01900000-0000-7000-8000-0000000000ff',
  registerNumber: 'ТА95121518',
  givenName: 'Анударь',
  familyName: 'Пүрэв',
  birthDate: '1995-12-15',
  gender: 'female',
  note: null,
}

let server: AuthServer
const sockets: Socket[] = []
beforeAll(async () => {
  const people: IssuerPeople = {
    list: async () => [newcomer, ...(await issuerPeople(server.services).list())],
    find: async id => (await people.list()).find(person => person.id === id) ?? null,
    refusePassword: async (person, password) =>
      person.id === newcomer.id ? null : issuerPeople(server.services).refusePassword(person, password),
  }
  server = await openAuthServer({ people })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})
afterAll(() => server.close())

/** A portal window waiting for the outcome. */
const openWindow = async () => {
  const sid = randomUUID()
  const socket = io(server.config.PUBLIC_URL, {
    path: '/realtime',
    query: { sid },
    forceNew: true,
    reconnection: false,
  })
  sockets.push(socket)
  const heard: Record<string, unknown>[] = []
  socket.on('chat', message => heard.push(message))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const outcome = () =>
    new Promise<void>(resolve => (heard.length > 0 ? resolve() : socket.once('chat', () => resolve())))
  return { sid, socket, heard, outcome }
}

/** A browser: cookies by path, redirects by hand. */
const openBrowser = () => {
  const jar = new Map<string, { value: string; path: string }>()
  const keep = (lines: readonly string[]): void => {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split('; ')
      const path = attributes.find(text => text.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
      jar.set(pair.slice(0, pair.indexOf('=')), { value: pair.slice(pair.indexOf('=') + 1), path })
    }
  }
  const visit = async (
    address: string,
    form?: Record<string, string>,
  ): Promise<{ url: URL; status: number; page: string }> => {
    const url = new URL(address, server.config.PUBLIC_URL)
    const cookie = [...jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
    const reply = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      body: form ? new URLSearchParams(form) : null,
      headers: { cookie: cookie.join('; ') },
    })
    keep(reply.headers.getSetCookie())
    const next = reply.headers.get('location')
    if (next) return visit(new URL(next, url).href)
    return { url, status: reply.status, page: await reply.text() }
  }
  return { keep, visit }
}

/** Everything up to the form of the issuer. */
const begin = async (sid: string) => {
  const browser = openBrowser()
  const { status, body, cookie } = await server.call(danLogin, { sid })
  expect(status).toBe(200)
  browser.keep([cookie])
  return { browser, form: await browser.visit(String(body.url)), address: String(body.url) }
}

it('[REQ-AUTH-08] [REQ-AUTH-11] hands the token to the window that asked, once, and to no other', async () => {
  const [window, bystander] = [await openWindow(), await openWindow()]
  const { browser, form } = await begin(window.sid)
  expect(form.page).toContain('Нэгдсэн нэвтрэлт')
  for (const registerNumber of signOnRegisterNumbers) expect(form.page).toContain(registerNumber)
  const done = await browser.visit(form.url.href, {
    person: demoPeople.citizen.id,
    password: demoPassword,
    act: 'sign-in',
  })
  expect(done).toMatchObject({ status: 200, page: expect.stringContaining('Амжилттай, энэ цонх хаагдана') })
  await window.outcome()
  expect(window.heard).toEqual([{ status: 'success', token: expect.any(String) }])
  const answer = await server.call(me, {}, String(window.heard[0]?.token))
  expect(answer.body).toMatchObject({ login_type: 'client', user: { register_number: 'УБ85010112' } })

  const replayed = await browser.visit(done.url.href)
  expect(replayed.status).toBe(400)
  expect(window.heard).toHaveLength(1)
  expect(bystander.heard).toEqual([])
})

it('[CON-010] makes a citizen of a person whom the portal did not know', async () => {
  const window = await openWindow()
  const { browser, form } = await begin(window.sid)
  await browser.visit(form.url.href, { person: newcomer.id, password: 'any', act: 'sign-in' })
  await window.outcome()
  const answer = await server.call(me, {}, String(window.heard[0]?.token))
  expect(answer.body.user).toMatchObject({
    register_number: 'ТА95121518',
    name: 'Анударь',
    type: 1,
    phone: null,
    profile: { lastname: 'Пүрэв', birthDateAsText: '1995-12-15' },
  })
})

it('asks again after a wrong password and keeps the chosen person', async () => {
  const window = await openWindow()
  const { browser, form } = await begin(window.sid)
  const input = { person: demoPeople.withoutContact.id, act: 'sign-in' }
  const again = await browser.visit(form.url.href, { ...input, password: 'wrong' })
  expect(again.status).toBe(401)
  expect(again.page).toContain('role="alert"')
  expect(again.page).toContain(`value="${demoPeople.withoutContact.id}" required checked`)
  expect((await browser.visit(form.url.href, { ...input, password: demoPassword })).status).toBe(200)
})

it('[REQ-AUTH-12] tells the window when the person cancels at the issuer', async () => {
  const window = await openWindow()
  const { browser, form } = await begin(window.sid)
  const done = await browser.visit(form.url.href, { act: 'cancel' })
  expect(done.status).toBe(400)
  await window.outcome()
  expect(window.heard).toMatchObject([{ status: 'error', code: 'sso_failed' }])
})

it('refuses the address to a window that is not connected', async () => {
  const window = await openWindow()
  window.socket.close()
  await expect.poll(() => server.services.realtime.hasSid(window.sid)).toBe(false)
  expect(await server.call(danLogin, { sid: window.sid })).toMatchObject({
    status: 409,
    body: { code: 'sso_unknown_socket' },
  })
})

it('[REQ-AUTH-10] opens no session when the window was closed meanwhile', async () => {
  const window = await openWindow()
  const { browser, form } = await begin(window.sid)
  const count = async () => (await server.services.db.selectFrom('sessions').select('id').execute()).length
  const before = await count()
  window.socket.close()
  await expect.poll(() => server.services.realtime.hasSid(window.sid)).toBe(false)
  const done = await browser.visit(form.url.href, {
    person: demoPeople.citizen.id,
    password: demoPassword,
    act: 'sign-in',
  })
  expect(done.status).toBe(400)
  expect(await count()).toBe(before)
})

it('gives nothing to a window whose address another browser followed', async () => {
  const window = await openWindow()
  const { address } = await begin(window.sid)
  const victim = openBrowser()
  const form = await victim.visit(address)
  const input = { person: demoPeople.citizen.id, password: demoPassword, act: 'sign-in' }
  expect((await victim.visit(form.url.href, input)).status).toBe(400)
  await window.outcome()
  expect(window.heard).toMatchObject([{ status: 'error', code: 'sso_failed' }])
})

it('refuses a state that is older than ten minutes', async () => {
  const window = await openWindow()
  const { browser, form } = await begin(window.sid)
  server.pass(11)
  const done = await browser.visit(form.url.href, {
    person: demoPeople.citizen.id,
    password: demoPassword,
    act: 'sign-in',
  })
  expect(done.status).toBe(400)
  expect(window.heard).toEqual([])
})
