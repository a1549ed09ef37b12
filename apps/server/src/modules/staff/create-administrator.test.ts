// An administrator whom the server makes although there are others: who is told, and what the audit says.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createAdministrator } from './create-administrator.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const make = (force: boolean) =>
  inTransaction(test.app.services.db, tx =>
    createAdministrator(tx, test.app.services, { email: 'new@agency.mn', name: 'Болд', force }),
  )

it('[REQ-CLI-05] refuses a further administrator unless it must, audits one, and tells all others and nobody else', async () => {
  const { db } = test.app.services
  expect(await make(false)).toEqual({ refused: 'has_administrator' })
  const made = await make(true)
  expect('link' in made ? made.link : null).toMatch(/\/newpassword\?token=[\w-]+\.[\w-]{43}$/)
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('login_email', '=', 'new@agency.mn')
    .executeTakeFirstOrThrow()
  const audited = await db.selectFrom('audit_entries').select(['action', 'detail']).where('noun_id', '=', id).execute()
  expect(audited.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'password_link']))
  for (const { detail } of audited.filter(({ action }) => action === 'password_link'))
    expect(detail).toMatchObject({ reason: 'command on the server' })
  const administrators = await db.selectFrom('staff_grants').select('user_id').where('role', '=', 'ADMIN').execute()
  const told = await db
    .selectFrom('notifications')
    .select('user_id')
    .where(sql<string>`notifications::text`, 'like', '%new@agency.mn%')
    .execute()
  const others = administrators.map(({ user_id }) => user_id).filter(user => user !== id)
  expect(others).toContain(demoStaff.admin.id)
  expect(told.map(({ user_id }) => user_id).toSorted()).toEqual(others.toSorted())
})
