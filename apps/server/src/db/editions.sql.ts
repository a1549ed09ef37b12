// Which edition of the things everybody reads the database holds; triggers raise it with every change.
import { sql } from 'kysely'
import { agencyToday } from './agency-today.ts'
import type { Database } from './pool.ts'
import type { Tx } from './transaction.ts'

/** The editions of catalogue and posts as one text; equal texts mean that nothing has changed. */
export const readEdition = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ edition: string }>`
    select string_agg(noun || value, ' ' order by noun) as edition from editions
  `.execute(db)
  return rows[0]?.edition ?? ''
}

/**
 * The edition of the lists as this transaction sees them. It names who wrote it: a number that a transaction took and
 * gave back is taken again by the next one. It names the day, since options begin and end with days.
 */
export const readListEdition = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ edition: string }>`
    select current_database() || ' ' || value || ' ' || xmin || ' ' || ${agencyToday}::text as edition from editions where noun = 'lists'
  `.execute(tx)
  return rows[0]?.edition ?? ''
}
