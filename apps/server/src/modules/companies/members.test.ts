// Who may do what to whom in a company, and what leaving it takes away.
import { me } from '@khyanalt/contract/auth'
import { getCompany, insertCompany, listCompanies, listOwnCompanies, updateCompany } from '@khyanalt/contract/companies'
import {
  answerInvitation,
  inviteMember,
  listInvitations,
  listMembers,
  removeMember,
  setMemberRole,
  withdrawInvitation,
} from '@khyanalt/contract/company-members'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { createRequest, getServiceForm, saveDraft } from '@khyanalt/contract/requests'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { uploadPdf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { auditOf, giveMembership, grocerForm, leaveEverything } from './company-fixture.ts'

const { hospital, mine } = demoCompanies
const { hospitalAdmin, radiologist, citizen, foreigner } = demoPeople
const company_id = hospital.id
const unknownId = uuidv7()

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
afterEach(async () => {
  const { db } = test.app.services
  await db.deleteFrom('company_invitations').execute()
  for (const { id } of [citizen, foreigner, radiologist, hospitalAdmin]) await leaveEverything(test, id)
  await giveMembership(test, company_id, hospitalAdmin.id, 'ADMIN')
  await giveMembership(test, company_id, radiologist.id, 'MEMBER')
})

const rolesOf = async () => {
  const { data } = await test.call('hospitalAdmin', listMembers, { id: company_id })
  return Object.fromEntries(data.map(({ member, role }) => [member.register_number, role]))
}
const form = {
  ...grocerForm,
  regnumber: hospital.register_number,
  name: hospital.name_mn,
  name_en: hospital.name_en,
  createdDate: '2009-04-17',
}

describe('reading a company', () => {
  it('[CON-195] [REQ-COMP-13] [REQ-COMP-17] lists the own companies with the numbers of members and requests, and nobody else’s', async () => {
    const { requests } = await test.app.services.db
      .selectFrom('requests')
      .select(({ fn }) => fn.countAll().as('requests'))
      .where('owner_company_id', '=', company_id)
      .executeTakeFirstOrThrow()
    const { data } = await test.call('hospitalAdmin', listOwnCompanies, {})
    expect(data).toEqual([
      {
        role: 'ADMIN',
        company: {
          id: company_id,
          register_number: '5012345',
          name_mn: 'Оргил Эмнэлэг ХХК',
          name_en: 'Orgil Hospital LLC',
          active: 1,
          verified: true,
          data: { createdDate: '2009-04-17' },
          description: 'ХХК',
          description_en: 'LLC',
          membercount_count: 2,
          requestcount_count: Number(requests),
        },
      },
    ])
    expect((await test.call('mineMember', listCompanies, {})).data).toEqual({ [mine.id]: 'Алтан Уул ХХК' })
    expect((await test.call('citizen', listOwnCompanies, {})).data).toEqual([])
    const { db } = test.app.services
    await db.updateTable('companies').set({ active: false }).where('id', '=', mine.id).execute()
    expect((await test.call('mineMember', listOwnCompanies, {})).data).toMatchObject([{ company: { active: 0 } }])
    await db.updateTable('companies').set({ active: true }).where('id', '=', mine.id).execute()
  })

  it('[REQ-COMP-21] shows members with contacts, role and time of joining to members', async () => {
    const joined = new Date('2025-03-04T05:06:07Z')
    await test.app.services.db
      .updateTable('company_members')
      .set({ created_at: joined })
      .where('user_id', '=', hospitalAdmin.id)
      .execute()
    const { data } = await test.call('radiologist', listMembers, { id: company_id })
    expect(data).toHaveLength(2)
    expect(data.find(({ role }) => role === 'ADMIN')).toEqual({
      member: {
        id: hospitalAdmin.id,
        name: 'Баяр Оюунчимэг',
        register_number: 'УБ80030334',
        email: 'oyunchimeg@orgil.khyanalt.test',
        phone: '99220022',
      },
      role: 'ADMIN',
      rights: ['prepare', 'send', 'pay', 'read'],
      created_at: joined.toISOString(),
    })
  })

  it.each([getCompany, listMembers])('hides a company from everybody else', async call => {
    for (const id of [company_id, unknownId]) {
      expect(await test.refused('mineMember', call, { id })).toMatchObject({ status: 404, code: 'company_not_found' })
    }
  })
})

describe('changing a company', () => {
  it('[CON-030] [REQ-COMP-10] lets its ADMIN edit, tells the member no, and hides it from strangers', async () => {
    const before = (await test.call('hospitalAdmin', getCompany, { id: company_id })).data
    const { data } = await test.call('hospitalAdmin', updateCompany, { ...form, phone: '7701 9999', fax: '77011235' })
    expect(data).toMatchObject({ phoneNumber: '77019999', fax: '77011235', companyName: 'Оргил Эмнэлэг ХХК' })
    expect(await test.refused('radiologist', updateCompany, form)).toMatchObject({ status: 403, code: 'not_allowed' })
    expect(await test.refused('mineMember', updateCompany, form)).toMatchObject({ code: 'company_not_found' })
    const { action, detail } = (await auditOf(test, company_id)).at(-1) ?? {}
    expect([action, detail]).toMatchObject([
      'update',
      { changed: { phone: { from: before.phoneNumber, to: '77019999' }, fax: { from: before.fax, to: '77011235' } } },
    ])
  })

  it('[CON-192] [REQ-COMP-06] never changes the register number', async () => {
    const other = { ...form, id: company_id, regnumber: '6212366' }
    expect(await test.refused('hospitalAdmin', updateCompany, other)).toMatchObject({
      code: 'company_incomplete',
      problems: [{ path: 'regnumber', code: 'locked' }],
    })
    // Typed by hand once, it is locked as well.
    const { id } = (await test.call('citizen', insertCompany, grocerForm)).data
    const retyped = { ...grocerForm, id, regnumber: '6312377' }
    expect(await test.refused('citizen', updateCompany, retyped)).toMatchObject({ problems: [{ code: 'locked' }] })
    expect((await test.call('citizen', getCompany, { id })).data.companyRegnum).toBe('6212366')
  })

  it('refuses a writer who saw an older version, with what stands there now', async () => {
    const { version } = (await test.call('hospitalAdmin', getCompany, { id: company_id })).data
    await test.call('hospitalAdmin', updateCompany, { ...form, version, fax: '70111111' })
    expect(await test.refused('hospitalAdmin', updateCompany, { ...form, version, fax: '70222222' })).toMatchObject({
      status: 409,
      code: 'version_conflict',
      current: { fax: '70111111', version: version + 1 },
    })
  })

  it('is not done in half: a wrong field keeps everything as it was', async () => {
    const before = await test.call('hospitalAdmin', getCompany, { id: company_id })
    expect(await test.refused('hospitalAdmin', updateCompany, { ...form, fax: '1', email: 'x' })).toMatchObject({
      problems: [{ path: 'email' }],
    })
    expect(await test.call('hospitalAdmin', getCompany, { id: company_id })).toEqual(before)
  })
})

describe('roles', () => {
  it('[REQ-COMP-18] are MEMBER and ADMIN alone, given and taken by an ADMIN', async () => {
    const changes = async () => (await auditOf(test, company_id)).filter(({ action }) => action === 'change_role')
    const before = (await changes()).length
    const other = { company_id, user_id: radiologist.id, role: 'OWNER' } as never
    expect((await test.raw('hospitalAdmin', setMemberRole, other)).status).toBe(400)
    await test.call('hospitalAdmin', setMemberRole, { company_id, user_id: radiologist.id, role: 'ADMIN' })
    expect(await rolesOf()).toEqual({ УБ80030334: 'ADMIN', УБ91060667: 'ADMIN' })
    await test.call('radiologist', setMemberRole, { company_id, user_id: hospitalAdmin.id, role: 'MEMBER' })
    expect(await rolesOf()).toEqual({ УБ80030334: 'MEMBER', УБ91060667: 'ADMIN' })
    const acts = (await changes()).slice(before)
    expect(acts.map(({ actor_user_id, detail }) => [actor_user_id, detail])).toEqual([
      [hospitalAdmin.id, { user: radiologist.id, role: 'ADMIN' }],
      [radiologist.id, { user: hospitalAdmin.id, role: 'MEMBER' }],
    ])
  })

  it('are not given by members, strangers, or to people outside', async () => {
    const input = { company_id, user_id: radiologist.id, role: 'ADMIN' } as const
    expect(await test.refused('radiologist', setMemberRole, input)).toMatchObject({ code: 'not_allowed' })
    expect(await test.refused('mineMember', setMemberRole, input)).toMatchObject({ code: 'company_not_found' })
    const outside = { ...input, user_id: citizen.id }
    expect(await test.refused('hospitalAdmin', setMemberRole, outside)).toMatchObject({ code: 'member_not_found' })
  })

  it('leave the last ADMIN in place', async () => {
    const last = { company_id, user_id: hospitalAdmin.id }
    const told = { status: 409, code: 'last_admin' }
    expect(await test.refused('hospitalAdmin', setMemberRole, { ...last, role: 'MEMBER' })).toMatchObject(told)
    expect(await test.refused('hospitalAdmin', removeMember, last)).toMatchObject(told)
    expect(await rolesOf()).toMatchObject({ УБ80030334: 'ADMIN' })
  })

  it('leave one ADMIN when two demote each other at the same moment', async () => {
    await giveMembership(test, company_id, radiologist.id, 'ADMIN')
    const [one, other] = [hospitalAdmin.id, radiologist.id]
    const both = await Promise.all([
      test.raw('hospitalAdmin', setMemberRole, { company_id, user_id: other, role: 'MEMBER' }),
      test.raw('radiologist', setMemberRole, { company_id, user_id: one, role: 'MEMBER' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(Object.values(await rolesOf()).sort()).toEqual(['ADMIN', 'MEMBER'])
  })
})

describe('leaving', () => {
  it('takes the company, its requests and files from the open session at once', async () => {
    const made = await test.call('radiologist', createRequest, {
      type: 'NEW',
      ...xRayService,
      transaction_id: uuidv7(),
    })
    const number = made.code
    const file = await uploadPdf(test, 'radiologist')
    const draft = { request_number: number, data: { passport_file: file }, sender_type: 2, company_id } as const
    await test.call('radiologist', saveDraft, draft)
    const own = async () =>
      (await test.call('radiologist', listMyRequests, {})).data.data.map(row => row.request_number)
    expect(await own()).toEqual([number])

    await test.call('hospitalAdmin', removeMember, { company_id, user_id: radiologist.id })
    expect((await test.call('radiologist', me, {})).user).toMatchObject({
      type: 1,
      companies: [],
      profile_company: null,
    })
    expect(await own()).toEqual([])
    expect(await test.refused('radiologist', getServiceForm, { id: number })).toMatchObject({ status: 404 })
    expect(await test.refused('radiologist', saveDraft, { ...draft, data: {} })).toMatchObject({ status: 404 })
    expect(await test.refused('radiologist', getCompany, { id: company_id })).toMatchObject({ status: 404 })
    const shown = await test.app.http.inject({
      url: `/api/showfile?name=${file.name}`,
      headers: { authorization: `Bearer ${await test.token('radiologist')}` },
    })
    expect(shown.statusCode).toBe(404)
    // Nothing typed is lost: the company goes on with it.
    expect((await test.call('hospitalAdmin', getServiceForm, { id: number })).request.data).toMatchObject({
      passport_file: { name: file.name },
    })
  })

  it('is open to every member, of oneself alone', async () => {
    const other = { company_id, user_id: hospitalAdmin.id }
    expect(await test.refused('radiologist', removeMember, other)).toMatchObject({ code: 'not_allowed' })
    await test.call('radiologist', removeMember, { company_id, user_id: radiologist.id })
    expect(await rolesOf()).toEqual({ УБ80030334: 'ADMIN' })
    expect(await test.refused('radiologist', removeMember, { company_id, user_id: radiologist.id })).toMatchObject({
      code: 'company_not_found',
    })
  })

  it('keeps type 2 while there is another company', async () => {
    await giveMembership(test, mine.id, radiologist.id, 'MEMBER')
    await test.call('hospitalAdmin', removeMember, { company_id, user_id: radiologist.id })
    expect((await test.call('radiologist', me, {})).user).toMatchObject({ type: 2, companies: [{ id: mine.id }] })
  })

  it('a token of an account that was switched off opens nothing', async () => {
    const { db } = test.app.services
    await test.call('radiologist', getCompany, { id: company_id })
    await db.updateTable('users').set({ active: false }).where('id', '=', radiologist.id).execute()
    expect(await test.refused('radiologist', getCompany, { id: company_id })).toMatchObject({ code: 'session_expired' })
    await db.updateTable('users').set({ active: true }).where('id', '=', radiologist.id).execute()
  })
})

describe('inviting', () => {
  const invite = async (register_number: string, role: 'MEMBER' | 'ADMIN' = 'MEMBER') =>
    (await test.call('hospitalAdmin', inviteMember, { company_id, register_number, role })).data

  it('makes a member of whoever accepts, and not before', async () => {
    const { id } = await invite('уб 85010112')
    expect((await test.call('citizen', me, {})).user).toMatchObject({ type: 1, companies: [] })
    const { data } = await test.call('citizen', listInvitations, {})
    expect(data).toMatchObject([
      { id, role: 'MEMBER', invited_by: 'Оюунчимэг', company: { name_mn: hospital.name_mn } },
    ])
    await test.call('citizen', answerInvitation, { id, accept: true })
    expect((await test.call('citizen', me, {})).user).toMatchObject({
      type: 2,
      companies: [{ id: company_id, role: 'MEMBER' }],
    })
    expect(await test.refused('citizen', answerInvitation, { id, accept: true })).toMatchObject({ status: 404 })
  })

  it('leaves a foreigner of type 3', async () => {
    const { id } = await invite('FE12345678', 'ADMIN')
    await test.call('foreigner', answerInvitation, { id, accept: true })
    expect((await test.call('foreigner', me, {})).user).toMatchObject({ type: 3, companies: [{ role: 'ADMIN' }] })
  })

  it('answers the same for people with and without an account, and wants a whole number in one alphabet', async () => {
    expect(Object.keys(await invite('УБ85010112'))).toEqual(Object.keys(await invite('ТТ99999999')))
    const bad = async (register_number: string) =>
      (await test.refused('hospitalAdmin', inviteMember, { company_id, register_number, role: 'MEMBER' })).problems
    expect(await bad('УБ8501')).toMatchObject([{ code: 'register_wrong' }])
    expect(await bad('YБ85010112')).toMatchObject([{ code: 'look_alikes', params: { proposal: 'УБ85010112' } }])
    const known = { company_id, register_number: 'УБ91060667', role: 'ADMIN' } as const
    expect(await test.refused('hospitalAdmin', inviteMember, known)).toMatchObject({ code: 'member_present' })
    expect(await test.refused('radiologist', inviteMember, known)).toMatchObject({ code: 'not_allowed' })
    expect(await test.refused('mineMember', inviteMember, known)).toMatchObject({ code: 'company_not_found' })
  })

  it('can be declined, withdrawn by an ADMIN alone, and is nobody else’s to answer', async () => {
    const { id } = await invite('УБ85010112')
    expect(await test.refused('withoutContact', answerInvitation, { id, accept: true })).toMatchObject({ status: 404 })
    expect(await test.refused('radiologist', withdrawInvitation, { id })).toMatchObject({ code: 'not_allowed' })
    expect(await test.refused('mineMember', withdrawInvitation, { id })).toMatchObject({ code: 'member_not_found' })
    await test.call('citizen', answerInvitation, { id, accept: false })
    expect((await test.call('citizen', me, {})).user.companies).toEqual([])
    const again = await invite('УБ85010112')
    expect((await test.call('hospitalAdmin', listMembers, { id: company_id })).invitations).toHaveLength(1)
    expect((await test.call('radiologist', listMembers, { id: company_id })).invitations).toEqual([])
    await test.call('hospitalAdmin', withdrawInvitation, { id: again.id })
    expect(await test.refused('citizen', answerInvitation, { id: again.id, accept: true })).toMatchObject({
      status: 404,
    })
  })

  it('ends after 14 days and with the role of whoever invited', async () => {
    const { id } = await invite('УБ85010112')
    await giveMembership(test, company_id, radiologist.id, 'ADMIN')
    await test.call('radiologist', setMemberRole, { company_id, user_id: hospitalAdmin.id, role: 'MEMBER' })
    expect((await test.call('citizen', listInvitations, {})).data).toEqual([])
    expect(await test.refused('citizen', answerInvitation, { id, accept: true })).toMatchObject({ status: 404 })
    await giveMembership(test, company_id, hospitalAdmin.id, 'ADMIN')
    expect((await test.call('citizen', listInvitations, {})).data).toHaveLength(1)
    const past = new Date(Date.now() - 1000)
    await test.app.services.db.updateTable('company_invitations').set({ expires_at: past }).execute()
    expect((await test.call('citizen', listInvitations, {})).data).toEqual([])
    expect(await test.refused('citizen', answerInvitation, { id, accept: true })).toMatchObject({ status: 404 })
  })
})
