// Administrators keep the accounts of the agency: who gets in, with which roles, and who is shut out.
import { changePassword, login, me, portalLogin, setPassword } from '@khyanalt/contract/auth'
import { listMembers } from '@khyanalt/contract/company-members'
import { listQueue } from '@khyanalt/contract/review'
import { endCompanyMembership, listStaffCompanies, readStaffCompany } from '@khyanalt/contract/staff-companies'
import {
  createForeigner,
  createStaff,
  endPersonSessions,
  findPersonByNumber,
  listPeople,
  lockPerson,
  makePasswordLink,
  readPerson,
  setGrants,
  unlockPerson,
  updateStaff,
} from '@khyanalt/contract/staff-people'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { confirmBySecond, mailedLink, meetSecondAdministrator } from '../../../test/second-administrator.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
let passed = 0
beforeAll(async () => {
  test = await openTestApp({ listen: true, work: true, clock: { now: () => new Date(Date.now() + passed) } })
  await meetSecondAdministrator(test)
})
afterAll(() => test.close())

const reason = 'Ажлаас чөлөөлөгдсөн'
const newPassword = 'шинэ-нууц-үг-2026'
const versionOf = async (id: string) => (await test.call('admin', readPerson, { id })).data.version
const seen = async (id: string) => ({ id, version: await versionOf(id) })
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''
/** A link that two administrators sent to a member of staff. */
const newLink = async (id: string, why: string): Promise<string> => {
  await confirmBySecond(test, await test.call('admin', makePasswordLink, { id, reason: why }))
  return mailedLink(test, id)
}
const inspectorsOnly = [{ role: 'REVIEWER' as const, categoryId: 1, organizationId: 1 }]
let number = 0
/** A staff account of its own for a test, with a password. */
const hire = async (grants: Parameters<typeof test.call<typeof setGrants>>[2]['grants'] = inspectorsOnly) => {
  number += 1
  const email = `person${number}@khyanalt.test`
  const made = await test.call('admin', createStaff, {
    email: ` Person${number}@khyanalt.test `,
    name: `Дорж ${number}`,
    private_number: `УБ7001${1000 + number}`,
    position: 'Улсын байцаагч',
    organization_id: 1,
    grants,
  })
  const link = await mailedLink(test, made.id)
  await test.call(null, setPassword, { token: tokenOf(link), password: newPassword })
  const { access_token } = await test.call(null, portalLogin, { email, password: newPassword })
  await confirmBySecond(test, made)
  return { ...made, link, email, token: access_token }
}
const statusWith = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await test.app.http.inject({ method: 'POST', url: `/api${me.path}`, headers, payload: {} })).statusCode
}
const lastAct = async (nounId: string) =>
  test.app.services.db
    .selectFrom('audit_entries')
    .select(['actor_user_id', 'action', 'detail'])
    .where('noun', '=', 'account')
    .where('noun_id', '=', nounId)
    .where('action', '!=', 'view')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

