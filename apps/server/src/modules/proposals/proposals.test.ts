// What one administrator proposes and another confirms, over the wire: roles, links, races, and the attack of one alone.
import { createClientToken } from '@khyanalt/contract/client-tokens'
import { listNotifications } from '@khyanalt/contract/notifications'
import {
  confirmProposal,
  countProposals,
  listProposals,
  refuseProposal,
  withdrawProposal,
} from '@khyanalt/contract/proposals'
import { createStaff, makePasswordLink, readPerson, setGrants, updateStaff } from '@khyanalt/contract/staff-people'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { mailedLink, meetSecondAdministrator } from '../../../test/second-administrator.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
let passed = 0
beforeAll(async () => {
  test = await openTestApp({ clock: { now: () => new Date(Date.now() + passed) } })
})
afterAll(() => test.close())
afterEach(async () => {
  passed = 0
  await test.app.services.db.deleteFrom('proposals').execute()
})

const day = 24 * 3_600_000
const seen = async (id: string) => ({ id, version: (await test.call('admin', readPerson, { id })).data.version })
const grantsOf = async (id: string) => (await test.call('admin', readPerson, { id })).data.grants
let made = 0
/** An inspector of its own for a test. */
const hire = async (grants: { role: 'REVIEWER' | 'APPROVER' | 'ADMIN' }[] = [{ role: 'REVIEWER' }]) => {
  made += 1
  return test.call('admin', createStaff, {
    email: `hired${made}@khyanalt.test`,
    name: `Баяр ${made}`,
    private_number: `УБ6001${1000 + made}`,
    position: null,
    organization_id: 1,
    grants,
  })
}
const proposeHead = async (id: string): Promise<string> => {
  const { proposal } = await test.call('admin', setGrants, { ...(await seen(id)), grants: [{ role: 'APPROVER' }] })
  return proposal ?? ''
}
/** What an administrator was told of proposals, in any order. */
const allTold = async (as: 'admin' | 'secondAdmin') =>
  (await test.call(as, listNotifications, {})).data.flatMap(({ type, content }) =>
    type === 'proposal' ? [content] : [],
  )
const actsOn = async (proposal: string) => {
  const { db } = test.app.services
  const acts = db.selectFrom('audit_entries').select('action').where('noun', '=', 'proposal')
  return (await acts.where('noun_id', '=', proposal).orderBy('id').execute()).map(({ action }) => action)
}
const confirm = (as: 'admin' | 'secondAdmin', id: string) => test.raw(as, confirmProposal, { id })

describe('while only one administrator has ever signed in', () => {
  it('[REQ-TWO-07] gives neither heads, administrators nor links to staff, and says what to do', async () => {
    const id = demoStaff.inspector.id
    for (const role of ['APPROVER', 'ADMIN'] as const) {
      const asked = { ...(await seen(id)), grants: [{ role }] }
      expect(await test.refused('admin', setGrants, asked)).toMatchObject({
        status: 409,
        code: 'second_administrator_missing',
      })
    }
    const link = await test.refused('admin', makePasswordLink, { id, reason: 'Мартсан' })
    expect(link.code).toBe('second_administrator_missing')
    expect(await grantsOf(id)).toEqual([{ role: 'REVIEWER' }])
    expect((await hire()).proposal).toBeNull()
    await meetSecondAdministrator(test)
  })
})

