import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase, openPool } from '../src/db/pool.ts'
import { createTestDatabase } from './test-database.ts'

describe('a test database', () => {
  it('is migrated, and nothing written to it shows in another', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
    const first = openDatabase(openPool(one.address, () => {}))
    const second = openDatabase(openPool(other.address, () => {}))
    await sql`create table only_here (id int)`.execute(first)
    const find = sql<{ here: string | null; users: string | null }>`
      select to_regclass('only_here')::text as here, to_regclass('users')::text as users`
    expect((await find.execute(first)).rows).toEqual([{ here: 'only_here', users: 'users' }])
    expect((await find.execute(second)).rows).toEqual([{ here: null, users: 'users' }])
    await Promise.all([first.destroy(), second.destroy()])
    await Promise.all([one.drop(), other.drop()])
  })
})
