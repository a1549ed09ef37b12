// Limits of roles as rules read them, and the own number that somebody gives for the first time.
import { createStaff, readPerson, updateStaff } from '@khyanalt/contract/staff-people'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { grantsOf } from './grants.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('roles are read with the limits they were given with, and with none where none were', async () => {
  const grants = [
    { role: 'REVIEWER' as const, module: 'FSI' as const },
    { role: 'REVIEWER' as const, categoryId: 1 },
    { role: 'OPERATOR' as const, organizationId: 2 },
    { role: 'FINANCE' as const },
  ]
  const { id } = await test.call('admin', createStaff, {
    email: 'limits@khyanalt.test',
    name: 'Ням',
    private_number: 'УБ72019999',
    position: 'Улсын байцаагч',
    organization_id: 1,
    grants,
  })
  expect(await inTransaction(test.app.services.db, tx => grantsOf(tx, id))).toEqual(grants)
})

it('an administrator gives the own number once, and changes it through another one from then on', async () => {
  const { id } = demoStaff.admin
  const { db } = test.app.services
  await db.updateTable('users').set({ private_number: null }).where('id', '=', id).execute()
  const change = async (private_number: string) => {
    const { data } = await test.call('admin', readPerson, { id })
    const { version, name } = data
    const email = demoStaff.admin.login_email
    return test.raw('admin', updateStaff, {
      id,
      version,
      email,
      name,
      position: 'Админ',
      organization_id: 1,
      private_number,
    })
  }
  expect((await change('УБ75010101')).status).toBe(200)
  expect((await change('УБ75020202')).body.code).toBe('own_account')
})
