// What the drill asks the databases.
import { sql } from 'kysely'
import type { DatabaseAddress } from '../../apps/server/src/db/pool.ts'
import { withDatabase } from '../../bench/crash/verify.sql.ts'

/** The numbers of all requests. */
export const listNumbers = (address: DatabaseAddress): Promise<string[]> =>
  withDatabase(address, async db => {
    const rows = await db.selectFrom('requests').select('request_number').execute()
    return rows.map(row => row.request_number)
  })

/** The moment by the clock of the database, as PostgreSQL takes it for recovery_target_time. */
export const readClock = (address: DatabaseAddress): Promise<string> =>
  withDatabase(address, async db => {
    const { rows } = await sql<{ moment: string }>`select clock_timestamp()::text as moment`.execute(db)
    return rows[0]?.moment ?? ''
  })

/** Resolves when no job waits or runs. */
export const jobsAreDone = (address: DatabaseAddress): Promise<boolean> =>
  withDatabase(address, async db => {
    const { rows } = await sql`
      select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`.execute(db)
    return rows.length === 0
  })
