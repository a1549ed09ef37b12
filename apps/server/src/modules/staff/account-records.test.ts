// What is written down and answered of accounts and roles, to the letter.
import { listProposals } from '@khyanalt/contract/proposals'
import {
  createForeigner,
  createStaff,
  makePasswordLink,
  readPerson,
  setGrants,
  updateStaff,
} from '@khyanalt/contract/staff-people'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { meetSecondAdministrator } from '../../../test/second-administrator.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await meetSecondAdministrator(test)
})
afterAll(() => test.close())

let number = 0
const someone = () => {
  number += 1
  return {
    email: `record${number}@khyanalt.test`,
    name: `Ням ${number}`,
    private_number: `УБ7201${1000 + number}`,
    position: 'Улсын байцаагч',
    organization_id: 1,
  }
}
const seen = async (id: string) => ({ id, version: (await test.call('admin', readPerson, { id })).data.version })
const recorded = async (id: string) =>
  test.app.services.db
    .selectFrom('audit_entries')
    .select(['action', 'detail'])
    .where('noun', '=', 'account')
    .where('noun_id', '=', id)
    .where('action', '!=', 'view')
    .orderBy('id')
    .execute()

describe('a new account', () => {
  it('is written down with what its owner signs in by, and with the roles it begins with', async () => {
    const person = someone()
    const grants = [{ role: 'REVIEWER' as const, categoryId: 1, organizationId: 1 }]
    const { id } = await test.call('admin', createStaff, { ...person, grants })
    expect(await recorded(id)).toEqual([{ action: 'create', detail: { login: person.email, grants } }])
    const foreigner = { register_number: 'FE88776655', name: 'Weber Anna', nationality: 'Герман' }
    const made = await test.call('admin', createForeigner, { ...foreigner, email: 'weber@khyanalt.test' })
    expect(made).toMatchObject({ proposal: null, mailed_to: 'weber@khyanalt.test' })
    expect(await recorded(made.id)).toEqual([{ action: 'create', detail: { login: 'FE88776655' } }])
  })

  it('of a unit that the agency does not have is refused at the unit, made or changed', async () => {
    const wrong = { code: 'grants_invalid', problems: [{ code: 'unknown_organization', path: 'organization_id' }] }
    const grants = [{ role: 'REVIEWER' as const }]
    const lost = { ...someone(), organization_id: 999 }
    expect(await test.refused('admin', createStaff, { ...lost, grants })).toMatchObject(wrong)
    const person = someone()
    const { id } = await test.call('admin', createStaff, { ...person, grants })
    const moved = { ...(await seen(id)), ...person, organization_id: 999 }
    expect(await test.refused('admin', updateStaff, moved)).toMatchObject(wrong)
    await test.call('admin', updateStaff, { ...(await seen(id)), ...person, organization_id: null })
  })
})

describe('roles', () => {
  it('are answered as they were given: limited by module, category and unit, or not at all', async () => {
    const grants = [
      { role: 'REVIEWER' as const, module: 'FSI' as const },
      { role: 'OPERATOR' as const, organizationId: 2 },
      { role: 'FINANCE' as const },
    ]
    const { id } = await test.call('admin', createStaff, { ...someone(), grants })
    expect((await test.call('admin', readPerson, { id })).data.grants).toEqual(grants)
  })

  it('of a head of unit are proposed under the name and the address of whom they concern', async () => {
    const person = someone()
    const { id } = await test.call('admin', createStaff, { ...person, grants: [{ role: 'REVIEWER' }] })
    const asked = { ...(await seen(id)), grants: [{ role: 'APPROVER' as const }] }
    const { proposal } = await test.call('admin', setGrants, asked)
    const { data } = await test.call('secondAdmin', listProposals, {})
    const found = data.find(each => each.id === proposal)
    expect(found?.subject.mn).toBe(`${person.name}, ${person.email}`)
  })

  it('are for staff alone: the account of a client is not found', async () => {
    const { id } = demoPeople.citizen
    const asked = { ...(await seen(id)), grants: [{ role: 'REVIEWER' as const }] }
    expect(await test.refused('admin', setGrants, asked)).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('a link for a password', () => {
  it('goes to a client at once, and to nobody who does not exist', async () => {
    const { id, email } = demoPeople.dentist
    const sent = await test.call('admin', makePasswordLink, { id, reason: 'Мартсан' })
    expect(sent).toMatchObject({ id, proposal: null, mailed_to: email })
    expect(Date.parse(sent.expires_at ?? '')).toBeGreaterThan(Date.now())
    const nobody = { id: uuidv7(), reason: 'Мартсан' }
    expect(await test.refused('admin', makePasswordLink, nobody)).toMatchObject({ status: 404, code: 'not_found' })
  })
})