describe('one administrator alone', () => {
  it('[REQ-TWO-05] takes no step of the way to a certificate of his or her own: the first of six calls is refused', async () => {
    const own = await seen(demoStaff.admin.id)
    for (const role of ['REVIEWER', 'APPROVER', 'FINANCE', 'OPERATOR'] as const) {
      const grants = [{ role: 'ADMIN' as const }, { role }]
      expect(await test.refused('admin', setGrants, { ...own, grants })).toMatchObject({ code: 'own_account' })
    }
    expect(await grantsOf(own.id)).toEqual([{ role: 'ADMIN' }])
    // Support alone leads nowhere further.
    await test.call('admin', createClientToken, { user_id: demoPeople.citizen.id, reason: 'Утсаар хандсан' })
    const changed = {
      ...own,
      email: demoStaff.admin.login_email,
      name: demoStaff.admin.name,
      private_number: 'УБ99999999',
      position: null,
      organization_id: 1,
    }
    expect(await test.refused('admin', updateStaff, changed)).toMatchObject({ code: 'own_account' })
  })

  it('[REQ-TWO-02] knows each member of staff once by register number, and asks for one that can be', async () => {
    const { id } = await hire()
    const change = {
      ...(await seen(id)),
      email: `other${made}@khyanalt.test`,
      name: 'Баяр',
      position: null,
      organization_id: null,
    }
    for (const [private_number, code] of [
      [demoStaff.head.private_number, 'private_number_known'],
      ['УБ1', 'private_number_invalid'],
    ] as const) {
      const fresh = { ...change, private_number, email: 'fresh@khyanalt.test', grants: [] }
      expect(await test.refused('admin', createStaff, fresh)).toMatchObject({ code })
    }
    const taken = { ...change, private_number: ` ${demoStaff.head.private_number.toLowerCase()} ` }
    expect(await test.refused('admin', updateStaff, taken)).toMatchObject({ code: 'private_number_known' })
    const wrong = { ...change, private_number: 'УБ1' }
    expect(await test.refused('admin', updateStaff, wrong)).toMatchObject({
      status: 422,
      code: 'private_number_invalid',
    })
    await test.call('admin', updateStaff, { ...change, private_number: 'fe55667788' })
    expect((await test.call('admin', readPerson, { id })).data.private_number).toBe('FE55667788')
  })

  it('[REQ-TWO-08] never sees a link: it goes to the own address, for staff once a second one has confirmed', async () => {
    const fresh = await hire()
    expect(JSON.stringify(fresh)).not.toContain('token')
    expect(fresh).toMatchObject({ mailed_to: `hired${made}@khyanalt.test`, proposal: null })
    const first = await mailedLink(test, fresh.id)
    const asked = await test.call('admin', makePasswordLink, { id: demoStaff.head.id, reason: 'Мартсан' })
    expect(asked).toMatchObject({ mailed_to: null, expires_at: null, proposal: expect.any(String) })
    expect(JSON.stringify(asked)).not.toContain('token')
    await expect(mailedLink(test, demoStaff.head.id)).rejects.toThrow()
    expect((await confirm('secondAdmin', asked.proposal ?? '')).status).toBe(200)
    expect(await mailedLink(test, demoStaff.head.id)).not.toBe(first)
    // Whoever turned the address meanwhile turned the link: it is not confirmed any more.
    const again = await test.call('admin', makePasswordLink, { id: fresh.id, reason: 'Мартсан' })
    await test.call('admin', updateStaff, {
      ...(await seen(fresh.id)),
      email: 'elsewhere@khyanalt.test',
      name: 'Баяр',
      private_number: 'УБ60020202',
      position: null,
      organization_id: null,
    })
    expect((await confirm('secondAdmin', again.proposal ?? '')).body.code).toBe('proposal_outdated')
  })
})

