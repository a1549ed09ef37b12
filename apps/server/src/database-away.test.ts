// The road between server and database is cut, filled with silence and opened again.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { login } from '@khyanalt/contract/auth'
import { countPayable } from '@khyanalt/contract/payable-count'
import { sql } from 'kysely'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '../seeds/demo/people.ts'
import { seedDemo } from '../seeds/demo/seed-demo.ts'
import { removeFolder } from '../test/remove-folder.ts'
import { openRoad, type Road } from '../test/road.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { type DatabaseAddress, openDatabase, openPool } from './db/pool.ts'
import { ringBell } from './db/ring-bell.sql.ts'
import { inTransaction } from './db/transaction.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'khyanalt-road-'))
let database: TestDatabase
let address: DatabaseAddress
let road: Road
let test: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  road = await openRoad(socket())
  address = atPort(road.port)
  test = await openTestApp({ work: true, listen: true, on: { address, dataDir } })
  await seedDemo(test.app.services, { cases: false })
})
afterAll(async () => {
  await test?.close()
  await road?.close()
  await database?.drop()
  removeFolder(dataDir)
})

const socket = (): string => {
  const { host, port } = database.address as { host: string; port: number }
  return `${host}/.s.PGSQL.${port}`
}
const atPort = (port: number) => ({ ...database.address, host: '127.0.0.1', port }) as DatabaseAddress

describe('while the database is away', () => {
  it('calls are refused with a sentence and a time to ask again, and all goes on by itself when it is back', async () => {
    const { db, config } = test.app.services
    const token = await test.token('citizen')
    const ask = () =>
      test.app.http.inject({
        url: `/api${countPayable.path}`,
        headers: { authorization: `Bearer ${token}` },
      })
    expect((await ask()).statusCode).toBe(200)
    const socket = io(config.PUBLIC_URL, { path: '/realtime', forceNew: true, auth: { token } })
    const heard: string[] = []
    socket.onAny(event => heard.push(event))
    await expect.poll(() => socket.connected).toBe(true)

    // A transaction that nobody works on in the moment of the cut must not take the process with it.
    const held = inTransaction(db, async tx => {
      await tx.selectFrom('users').select('id').limit(1).execute()
      road.isCut = true
      await new Promise(resolve => setTimeout(resolve, 50))
      await tx.selectFrom('users').select('id').limit(1).execute()
    })
    await expect(held).rejects.toThrow()
    const refused = await ask()
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.json()).toMatchObject({ result: 'error', code: 'upstream_unavailable' })
    const { register_number } = demoPeople.citizen
    expect((await test.raw(null, login, { register_number, password: 'x' })).status).toBe(503)

    road.isCut = false
    await expect.poll(async () => (await ask()).statusCode, { timeout: 10_000 }).toBe(200)
    // Whoever may have missed something is told to look, and bells are heard over a connection that listens again.
    await expect.poll(() => heard.toSorted(), { timeout: 20_000 }).toEqual(['notifications', 'user'])
    heard.length = 0
    await inTransaction(db, tx => ringBell(tx, { of: 'notifications', userIds: [demoPeople.citizen.id] }))
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['notifications'])
    socket.close()
  })

  it('a statement that gets no answer is given up, and the next one does not wait behind it', async () => {
    const pool = openPool(address, () => {}, 1, { query_timeout: 300 })
    await pool.query('select 1')
    road.delay = 'swallow'
    const client = await pool.connect()
    await expect(client.query('select 1')).rejects.toThrow('Query read timeout')
    client.release()
    road.delay = 0
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
    await pool.end()
  })

  it('a transaction that gets no answer is given up once, not again while it is taken back', async () => {
    const limit = 2000
    const own = await openRoad(socket())
    const db = openDatabase(openPool(atPort(own.port), () => {}, 1, { query_timeout: limit }))
    const waitsTwice = pause(2 * limit, 'a second wait')
    const refused = inTransaction(db, tx => {
      own.delay = 'swallow'
      return sql`select 1`.execute(tx)
    }).catch((error: Error) => error.message)
    expect(await Promise.race([refused, waitsTwice])).toBe('Connection terminated unexpectedly')
    own.delay = 0
    expect((await sql`select 2 as two`.execute(db)).rows).toEqual([{ two: 2 }])
    await db.destroy()
    await own.close()
  })
})
