// People go on while food objects move (ADR 0031).
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let person: pg.Client
let reader: pg.Client
const open = async (): Promise<pg.Client> => {
  const client = new pg.Client(database.address)
  await client.connect()
  await client.query("set statement_timeout = '1500ms'")
  return client
}
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  person = await open()
  reader = await open()
})
afterEach(async () => {
  await Promise.all([person.end(), reader.end()])
  await database.drop()
})

/** Until the migration waits for somebody. */
const waiting = async (): Promise<void> => {
  for (;;) {
    const { rows } = await reader.query<{ waits: boolean }>(
      'select exists (select from pg_locks where not granted) as waits',
    )
    if (rows[0]?.waits) return
  }
}
const readObjects = (as: pg.Client) => as.query('select id from food_objects')

it('[REQ-CASE-08] whoever reads an account and then food objects, as every page does, waits for nothing', async () => {
  await migrate(database.address, { last: '0079-check-papers-of-cases' })
  await person.query('begin')
  await person.query('select id from users')
  const moving = migrate(database.address)
  await waiting()
  await readObjects(person)
  await person.query('commit')
  await expect(moving).resolves.toBeUndefined()
}, 60_000)

it('[REQ-CASE-08] while the rows are copied food objects are read, and no other table is shut', async () => {
  await migrate(database.address, { last: '0081-index-cases' })
  // Holds the migration up where it copies.
  await person.query('begin; lock table cases in share mode')
  // Later ones may change accounts, which somebody reads here all the time.
  const moving = migrate(database.address, { last: '0083-check-moved-food-objects' })
  await waiting()
  await readObjects(reader)
  await reader.query('begin; select 1 from users, companies, organizations, audit_entries')
  await person.query('commit')
  await expect(moving).resolves.toBeUndefined()
  await readObjects(reader)
  await reader.query('commit')
}, 60_000)