describe('a proposed role', () => {
  it('[REQ-TWO-05] [REQ-TWO-06] takes effect when another administrator confirms, with old and new value in the audit, and both are told', async () => {
    const { id, proposal: none } = await hire()
    expect(none).toBeNull()
    const before = { admin: await allTold('admin'), secondAdmin: await allTold('secondAdmin') }
    /** What an administrator was told since. */
    const told = async (as: 'admin' | 'secondAdmin') => {
      const all = await allTold(as)
      return all.filter(content => !before[as].includes(content))
    }
    const proposal = await proposeHead(id)
    expect(await told('secondAdmin')).toEqual([expect.stringContaining(`${demoStaff.admin.name} санал гаргалаа`)])
    expect(await told('admin')).toEqual([])
    expect(await grantsOf(id)).toEqual([{ role: 'REVIEWER' }])
    expect((await test.call('admin', readPerson, { id })).data.proposals).toMatchObject([
      { id: proposal, kind: 'grants', lines: [{ from: { en: 'Inspector' }, to: { en: 'Head of unit' } }] },
    ])
    expect(await test.call('secondAdmin', countProposals, {})).toMatchObject({ waiting: 1 })
    expect(await test.call('admin', countProposals, {})).toMatchObject({ waiting: 0 })
    const [own] = (await test.call('admin', listProposals, {})).data
    expect(own).toMatchObject({ own: true, actions: ['withdraw'], held: 'own_proposal' })
    expect((await confirm('admin', proposal)).body).toMatchObject({ code: 'own_proposal' })
    const [theirs] = (await test.call('secondAdmin', listProposals, {})).data
    expect(theirs).toMatchObject({ own: false, actions: ['confirm', 'refuse'], held: null })

    expect((await confirm('secondAdmin', proposal)).status).toBe(200)
    expect(await grantsOf(id)).toEqual([{ role: 'APPROVER' }])
    const acts = await test.app.services.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_user_id', 'detail'])
      .where('noun', '=', 'proposal')
      .where('noun_id', '=', proposal)
      .orderBy('id')
      .execute()
    expect(acts.map(({ action, actor_user_id }) => [action, actor_user_id])).toEqual([
      ['propose', demoStaff.admin.id],
      ['confirm', demoStaff.secondAdmin.id],
    ])
    expect(acts[1]?.detail).toMatchObject({
      old: { grants: [{ role: 'REVIEWER' }] },
      new: { grants: [{ role: 'APPROVER' }] },
    })
    expect(await told('admin')).toEqual([
      expect.stringContaining(`${demoStaff.secondAdmin.name} таны саналыг баталгаажууллаа`),
    ])
    expect((await test.call('admin', listProposals, { state: 'closed' })).data).toMatchObject([
      { id: proposal, state: 'confirmed', decided_by: demoStaff.secondAdmin.name },
    ])
  })

  it('[REQ-TWO-06] is confirmed once when two confirm at once', async () => {
    const { id } = await hire()
    const proposal = await proposeHead(id)
    const replies = await Promise.all([1, 2, 3].map(() => confirm('secondAdmin', proposal)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(replies.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'proposal_closed',
      'proposal_closed',
    ])
  })

  it('[REQ-TWO-06] runs out after fourteen days, by the clock and by the work of the night', async () => {
    const { id } = await hire()
    const proposal = await proposeHead(id)
    const held = async () => (await test.call('secondAdmin', listProposals, {})).data[0]?.held
    passed = 14 * day - 60_000
    expect(await held()).toBeNull()
    passed = 14 * day
    expect((await confirm('secondAdmin', proposal)).body.code).toBe('proposal_expired')
    await test.app.runNight('expire-proposals')
    expect((await test.call('admin', listProposals, { state: 'closed' })).data).toMatchObject([{ state: 'expired' }])
    expect((await allTold('admin')).join()).toContain('хугацаанд нь баталгаажуулаагүй')
    expect(await grantsOf(id)).toEqual([{ role: 'REVIEWER' }])
  })

  it('[REQ-TWO-06] is not confirmed when the account changed meanwhile; a new proposal takes its place', async () => {
    const { id } = await hire()
    const proposal = await proposeHead(id)
    expect((await test.refused('admin', setGrants, { ...(await seen(id)), grants: [{ role: 'APPROVER' }] })).code).toBe(
      'proposal_waiting',
    )
    await test.call('secondAdmin', setGrants, { ...(await seen(id)), grants: [{ role: 'FINANCE' }] })
    expect((await confirm('secondAdmin', proposal)).body.code).toBe('proposal_outdated')
    const next = await proposeHead(id)
    expect((await confirm('secondAdmin', proposal)).body.code).toBe('proposal_closed')
    expect((await confirm('secondAdmin', next)).status).toBe(200)
  })

  it('[REQ-TWO-05] [REQ-TWO-06] is not confirmed by whom it concerns, nor after its proposer lost the role', async () => {
    const { db } = test.app.services
    await db.deleteFrom('staff_grants').where('user_id', '=', demoStaff.secondHead.id).execute()
    const admin = { id: demoStaff.secondHead.id, user_id: demoStaff.secondHead.id, role: 'ADMIN' as const }
    await db.insertInto('staff_grants').values(admin).execute()
    const asked = { ...(await seen(admin.id)), grants: [{ role: 'ADMIN' as const }, { role: 'APPROVER' as const }] }
    const { proposal } = await test.call('admin', setGrants, asked)
    expect((await test.raw('secondHead', confirmProposal, { id: proposal ?? '' })).body.code).toBe('own_account')
    const grant = {
      id: demoStaff.admin.id.replace('-8000-', '-9000-'),
      user_id: demoStaff.admin.id,
      role: 'ADMIN' as const,
    }
    await db.deleteFrom('staff_grants').where('id', '=', grant.id).execute()
    expect((await confirm('secondAdmin', proposal ?? '')).body.code).toBe('proposal_outdated')
    await db.insertInto('staff_grants').values(grant).execute()
    expect((await confirm('secondAdmin', proposal ?? '')).status).toBe(200)
  })

  it('[REQ-TWO-06] is refused with a reason, or withdrawn by its proposer, and then closed', async () => {
    const { id } = await hire()
    const first = await proposeHead(id)
    expect((await test.refused('secondAdmin', withdrawProposal, { id: first })).code).toBe('not_allowed')
    expect((await test.raw('secondAdmin', refuseProposal, { id: first, reason: ' ' })).status).toBe(400)
    expect((await test.refused('admin', refuseProposal, { id: first, reason: 'Өөрөө' })).code).toBe('own_proposal')
    await test.call('secondAdmin', refuseProposal, { id: first, reason: 'Ажлын байр нь өөр' })
    expect((await confirm('secondAdmin', first)).body.code).toBe('proposal_closed')
    expect((await allTold('admin')).join()).toMatch(/саналаас татгалзлаа.*Ажлын байр нь өөр/)
    const second = await proposeHead(id)
    await test.call('admin', withdrawProposal, { id: second })
    expect((await allTold('secondAdmin')).join()).toContain('саналаа буцаан авлаа')
    expect((await allTold('admin')).join()).not.toContain('буцаан авлаа')
    expect([await actsOn(first), await actsOn(second)]).toEqual([
      ['propose', 'refuse'],
      ['propose', 'withdraw'],
    ])
    expect((await confirm('secondAdmin', second)).body.code).toBe('proposal_closed')
    expect(await grantsOf(id)).toEqual([{ role: 'REVIEWER' }])
    for (const call of [listProposals, countProposals]) {
      expect((await test.refused('head', call, {})).status).toBe(403)
    }
  })

  it('[REQ-TWO-05] of a new account waits, while the rest is given at once', async () => {
    const { id, proposal } = await hire([{ role: 'REVIEWER' }, { role: 'APPROVER' }])
    expect(await grantsOf(id)).toEqual([{ role: 'REVIEWER' }])
    expect((await confirm('secondAdmin', proposal ?? '')).status).toBe(200)
    expect(await grantsOf(id)).toEqual([{ role: 'REVIEWER' }, { role: 'APPROVER' }])
  })
})
