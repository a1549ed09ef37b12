// Roles and links from the command on the server, for the day when no second administrator can confirm.
import { setPassword } from '@khyanalt/contract/auth'
import { listNotifications } from '@khyanalt/contract/notifications'
import { lockPerson, readPerson } from '@khyanalt/contract/staff-people'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { grantFromServer, linkFromServer } from './from-server.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const acts = (id: string) =>
  test.app.services.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_user_id'])
    .where('noun', '=', 'account')
    .where('noun_id', '=', id)
    .orderBy('id')
    .execute()

it('[REQ-TWO-07] gives a role beside those there are, audited without an account and told to all administrators', async () => {
  const { services } = test.app
  const { id, login_email: login } = demoStaff.inspector
  const seeded = await acts(id)
  const grant = (who: string) =>
    inTransaction(services.db, tx => grantFromServer(tx, services, { login: who, role: 'ADMIN' }))
  expect(await grant('nobody@khyanalt.test')).toBe(false)
  expect(await grant('УБ85010112')).toBe(false)
  expect(await grant(login.toUpperCase())).toBe(true)
  expect((await test.call('admin', readPerson, { id })).data.grants).toEqual([{ role: 'REVIEWER' }, { role: 'ADMIN' }])
  expect((await acts(id)).slice(seeded.length)).toEqual([{ action: 'set_roles', actor_user_id: null }])
  for (const one of ['admin', 'secondAdmin'] as const) {
    expect(JSON.stringify(await test.call(one, listNotifications, {}))).toContain('Серверийн командаар')
  }
})

it('[REQ-TWO-07] prints a link that works once, audited and told to all administrators, and knows nobody who is locked', async () => {
  const { services } = test.app
  const link = (who: string) => inTransaction(services.db, tx => linkFromServer(tx, services, who))
  expect(await link('nobody@khyanalt.test')).toBeNull()
  const told = (as: 'admin' | 'secondAdmin' | 'finance' | 'inspector') =>
    test.call(as, listNotifications, {}).then(({ data }) => data.filter(({ content }) => content.includes('Серверийн')))
  const before = (await told('admin')).length
  const address = await link(demoStaff.finance.login_email)
  for (const one of ['admin', 'secondAdmin'] as const) expect(await told(one), one).toHaveLength(before + 1)
  const token = new URL(address ?? '').searchParams.get('token') ?? ''
  const chosen = { token, password: 'дөрвөн хар морь' }
  expect(await test.call(null, setPassword, chosen)).toMatchObject({ login: demoStaff.finance.login_email })
  expect((await test.refused(null, setPassword, chosen)).code).toBe('password_link_invalid')
  const acted = await acts(demoStaff.finance.id)
  expect(acted.find(({ action }) => action === 'password_link')).toEqual({
    action: 'password_link',
    actor_user_id: null,
  })
  const { id, login_email: login } = demoStaff.finance
  const { version } = (await test.call('admin', readPerson, { id })).data
  await test.call('admin', lockPerson, { id, version, reason: 'Ажлаас чөлөөлөгдсөн' })
  expect(await link(login)).toBeNull()
})