describe('accounts of staff', () => {
  it('begin with a link by which the person chooses a password, once, within 72 hours', async () => {
    const { id, email, link } = await hire()
    const token = tokenOf(link)
    expect(await test.refused(null, setPassword, { token, password: newPassword })).toMatchObject({
      status: 404,
      code: 'password_link_invalid',
    })
    expect(await lastAct(id)).toMatchObject({ actor_user_id: id, action: 'choose_password' })
    const { data } = await test.call('admin', readPerson, { id })
    expect(data).toMatchObject({ login: email, active: true, has_password: true, grants: inspectorsOnly })

    const fresh = tokenOf(await newLink(id, 'Нууц үгээ мартсан'))
    expect(await test.refused(null, setPassword, { token: fresh, password: 'short' })).toMatchObject({
      status: 422,
      code: 'password_weak',
    })
    for (const forged of ['x', `${fresh}x`, `${id}.${fresh.split('.')[1]}`]) {
      expect(await test.refused(null, setPassword, { token: forged, password: newPassword })).toMatchObject({
        code: 'password_link_invalid',
      })
    }
    const later = await newLink(id, 'Дахин хүссэн')
    const older = await test.refused(null, setPassword, { token: fresh, password: newPassword })
    expect(older.code).toBe('password_link_invalid')
    passed += 73 * 3_600_000
    const late = await test.refused(null, setPassword, { token: tokenOf(later), password: newPassword })
    expect(late.code).toBe('password_link_invalid')
    passed = 0
  })

  it('change their password by the one in force, which counts as a try and ends what was open', async () => {
    const { id, email, token, link } = await hire()
    const change = { login_type: 'user' as const, login: email, current: newPassword, password: 'гурван цагаан морь' }
    const wrong = { ...change, current: 'not the one in force' }
    expect(await test.refused(null, changePassword, wrong)).toMatchObject({ status: 401, code: 'wrong_credentials' })
    for (const [password, code] of [
      ['short', 'password_weak'],
      ['1q2w3e4r5t', 'password_common'],
      [email, 'password_personal'],
    ] as const) {
      expect(await test.refused(null, changePassword, { ...change, password })).toMatchObject({ status: 422, code })
    }
    expect(await statusWith(token)).toBe(200)
    const open = await newLink(id, 'Нууц үгээ мартсан')
    await test.call(null, changePassword, change)
    expect(await statusWith(token)).toBe(401)
    for (const used of [link, open]) {
      const way = { token: tokenOf(used), password: 'дөрвөн хар морь' }
      expect(await test.refused(null, setPassword, way)).toMatchObject({ code: 'password_link_invalid' })
    }
    expect(await test.refused(null, portalLogin, { email, password: newPassword })).toMatchObject({
      code: 'wrong_credentials',
    })
    expect((await test.call(null, portalLogin, { email, password: change.password })).access_token).toBeTruthy()
    expect(await lastAct(id)).toMatchObject({ actor_user_id: id, action: 'choose_password' })
  })

  it('[REQ-AGENCY-01] [CON-022] have one e-mail address each, whatever its letters, and roles that exist', async () => {
    const { email } = await hire()
    const given = {
      email: email.toUpperCase(),
      name: 'Дулмаа',
      private_number: 'УБ70020202',
      position: null,
      organization_id: null,
      grants: [],
    }
    expect(await test.refused('admin', createStaff, given)).toMatchObject({ status: 409, code: 'account_known' })
    const other = { ...given, email: 'other@khyanalt.test' }
    const wrong = { ...other, grants: [{ role: 'REVIEWER' as const, categoryId: 999 }] }
    expect(await test.refused('admin', createStaff, wrong)).toMatchObject({
      code: 'grants_invalid',
      problems: [{ code: 'unknown_category', path: 'grants/0' }],
    })
    expect(await test.refused('admin', createStaff, { ...other, organization_id: 999 })).toMatchObject({
      code: 'grants_invalid',
    })
    const raw = await test.raw('admin', createStaff, { ...other, grants: [{ role: 'CHIEF' }] })
    expect(raw).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  it('change by whoever saw their present state, and only then', async () => {
    const { id, email } = await hire()
    const version = await versionOf(id)
    const change = {
      id,
      version,
      email,
      name: 'Дулмаа',
      private_number: 'УБ70030303',
      position: 'Ахлах байцаагч',
      organization_id: 2,
    }
    await test.call('admin', updateStaff, change)
    expect((await test.call('admin', readPerson, { id })).data).toMatchObject({
      name: 'Дулмаа',
      position: 'Ахлах байцаагч',
      organization: { id: 2 },
    })
    expect(await test.refused('admin', updateStaff, change)).toMatchObject({ status: 409, code: 'version_conflict' })
    const taken = { ...change, version: version + 1, email: demoStaff.finance.login_email }
    expect(await test.refused('admin', updateStaff, taken)).toMatchObject({ code: 'account_known' })
    const client = { ...change, id: demoPeople.citizen.id, version: 1 }
    expect(await test.refused('admin', updateStaff, client)).toMatchObject({ code: 'not_found' })
  })

  it('get and lose roles with the next call', async () => {
    const { id, token } = await hire()
    const queue = () =>
      test.app.http.inject({ url: `/api${listQueue.path}`, headers: { authorization: `Bearer ${token}` } })
    expect((await queue()).statusCode).toBe(200)
    const { version } = await seen(id)
    await test.call('admin', setGrants, { id, version, grants: [{ role: 'OPERATOR' }] })
    expect((await queue()).statusCode).toBe(403)
    expect(await lastAct(id)).toMatchObject({
      actor_user_id: demoStaff.admin.id,
      action: 'set_roles',
      detail: { before: ['REVIEWER'], grants: [{ role: 'OPERATOR' }] },
    })
    expect(await test.refused('admin', setGrants, { id, version, grants: [] })).toMatchObject({
      code: 'version_conflict',
    })
  })

  it('are found by words, role and lock', async () => {
    const found = async (filter: object) =>
      (await test.call('admin', listPeople, filter)).data.data.map(row => row.login)
    expect(await found({ search: 'төмөр' })).toEqual([demoStaff.inspector.login_email])
    expect(await found({ search: '100%' })).toEqual([])
    expect(await found({ role: 'FINANCE' })).toEqual([demoStaff.finance.login_email])
    expect(await found({ state: 'locked' })).toEqual([])
    expect(await found({ kind: 'foreigner' })).toContain(demoPeople.foreigner.register_number)
  })
})

describe('administrators', () => {
  it('neither give their own role away nor lock themselves', async () => {
    const own = await seen(demoStaff.admin.id)
    expect(await test.refused('admin', setGrants, { ...own, grants: [{ role: 'FINANCE' }] })).toMatchObject({
      status: 409,
      code: 'own_account',
    })
    expect(await test.refused('admin', lockPerson, { ...own, reason })).toMatchObject({ code: 'own_account' })
  })

  it('cannot both take the role from each other at once', async () => {
    const { db } = test.app.services
    const first = await seen(demoStaff.admin.id)
    const other = await seen(demoStaff.secondAdmin.id)
    const replies = await Promise.all([
      test.raw('admin', setGrants, { ...other, grants: [] }),
      test.raw('secondAdmin', setGrants, { ...first, grants: [] }),
    ])
    const left = await db.selectFrom('staff_grants').select('user_id').where('role', '=', 'ADMIN').execute()
    expect(left).toHaveLength(1)
    // Whoever comes second meets the lock of the first, or no longer has the role to ask with.
    const [done, refused] = replies.map(reply => reply.status).sort()
    expect(done).toBe(200)
    expect([403, 409]).toContain(refused)
    // Whoever is left, the demo administrators go on.
    await db.deleteFrom('staff_grants').where('role', '=', 'ADMIN').execute()
    for (const { id } of [first, other]) {
      await db
        .insertInto('staff_grants')
        .values({ id: id.replace('-8000-', '-9000-'), user_id: id, role: 'ADMIN' })
        .execute()
    }
  })
})

describe('a locked account', () => {
  it('ends calls, sockets and links at once, and is opened again with a reason', async () => {
    const { id, email, token } = await hire()
    const link = await newLink(id, 'Мартсан')
    const socket = io(test.app.services.config.PUBLIC_URL, { path: '/realtime', auth: { token } })
    try {
      await new Promise<void>((resolve, fail) => socket.on('connect', resolve).on('connect_error', fail))
      const closed = new Promise<void>(resolve => socket.on('disconnect', () => resolve()))
      const now = await seen(id)
      await test.call('admin', lockPerson, { ...now, reason })
      expect(await statusWith(token)).toBe(401)
      await closed
      expect(await test.refused('admin', lockPerson, { ...now, reason })).toMatchObject({ code: 'version_conflict' })
    } finally {
      socket.close()
    }
    const locked = await test.call('admin', readPerson, { id })
    expect(locked.data).toMatchObject({ active: false, sessions: [], lock: { by: demoStaff.admin.name, reason } })
    const way = { token: tokenOf(link), password: newPassword }
    expect(await test.refused(null, setPassword, way)).toMatchObject({ code: 'password_link_invalid' })
    const signIn = { email, password: newPassword }
    expect(await test.refused(null, portalLogin, signIn)).toMatchObject({ code: 'wrong_credentials' })
    expect(await test.refused('admin', lockPerson, { ...(await seen(id)), reason })).toMatchObject({
      code: 'account_state',
    })
    expect(await test.refused('admin', makePasswordLink, { id, reason })).toMatchObject({ code: 'account_state' })
    await test.call('admin', unlockPerson, { ...(await seen(id)), reason: 'Буцаж ирсэн' })
    expect(await test.refused('admin', unlockPerson, { ...(await seen(id)), reason })).toMatchObject({
      code: 'account_state',
    })
    expect((await test.call(null, portalLogin, signIn)).access_token).toBeTruthy()
  })

  it('may be a client’s; opening the account is written down, and one session ends without the others', async () => {
    const { id } = await test.call('admin', findPersonByNumber, { register_number: ' уб90020223 ' })
    expect(id).toBe(demoPeople.withoutContact.id)
    const token = await test.token('withoutContact')
    const { data } = await test.call('admin', readPerson, { id })
    expect(data).toMatchObject({ kind: 'client', grants: [], has_password: true })
    const views = await test.app.services.db
      .selectFrom('audit_entries')
      .select('actor_user_id')
      .where('action', '=', 'view')
      .where('noun', '=', 'account')
      .where('noun_id', '=', id)
      .execute()
    expect(views).toEqual([{ actor_user_id: demoStaff.admin.id }])
    const ending = { id, session_id: data.sessions[0]?.id ?? '' }
    expect(await test.call('admin', endPersonSessions, ending)).toMatchObject({ ended: 1 })
    expect(await statusWith(token)).toBe(401)
    expect(await test.refused('admin', endPersonSessions, ending)).toMatchObject({ code: 'not_found' })
    const unknown = { register_number: 'УБ00000000' }
    expect(await test.refused('admin', findPersonByNumber, unknown)).toMatchObject({ code: 'client_not_found' })
  })
})

it('[CON-028] makes accounts of foreigners, who sign in by number, and of nobody else', async () => {
  const given = {
    register_number: 'ab12345678',
    name: 'Anna Schmidt',
    nationality: 'Герман',
    email: 'anna@khyanalt.test',
  }
  const { id } = await test.call('admin', createForeigner, given)
  const link = await mailedLink(test, id)
  expect(await test.call(null, setPassword, { token: tokenOf(link), password: newPassword })).toMatchObject({
    login: 'AB12345678',
    login_type: 'client',
  })
  const { access_token } = await test.call(null, login, { register_number: 'ab12345678', password: newPassword })
  expect(await statusWith(access_token)).toBe(200)
  expect(await test.refused('admin', createForeigner, given)).toMatchObject({ code: 'account_known' })
  for (const register_number of ['УБ85010112', 'AB1']) {
    expect(await test.refused('admin', createForeigner, { ...given, register_number })).toMatchObject({
      code: 'register_number_invalid',
    })
  }
})

describe('memberships', () => {
  it('end by the agency with a reason, and the organisation keeps an ADMIN while it has members', async () => {
    const { data } = await test.call('admin', listStaffCompanies, { search: 'оргил' })
    expect(data.data).toEqual([
      { id: demoCompanies.hospital.id, register_number: expect.any(String), name: 'Оргил Эмнэлэг ХХК', members: 2 },
    ])
    const company_id = demoCompanies.hospital.id
    const { members } = (await test.call('admin', readStaffCompany, { id: company_id })).data
    expect(members.map(member => member.role)).toEqual(['ADMIN', 'MEMBER'])
    const admin = { company_id, user_id: demoPeople.hospitalAdmin.id, reason }
    expect(await test.refused('admin', endCompanyMembership, admin)).toMatchObject({ status: 409, code: 'last_admin' })
    const member = { company_id, user_id: demoPeople.radiologist.id, reason }
    await test.call('admin', endCompanyMembership, member)
    expect(await test.refused('admin', endCompanyMembership, member)).toMatchObject({ code: 'member_not_found' })
    expect(await test.refused('radiologist', listMembers, { id: company_id })).toMatchObject({
      code: 'company_not_found',
    })
    await test.call('admin', endCompanyMembership, admin)
    expect((await test.call('admin', readStaffCompany, { id: company_id })).data.members).toEqual([])
    const unknown = { ...admin, company_id: admin.user_id }
    expect(await test.refused('admin', endCompanyMembership, unknown)).toMatchObject({ code: 'company_not_found' })
  })
})
