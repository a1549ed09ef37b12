// The pop-up flow as a browser goes it: a real socket, the real issuer, its form, its redirects.
import { randomUUID } from 'node:crypto'
import { danLogin, me, pickUpSignOn, startSignOn } from '@khyanalt/contract/auth'
import { danCompany } from '@khyanalt/contract/companies'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { demoPassword, demoPeople } from '../../../seeds/demo/people.ts'
import { openBrowser, openWindow as openWaitingWindow } from '../../../test/pop-up.ts'
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
  picture: null,
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

const openWindow = async () => {
  const window = await openWaitingWindow(server.config.PUBLIC_URL, 'chat')
  sockets.push(window.socket)
  return window
}

const countSessions = async () => (await server.services.db.selectFrom('sessions').select('id').execute()).length

/** Everything up to the form of the issuer. */
const begin = async (sid: string) => {
  const browser = openBrowser(server.config.PUBLIC_URL)
  const { status, body, cookie } = await server.call(danLogin, { sid })
  expect(status).toBe(200)
  browser.keep([cookie])
  const attempt = String(body.attempt)
  return { browser, form: await browser.visit(String(body.url)), address: String(body.url), attempt }
}

type Browser = ReturnType<typeof openBrowser>
const pickUp = (browser: Browser, attempt: string) => browser.call(pickUpSignOn.path, { attempt })
const gone = { status: 404, body: { code: 'sign_on_gone' } }

it('[REQ-AUTH-08] [REQ-AUTH-11] [REQ-SIGNIN-04] hands the token once, to the browser that began, and none over a socket', async () => {
  const [window, bystander] = [await openWindow(), await openWindow()]
  const { browser, form, attempt } = await begin(window.sid)
  expect(form.page).toContain('Нэгдсэн нэвтрэлт')
  for (const registerNumber of signOnRegisterNumbers) expect(form.page).toContain(registerNumber)
  const done = await browser.visit(form.url.href, {
    person: demoPeople.citizen.id,
    password: demoPassword,
    act: 'sign-in',
  })
  expect(done).toMatchObject({ status: 200, page: expect.stringContaining('Амжилттай, энэ цонх хаагдана') })
  await window.outcome()
  expect(window.heard).toEqual([{ status: 'success' }])
  expect(await pickUp(openBrowser(server.config.PUBLIC_URL), attempt)).toMatchObject(gone)
  const { body } = await pickUp(browser, attempt)
  const answer = await server.call(me, {}, String(body.access_token))
  expect(answer.body).toMatchObject({ login_type: 'client', user: { register_number: 'УБ85010112' } })
  expect(await pickUp(browser, attempt)).toMatchObject(gone)

  const replayed = await browser.visit(done.url.href)
  expect(replayed.status).toBe(400)
  expect(window.heard).toHaveLength(1)
  expect(bystander.heard).toEqual([])
})

it('lets one person after another sign in in the same browser', async () => {
  const browser = openBrowser(server.config.PUBLIC_URL)
  for (const person of [demoPeople.citizen, demoPeople.hospitalAdmin, demoPeople.citizen]) {
    const window = await openWindow()
    const { body, cookie } = await server.call(danLogin, { sid: window.sid })
    browser.keep([cookie])
    const form = await browser.visit(String(body.url))
    const input = { person: person.id, password: demoPassword, act: 'sign-in' }
    expect((await browser.visit(form.url.href, input)).status).toBe(200)
    await window.outcome()
    const { access_token } = (await pickUp(browser, String(body.attempt))).body
    const { user } = (await server.call(me, {}, String(access_token))).body
    expect(user).toMatchObject({ id: person.id })
  }
})

