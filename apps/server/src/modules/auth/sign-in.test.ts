import { createHash, randomUUID } from 'node:crypto'
import { login, me, portalLogin, type SignedInUser } from '@khyanalt/contract/auth'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { hashToken } from '../../http/session.ts'
import { type AuthServer, openAuthServer } from './auth-fixture.ts'
import { hashPassword } from './password.ts'

let server: AuthServer
beforeAll(async () => {
  server = await openAuthServer()
})
afterAll(() => server.close())

const signIn = (register_number: string, password: string) => server.call(login, { register_number, password })
const signInWith = (cookie: string, register_number: string, password: string) =>
  server.call(login, { register_number, password }, undefined, cookie ? { cookie } : {})
const cookieOf = ({ cookie }: { cookie: string }): string => cookie.split(';')[0] ?? ''

describe('sign-in by register number', () => {
  it('[REQ-AUTH-20] answers a token, with which me answers the user and login_type', async () => {
    const { body } = await signIn(' уб85010112 ', demoPassword)
    const answer = await server.call(me, {}, String(body.access_token))
    expect(answer.body).toMatchObject({
      result: 'success',
      login_type: 'client',
      user: { id: demoPeople.citizen.id, register_number: 'УБ85010112', type: 1, companies: [], grants: [] },
    })
    expect(JSON.stringify(answer.body)).not.toContain('argon2')
  })

  it('tells a company member the company and the role in it', async () => {
    const { body } = await signIn(demoPeople.hospitalAdmin.register_number, demoPassword)
    const answer = await server.call(me, {}, String(body.access_token))
    expect(answer.body.user).toMatchObject({ type: 2, companies: [{ name: 'Оргил Эмнэлэг ХХК', role: 'ADMIN' }] })
  })

  it('[REQ-AUTH-02] answers unknown, inactive, staff and wrong password alike', async () => {
    await server.services.db
      .updateTable('users')
      .set({ active: false })
      .where('id', '=', demoPeople.foreigner.id)
      .execute()
    const answers = [
      await signIn('ЯЯ99999999', demoPassword),
      await signIn(demoPeople.foreigner.register_number, demoPassword),
      await signIn(demoStaff.admin.login_email, demoPassword),
      await signIn(demoPeople.mineMember.register_number, 'wrong'),
    ]
    expect(answers[0]).toMatchObject({ status: 401, body: { result: 'error', code: 'wrong_credentials' } })
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  })

  it('keeps a hash of the token and nothing else of it', async () => {
    const { body } = await signIn(demoPeople.citizen.register_number, demoPassword)
    const token = String(body.access_token)
    const rows = await server.services.db.selectFrom('sessions').selectAll().execute()
    expect(rows.filter(row => row.token_hash.equals(hashToken(token)))).toHaveLength(1)
    expect(JSON.stringify([rows, rows.map(row => row.token_hash.toString('latin1'))])).not.toContain(token)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  it('writes down who signed in, how and on what', async () => {
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    const input = { register_number: demoPeople.withoutContact.register_number, password: demoPassword }
    await server.call(login, input, undefined, { 'user-agent': agent })
    const entries = await server.services.db
      .selectFrom('audit_entries')
      .select(['action', 'noun', 'detail'])
      .where('actor_user_id', '=', demoPeople.withoutContact.id)
      .execute()
    expect(entries).toEqual([
      { action: 'sign_in', noun: 'session', detail: { method: 'password', device: 'Chrome 140 · Windows' } },
    ])
  })
})

describe('sign-in at the portal', () => {
  it('[REQ-AUTH-22] [CON-011] stands at its own path, and slows down after failures as the other door does', async () => {
    expect(portalLogin.path).toBe('/auth/portallogin')
    const right = { email: demoStaff.operator.login_email, password: demoPassword }
    expect(await server.call(portalLogin, right)).toMatchObject({
      status: 200,
      body: { result: 'success', access_token: expect.any(String) },
    })
    const email = 'nobody@khyanalt.test'
    const attempt = () => server.call(portalLogin, { email, password: 'wrong' })
    for (let time = 0; time < 5; time++) expect(await attempt()).toMatchObject({ status: 401 })
    expect(await attempt()).toMatchObject({ status: 429, body: { code: 'account_locked', params: { minutes: 1 } } })
  })

  it('[REQ-ROLE-04] [REQ-PROD-01] [CON-020] tells clients, whatever their type, from portal accounts by login_type', async () => {
    const typeOf = async (answer: { body: Record<string, unknown> }) => {
      const { body } = await server.call(me, {}, String(answer.body.access_token))
      return [body.login_type, (body.user as SignedInUser).login_type, (body.user as SignedInUser).type]
    }
    const { citizen, hospitalAdmin } = demoPeople
    expect(await typeOf(await signIn(citizen.register_number, demoPassword))).toEqual(['client', 'client', 1])
    expect(await typeOf(await signIn(hospitalAdmin.register_number, demoPassword))).toEqual(['client', 'client', 2])
    const operator = await server.call(portalLogin, { email: demoStaff.operator.login_email, password: demoPassword })
    expect((await typeOf(operator)).slice(0, 2)).toEqual(['user', 'user'])
    // The foreigner's account was switched off above.
    const { foreigner } = demoPeople
    await server.services.db.updateTable('users').set({ active: true }).where('id', '=', foreigner.id).execute()
    expect(await typeOf(await signIn(foreigner.register_number, demoPassword))).toEqual(['client', 'client', 3])
  })

  it('[CON-020] signs staff in by e-mail with their roles', async () => {
    const { body } = await server.call(portalLogin, { email: 'Inspector@khyanalt.test', password: demoPassword })
    const answer = await server.call(me, {}, String(body.access_token))
    expect(answer.body).toMatchObject({
      login_type: 'user',
      user: { email: 'inspector@khyanalt.test', register_number: null, grants: [{ role: 'REVIEWER' }] },
    })
  })
})

describe('what is stored of a password', () => {
  it('[REQ-SIGNIN-06] is made anew at a right sign-in when its parameters have risen, and not at a wrong one', async () => {
    const { id, register_number: number } = demoPeople.citizen
    const { db } = server.services
    const stored = async () =>
      (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
        .password_hash
    const before = await stored()
    const weak = await hash(demoPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await db.updateTable('users').set({ password_hash: weak }).where('id', '=', id).execute()
    expect((await signIn(number, 'wrong')).status).toBe(401)
    expect(await stored()).toBe(weak)
    const { cookie } = await signIn(number, demoPassword)
    const renewed = await stored()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    // The browser that was just made known stays known.
    for (let time = 0; time < 5; time++) await signIn(number, 'wrong')
    expect((await signIn(number, demoPassword)).body.code).toBe('account_locked')
    expect((await signInWith(cookieOf({ cookie }), number, demoPassword)).status).toBe(200)
    expect(await stored()).toBe(renewed)
    server.pass(1)
    expect((await signIn(number, demoPassword)).status).toBe(200)
    await db.updateTable('users').set({ password_hash: before }).where('id', '=', id).execute()
  })
})

describe('the lock after failures', () => {
  const failTimes = async (name: string, times: number) => {
    for (let time = 0; time < times; time++) await signIn(name, 'wrong')
  }

  it.each([
    ['clients', (password: string) => signIn(demoPeople.mineMember.register_number, password)],
    [
      'portal accounts',
      (password: string) => server.call(portalLogin, { email: demoStaff.finance.login_email, password }),
    ],
  ])(
    '[CON-011] grows at the door of %s from 1 to 5, 15 and 60 minutes and ends with a good password',
    async (_, enter) => {
      await server.services.db.deleteFrom('sign_in_failures').execute()
      for (let time = 0; time < 5; time++) await enter('wrong')
      for (const minutes of [1, 5, 15, 60, 60]) {
        expect((await enter(demoPassword)).body.params).toEqual({ minutes })
        server.pass(minutes)
        expect((await enter('wrong')).body).toMatchObject({ code: 'wrong_credentials' })
      }
      server.pass(60)
      expect((await enter(demoPassword)).status).toBe(200)
      expect((await enter('wrong')).body).toMatchObject({ code: 'wrong_credentials' })
      expect((await enter(demoPassword)).status).toBe(200)
    },
  )

  it('closes unknown names too, so that it tells nobody which exist', async () => {
    await failTimes('ЯЯ11111111', 5)
    expect(await signIn('ЯЯ11111111', 'wrong')).toMatchObject({ status: 429, body: { code: 'account_locked' } })
  })

  it('[REQ-SIGNIN-01] does not keep out the browser that its owner signed in with before', async () => {
    const { register_number } = demoPeople.hospitalAdmin
    const given = await signIn(register_number, demoPassword)
    expect(given.cookie).toMatch(/; HttpOnly/i)
    const cookie = cookieOf(given)
    await failTimes(register_number, 5)
    expect(await signIn(register_number, demoPassword)).toMatchObject({ body: { code: 'account_locked' } })
    const again = await signInWith(cookie, register_number, demoPassword)
    expect(again.status).toBe(200)
    // Strangers have gained nothing by it.
    expect(await signIn(register_number, demoPassword)).toMatchObject({ body: { code: 'account_locked' } })
    // A known browser has a counter of its own, which locks as well, and which no stranger shares.
    for (let time = 0; time < 5; time++) await signInWith(cookieOf(again), register_number, 'wrong')
    expect(await signInWith(cookie, register_number, demoPassword)).toMatchObject({
      status: 429,
      body: { code: 'account_locked', params: { minutes: 1 } },
    })
    server.pass(1)
    expect((await signInWith(cookie, register_number, demoPassword)).status).toBe(200)
    expect((await signIn(register_number, demoPassword)).status).toBe(200)
  })

  it('[REQ-SIGNIN-01] takes no pass of another name, another password, another hand, or of half a year ago', async () => {
    const { citizen, mineMember } = demoPeople
    const own = cookieOf(await signIn(citizen.register_number, demoPassword))
    await failTimes(citizen.register_number, 5)
    const [name = '', value = ''] = own.split('=')
    const [device = '', until = '', signature = ''] = value.split('~')
    const foreign = cookieOf(await signIn(mineMember.register_number, demoPassword))
    const forged = [
      foreign,
      `${name}=AAAAAAAAAAAAAAAA~${until}~${signature}`,
      `${name}=${device}~${Number(until) + 1}~${signature}`,
    ]
    for (const cookie of forged) {
      const refused = await signInWith(cookie, citizen.register_number, demoPassword)
      expect(refused.body.code, cookie).toBe('account_locked')
    }
    const account = server.services.db.updateTable('users').where('id', '=', citizen.id)
    const { password_hash } = await server.services.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', citizen.id)
      .executeTakeFirstOrThrow()
    await account.set({ password_hash: await hashPassword(demoPassword) }).execute()
    expect((await signInWith(own, citizen.register_number, demoPassword)).body.code).toBe('account_locked')
    await account.set({ password_hash }).execute()
    expect((await signInWith(own, citizen.register_number, demoPassword)).status).toBe(200)
    server.pass(179 * 24 * 60)
    await failTimes(citizen.register_number, 5)
    expect((await signInWith(own, citizen.register_number, demoPassword)).status).toBe(200)
    server.pass(2 * 24 * 60)
    await failTimes(citizen.register_number, 5)
    expect((await signInWith(own, citizen.register_number, demoPassword)).body.code).toBe('account_locked')
    server.pass(60)
    expect((await signIn(citizen.register_number, demoPassword)).status).toBe(200)
  })

  it('[REQ-SIGNIN-01] keeps the passes of five names in one browser, of which none says a name', async () => {
    const { citizen, hospitalAdmin, mineMember, withoutContact, dentist, radiologist } = demoPeople
    const people = [dentist, citizen, hospitalAdmin, mineMember, withoutContact, radiologist]
    let cookie = ''
    for (const { register_number } of people) {
      cookie = cookieOf(await signInWith(cookie, register_number, demoPassword))
    }
    expect(cookie.split('.')).toHaveLength(5)
    for (const { register_number } of people) {
      expect(decodeURIComponent(cookie)).not.toContain(register_number)
      await failTimes(register_number, 5)
    }
    // The sixth name takes the place of the first.
    const answers = await Promise.all(people.map(one => signInWith(cookie, one.register_number, demoPassword)))
    expect(answers.map(({ status }) => status)).toEqual([429, 200, 200, 200, 200, 200])
    server.pass(1)
    for (const { register_number } of people) expect((await signIn(register_number, demoPassword)).status).toBe(200)
  })

  it('[REQ-SIGNIN-02] lets eight right passwords in at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signIn(demoPeople.citizen.register_number, demoPassword)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  })

  it('[REQ-SIGNIN-03] looks at no more than five of a hundred guesses at once, also of a person who signs in', async () => {
    const name = demoPeople.withoutContact.register_number
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(name, 'wrong')))
    const codes = answers.map(answer => answer.body.code)
    expect(codes.filter(code => code === 'wrong_credentials')).toHaveLength(5)
    expect(new Set(codes)).toEqual(new Set(['wrong_credentials', 'account_locked', 'sign_in_busy']))
    expect(answers.find(({ body }) => body.code === 'sign_in_busy')).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('дахин оролдоно уу'), message_en: expect.stringContaining('try again') },
    })
    expect(await server.services.db.selectFrom('sign_in_attempts').selectAll().execute()).toEqual([])
    server.pass(1)
    expect((await signIn(name, demoPassword)).status).toBe(200)
  })

  it('forgets attempts that died with their process', async () => {
    const name = demoPeople.citizen.register_number
    const counter_hash = createHash('sha256').update(`client:${name}`).digest()
    const ends_at = new Date(server.services.clock.now().getTime() + 60_000)
    const died = Array.from({ length: 5 }, () => ({ id: randomUUID(), counter_hash, ends_at }))
    await server.services.db.insertInto('sign_in_attempts').values(died).execute()
    server.pass(2)
    expect((await signIn(name, demoPassword)).status).toBe(200)
    expect(await server.services.db.selectFrom('sign_in_attempts').selectAll().execute()).toEqual([])
  })

  it('lets no more than five passwords through when many are tried at once', async () => {
    const name = 'ЯЯ22222222'
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(name, 'wrong')))
    const codes = answers.map(answer => answer.body.code)
    expect(codes.filter(code => code === 'wrong_credentials')).toHaveLength(5)
    expect(codes.filter(code => code === 'account_locked')).toHaveLength(15)
  })
})
