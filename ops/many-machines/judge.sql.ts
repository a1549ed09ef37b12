// What the database says after a run.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, type DatabaseAddress, openDatabase, openPool } from '../../apps/server/src/db/pool.ts'
import { inTransaction } from '../../apps/server/src/db/transaction.ts'
import { countJobs } from '../../apps/server/src/jobs/job-lists.sql.ts'
import { givenUpQueue, names } from '../../apps/server/src/jobs/jobs.ts'

const withDatabase = async <T>(address: DatabaseAddress, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = openDatabase(openPool(address, () => {}, 2))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Waits until no job waits or runs; answers how many still did after so many seconds, and how many were given up. */
export const waitForJobs = (
  address: DatabaseAddress,
  seconds: number,
): Promise<{ readonly unfinished: number; readonly givenUp: number }> =>
  withDatabase(address, async db => {
    for (let tries = 0; ; tries++) {
      const rows = await inTransaction(db, tx => countJobs(tx, names, givenUpQueue))
      const unfinished = rows.reduce((sum, { waiting, running }) => sum + waiting + running, 0)
      const givenUp = rows.reduce((sum, { given_up }) => sum + given_up, 0)
      if (unfinished === 0 || tries === seconds) return { unfinished, givenUp }
      await pause(1000)
    }
  })

/** Cases with one serial number: processes that started together and each made the demo's cases. */
export const countDoubledCases = (address: DatabaseAddress): Promise<number> =>
  withDatabase(address, async db => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from
        (select 1 from requests where answers->>'unit_serial' is not null
         group by owner_user_id, answers->>'unit_serial' having count(*) > 1) t
    `.execute(db)
    return rows[0]?.n ?? 0
  })

/** How much room everything takes, in bytes. */
export const measureRoom = (
  address: DatabaseAddress,
  storeFolder: string,
): Promise<{ readonly database: number; readonly store: number }> =>
  withDatabase(address, async db => {
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
    const files = readdirSync(storeFolder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    const store = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
    return { database: rows[0]?.bytes ?? 0, store }
  })
