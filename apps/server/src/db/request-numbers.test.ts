import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { nextCounter } from './counters.sql.ts'
import { type Database, openDatabase, openPool } from './pool.ts'
import { openNumbers } from './request-numbers.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase(openPool(database.address, () => {}, 4))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

describe('numbers of requests', () => {
  it('rise one by one within a process, and are given out once by two processes', async () => {
    const [one, other] = [openNumbers(db), openNumbers(db)]
    const draw = async (take: typeof one) => {
      const drawn: number[] = []
      for (let time = 0; time < 25; time++) drawn.push(await take('request-R-2031'))
      return drawn
    }
    const [mine, yours] = await Promise.all([draw(one), draw(other)])
    for (const drawn of [mine, yours]) expect(drawn).toEqual(drawn.toSorted((a, b) => a - b))
    const all = [...mine, ...yours]
    expect(new Set(all).size).toBe(50)
    // Each process leaves less than a block behind.
    expect(Math.max(...all)).toBeLessThanOrEqual(60)
    expect(Math.min(...all)).toBe(1)
  })

  it('are each given to one of many who ask at once', async () => {
    const take = openNumbers(db)
    const drawn = await Promise.all(Array.from({ length: 35 }, () => take('request-R-2032')))
    expect(drawn).toEqual(Array.from({ length: 35 }, (_, at) => at + 1))
  })

  it('go on where another release stopped, key by key', async () => {
    for (let time = 0; time < 3; time++) await inTransaction(db, tx => nextCounter(tx, 'request-F-2031'))
    const take = openNumbers(db)
    expect([await take('request-F-2031'), await take('request-A-2031')]).toEqual([4, 1])
    // The release before takes its own from behind the block.
    expect(await inTransaction(db, tx => nextCounter(tx, 'request-F-2031'))).toBe(14)
    expect(await take('request-F-2031')).toBe(5)
  })

  it('are not waited for behind a request that is still being written', async () => {
    const take = openNumbers(db)
    await inTransaction(db, async tx => {
      await tx.selectFrom('counters').select('value').execute()
      expect(await take('request-R-2033')).toBe(1)
      // Another process, while the first still writes.
      expect(await openNumbers(db)('request-R-2033')).toBe(11)
    })
  })

  it('are asked for again after the database was away', async () => {
    const away = openDatabase(openPool({ ...database.address, database: 'nowhere' } as never, () => {}, 1))
    const take = openNumbers(away)
    await expect(take('request-R-2034')).rejects.toThrow()
    await expect(take('request-R-2034')).rejects.toThrow()
    await away.destroy()
  })
})
