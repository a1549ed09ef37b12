import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeFolder } from '../../test/remove-folder.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { listMigrations, migrate } from './migrate.ts'

let database: TestDatabase
let client: pg.Client
let folder: string
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  client = new pg.Client(database.address)
  await client.connect()
  folder = mkdtempSync(join(tmpdir(), 'khyanalt-migrations-'))
})
afterEach(async () => {
  await client.end()
  await database.drop()
  removeFolder(folder)
})

const write = (name: string, text: string): void => writeFileSync(join(folder, `${name}.sql`), text)
const done = async (): Promise<string[]> =>
  (await client.query<{ name: string }>('select name from kysely_migration order by name')).rows.map(row => row.name)

describe('migrations', () => {
  it('run once, also when two processes start at once', async () => {
    await Promise.all([migrate(database.address), migrate(database.address)])
    expect(await done()).toEqual(await listMigrations())
  })

  it('let an earlier release start on the database of a later one, so that there is a way back', async () => {
    write('0001-one', 'create table one (id integer)')
    write('0002-of-a-later-release', 'alter table one add column two integer')
    await migrate(database.address, { folder })
    rmSync(join(folder, '0002-of-a-later-release.sql'))
    await migrate(database.address, { folder })
    expect(await done()).toEqual(['0001-one', '0002-of-a-later-release'])
  })

  it('give way to people who hold a lock, and try again', async () => {
    write('0001-one', 'create table one (id integer)')
    await migrate(database.address, { folder })
    write('0002-two', 'alter table one add column two integer')
    await client.query('begin')
    await client.query('insert into one values (1)')
    const waiting = migrate(database.address, { folder, lockMs: 20 })
    // Somebody who comes later is not held up behind the migration, which has given up meanwhile.
    const other = new pg.Client(database.address)
    await other.connect()
    await other.query("set statement_timeout = '5s'")
    await other.query('insert into one values (2)')
    await other.end()
    await client.query('commit')
    await waiting
    expect((await client.query('select id, two from one order by id')).rows).toHaveLength(2)
  })

  it('try again when somebody whom they wait for waits for them', async () => {
    write('0001-two', 'create table one (id integer); create table two (id integer)')
    await migrate(database.address, { folder })
    write('0002-both', 'lock table one in access exclusive mode; alter table two add column more integer')
    // Whoever looks for a deadlock first is the one who gives way; here it is the migration.
    await client.query("set deadlock_timeout = '10min'")
    await client.query('begin')
    await client.query('insert into two values (1)')
    const waiting = migrate(database.address, { folder, lockMs: 10_000 })
    const stands = "select count(*)::int as held from pg_locks where relation = 'one'::regclass and granted"
    while ((await client.query<{ held: number }>(stands)).rows[0]?.held === 0);
    await client.query('insert into one values (1)')
    await client.query('commit')
    await waiting
    expect(await done()).toEqual(['0001-two', '0002-both'])
  })

  it('take nothing half: a failing one leaves no trace and names its file', async () => {
    write('0001-broken', 'create table one (id integer); select nonsense')
    await expect(migrate(database.address, { folder })).rejects.toThrow('migration 0001-broken failed')
    expect((await client.query("select to_regclass('one') as one")).rows).toEqual([{ one: null }])
  })

  it('build indexes beside writers where a file says so, again after an attempt that was cut short', async () => {
    write('0001-one', 'create table one (id integer)')
    await migrate(database.address, { folder })
    await client.query('create index one_id on one (id)')
    write(
      '0002-index',
      '-- outside a transaction\ndrop index concurrently if exists one_id;\ncreate index concurrently one_id on one (id);',
    )
    await migrate(database.address, { folder })
    expect(await done()).toEqual(['0001-one', '0002-index'])
  })
})
