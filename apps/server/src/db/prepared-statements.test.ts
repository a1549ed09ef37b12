import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openJobs } from '../jobs/jobs.ts'
import { openDatabase, openPool } from './pool.ts'
import { preparingClient } from './prepared-statements.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  const PreparingClient = preparingClient()
  client = new PreparingClient(database.address as pg.ClientConfig)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const say = async (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> => {
  const { rows } = await client.query(text, [...values])
  return rows
}
/** What the connection has prepared that speaks of this. */
const prepared = async (word: string): Promise<number> => {
  const { rows } = await client.query({
    text: `select statement from pg_prepared_statements where statement like '%' || $1 || '%'`,
    values: [word],
  })
  return rows.length
}

test('[REQ-SPEED-01] a statement that comes again is prepared and answers each time by its own values', async () => {
  const answers: unknown[] = []
  for (const value of [1, 2, 3, 4, 5, 6, 7, 8]) {
    answers.push((await say('select $1::integer * 2 as doubled', [value]))[0]?.doubled)
  }
  expect(answers).toEqual([2, 4, 6, 8, 10, 12, 14, 16])
  expect(await prepared('doubled')).toBe(1)
})

test('what depends on how many rows there are, or on which columns, is planned each time', async () => {
  await say('create temporary table things (id integer)')
  for (let time = 0; time < 8; time++) {
    await say('select id as paged from things order by id limit $1', [time])
    await say('select count(*) as counted from things where id > $1', [time])
    await say('select * from things as starred where id > $1', [time])
  }
  await say('alter table things add name text')
  expect(await say('select * from things as starred where id > $1', [1])).toEqual([])
  for (const word of ['paged', 'counted', 'starred']) expect(await prepared(word)).toBe(0)
})

test('a prepared statement goes on after columns were added, as when a release moves on under running processes', async () => {
  await say('create temporary table grown (id integer)')
  const add = () => say('insert into grown (id) values ($1) returning id as added', [7])
  for (let time = 0; time < 8; time++) await add()
  await say(`alter table grown add name text default 'x'`)
  expect(await add()).toEqual([{ added: 7 }])
})

test('[REQ-SPEED-01] what puts a job into the queue is prepared, one text for each kind of job', async () => {
  const jobs = await openJobs(database.address, () => {}, { work: false })
  const db = openDatabase(openPool(database.address, () => {}, 1))
  for (let time = 0; time < 4; time++) {
    await inTransaction(db, async tx => {
      await jobs.enqueue(tx, 'render-certificate', { certificateVersionId: String(time) })
      await jobs.enqueue(tx, 'send-password-link', { linkId: String(time) })
    })
  }
  const { rows } = await sql<{ name: string; runs: number }>`
    select substring(statement from '''([a-z-]+)'' as name') as name, (generic_plans + custom_plans)::int as runs
    from pg_prepared_statements where statement like '%INSERT INTO pgboss.%' order by 1
  `.execute(db)
  expect(rows).toEqual([
    { name: 'render-certificate', runs: 2 },
    { name: 'send-password-link', runs: 2 },
  ])
  const queued = await sql<{
    count: number
  }>`select count(*)::int as count from pgboss.job where data ? 'linkId'`.execute(db)
  expect(queued.rows).toEqual([{ count: 4 }])
  await db.destroy()
  await jobs.stop()
})
