import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { type Database, openDatabase, openPool } from '../../src/db/pool.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { demoPeople, demoStaff, seedDemoPeople } from './people.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase(openPool(database.address, () => {}))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const seed = () => inTransaction(db, tx => seedDemoPeople(tx, systemClock))
const everything = async () => ({
  users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
  grants: await db.selectFrom('staff_grants').selectAll().orderBy('id').execute(),
  members: await db.selectFrom('company_members').selectAll().orderBy('user_id').execute(),
})

it('adds everybody once and leaves what people changed', async () => {
  await seed()
  await db.updateTable('users').set({ phone: '88000000' }).where('id', '=', demoPeople.citizen.id).execute()
  const before = await everything()
  await seed()
  expect(await everything()).toEqual(before)
  expect(before.users).toHaveLength(17)
  expect(before.grants.map(grant => grant.role).sort()).toEqual(
    Object.values(demoStaff)
      .map(({ role }) => role)
      .sort(),
  )
  expect(before.members.filter(member => member.role === 'MEMBER').map(member => member.user_id)).toEqual([
    demoPeople.mineMember.id,
    demoPeople.radiologist.id,
  ])
})

it('adds who is missing, without the person whose register number belongs to somebody else now', async () => {
  const { foreigner, mineMember } = demoPeople
  await db.deleteFrom('company_members').execute()
  await db.deleteFrom('users').where('id', 'in', [foreigner.id, mineMember.id]).execute()
  const now = systemClock.now()
  const register_number = mineMember.register_number
  const taken = {
    id: uuidv7(),
    kind: 'client' as const,
    register_number,
    name: 'Өөр хүн',
    created_at: now,
    updated_at: now,
  }
  await db.insertInto('users').values(taken).execute()
  await seed()
  const ids = (await everything()).users.map(user => user.id)
  expect(ids).toContain(foreigner.id)
  expect(ids).not.toContain(mineMember.id)
})
