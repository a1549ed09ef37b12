// What the database says after a run.
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { inTransaction } from '../../apps/server/src/db/transaction.ts'
import { countJobs } from '../../apps/server/src/jobs/job-lists.sql.ts'
import { givenUpQueue, names } from '../../apps/server/src/jobs/jobs.ts'

/** Jobs that wait or run, and jobs that were given up. */
export const readJobs = async (db: Database): Promise<{ readonly unfinished: number; readonly givenUp: number }> => {
  const rows = await inTransaction(db, tx => countJobs(tx, names, givenUpQueue))
  return {
    unfinished: rows.reduce((sum, { waiting, running }) => sum + waiting + running, 0),
    givenUp: rows.reduce((sum, { given_up }) => sum + given_up, 0),
  }
}

/** Cases with one serial number: processes that started together and each made the demo's cases. */
export const countDoubledCases = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from
      (select 1 from requests where answers->>'unit_serial' is not null
       group by owner_user_id, answers->>'unit_serial' having count(*) > 1) t
  `.execute(db)
  return rows[0]?.n ?? 0
}

/** How much room the database takes, in bytes. */
export const measureRoom = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}