it('[REQ-ROLE-04] [CON-010] makes a citizen of a person whom the portal did not know', async () => {
  const window = await openWindow()
  const { browser, form, attempt } = await begin(window.sid)
  await browser.visit(form.url.href, { person: newcomer.id, password: 'any', act: 'sign-in' })
  await window.outcome()
  const { access_token } = (await pickUp(browser, attempt)).body
  const answer = await server.call(me, {}, String(access_token))
  expect(answer.body.login_type).toBe('client')
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

it('[REQ-SIGNIN-04] tells a second socket that knows the sid nothing of worth, and opens one session', async () => {
  const window = await openWindow()
  const twin = await openWaitingWindow(server.config.PUBLIC_URL, 'chat', window.sid)
  sockets.push(twin.socket)
  const before = await countSessions()
  const { browser, form, attempt } = await begin(window.sid)
  await browser.visit(form.url.href, { person: demoPeople.citizen.id, password: demoPassword, act: 'sign-in' })
  await Promise.all([window.outcome(), twin.outcome()])
  expect(twin.heard).toEqual([{ status: 'success' }])
  const both = await Promise.all([pickUp(browser, attempt), pickUp(browser, attempt)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await countSessions()).toBe(before + 1)
})

it('takes a code of the issuer only with the attempt it was made for', async () => {
  const [first, second] = [await openWindow(), await openWindow()]
  const { browser, form } = await begin(first.sid)
  const person = { person: demoPeople.citizen.id, password: demoPassword, act: 'sign-in' }
  const done = await browser.visit(form.url.href, person)
  await first.outcome()
  const again = await server.call(danLogin, { sid: second.sid })
  browser.keep([again.cookie])
  const stolen = new URL(done.url)
  stolen.searchParams.set('state', new URL(String(again.body.url)).searchParams.get('state') ?? '')
  expect((await browser.visit(stolen.href)).status).toBe(400)
  await second.outcome()
  expect(second.heard).toMatchObject([{ status: 'error', code: 'sso_failed' }])
  expect(second.heard[0]).not.toHaveProperty('token')
})

it('lets nobody in whose account was removed while the pop-up stood open', async () => {
  // Signing on makes the account, whoever did so first.
  const earlier = await openWindow()
  const first = await begin(earlier.sid)
  await first.browser.visit(first.form.url.href, { person: newcomer.id, password: 'any', act: 'sign-in' })
  await earlier.outcome()
  await pickUp(first.browser, first.attempt)
  const window = await openWindow()
  const { browser, form } = await begin(window.sid)
  const account = server.services.db.updateTable('users').where('register_number', '=', newcomer.registerNumber)
  await account.set({ active: false }).execute()
  await browser.visit(form.url.href, { person: newcomer.id, password: 'any', act: 'sign-in' })
  await window.outcome()
  expect(window.heard).toMatchObject([{ status: 'error', code: 'not_allowed' }])
  await account.set({ active: true }).execute()
})

it('tells the window when the person cancels at the issuer', async () => {
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

it('opens no session when the window was closed meanwhile', async () => {
  const window = await openWindow()
  const { browser, form } = await begin(window.sid)
  const before = await countSessions()
  window.socket.close()
  await expect.poll(() => server.services.realtime.hasSid(window.sid)).toBe(false)
  const done = await browser.visit(form.url.href, {
    person: demoPeople.citizen.id,
    password: demoPassword,
    act: 'sign-in',
  })
  expect(done.status).toBe(400)
  expect(await countSessions()).toBe(before)
})

it('gives nothing to a window whose address another browser followed', async () => {
  const window = await openWindow()
  const { address } = await begin(window.sid)
  const victim = openBrowser(server.config.PUBLIC_URL)
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

it('[REQ-SIGNIN-05] signs on with the sid in the body and the first message of the socket, in no address', async () => {
  // What a call sends in its body stands in no address.
  expect([startSignOn.method, danCompany.method]).toEqual(['POST', 'POST'])
  const sid = randomUUID()
  const socket = io(server.config.PUBLIC_URL, { path: '/realtime', auth: { sid }, forceNew: true, reconnection: false })
  sockets.push(socket)
  const told = new Promise(resolve => socket.once('chat', resolve))
  await new Promise<void>(resolve => socket.once('connect', () => resolve()))
  const browser = openBrowser(server.config.PUBLIC_URL)
  const { body } = await browser.call(startSignOn.path, { sid })
  const form = await browser.visit(String(body.url))
  const input = { person: demoPeople.citizen.id, password: demoPassword, act: 'sign-in' }
  const done = await browser.visit(form.url.href, input)
  for (const address of [startSignOn.path, String(body.url), form.url.href, done.url.href]) {
    expect(address).not.toContain(sid)
  }
  expect(await told).toEqual({ status: 'success' })
  expect(await pickUp(browser, String(body.attempt))).toMatchObject({ status: 200 })
})

it('[REQ-SIGNIN-04] hands nothing out after two minutes, nor to an account that was locked meanwhile', async () => {
  for (const [minutes, active, refusal] of [
    [1.9, true, undefined],
    [2.1, true, 'sign_on_gone'],
    [0, false, 'not_allowed'],
  ] as const) {
    const window = await openWindow()
    const { browser, form, attempt } = await begin(window.sid)
    await browser.visit(form.url.href, { person: demoPeople.withoutContact.id, password: demoPassword, act: 'sign-in' })
    await window.outcome()
    expect(window.heard).toEqual([{ status: 'success' }])
    const account = server.services.db.updateTable('users').where('id', '=', demoPeople.withoutContact.id)
    await account.set({ active }).execute()
    server.pass(minutes)
    const before = await countSessions()
    expect((await pickUp(browser, attempt)).body.code).toBe(refusal)
    expect(await countSessions()).toBe(refusal ? before : before + 1)
    await account.set({ active: true }).execute()
  }
})
