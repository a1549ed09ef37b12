// Which edition of the things everybody reads the database holds; triggers raise it with every change.
import { sql } from 'kysely'
import type { Database } from './pool.ts'

/** The editions of catalogue and posts as one text; equal texts mean that nothing has changed. */
export const readEdition = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ edition: string }>`
    select string_agg(noun || value, ' ' order by noun) as edition from editions
  `.execute(db)
  return rows[0]?.edition ?? ''
}
