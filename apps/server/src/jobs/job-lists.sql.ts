// SQL over the queue's own tables, for operators; pg-boss keeps them in its schema.
import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'

/** A job that failed to the end. */
export type GivenUpJob = {
  readonly id: string
  readonly name: string
  readonly data: Readonly<Record<string, unknown>>
  readonly tries: number
  readonly output: { readonly message?: unknown } | null
  readonly created_at: Date
  readonly given_up_at: Date
}

type QueueCount = {
  readonly name: string
  readonly waiting: number
  readonly running: number
  readonly given_up: number
  readonly oldest: Date | null
}

/** How many jobs of each kind wait, run and were given up, and since when the oldest could run. */
export const countJobs = async (tx: Tx, names: readonly string[], givenUpQueue: string) => {
  const { rows } = await sql<QueueCount>`
    select n.name,
      (select count(*)::int from pgboss.job j where j.name = n.name and j.state in ('created', 'retry')) as waiting,
      (select count(*)::int from pgboss.job j where j.name = n.name and j.state = 'active') as running,
      (select count(*)::int from pgboss.job j
        where j.name = ${givenUpQueue} and j.state = 'created' and j.source_name = n.name) as given_up,
      (select min(j.start_after) from pgboss.job j
        where j.name = n.name and j.state in ('created', 'retry') and j.start_after <= now()) as oldest
    from unnest(${[...names]}::text[]) as n (name)
    order by n.name
  `.execute(tx)
  return rows
}

/** The latest jobs that were given up, and how many there are. */
export const listGivenUp = async (tx: Tx, queue: string, limit: number) => {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from pgboss.job where name = ${queue} and state = 'created'
  `.execute(tx)
  const { rows } = await sql<GivenUpJob>`
    select id, source_name as name, data - 'origin' as data, coalesce(source_retry_count, 0) + 1 as tries, source_output as output,
      coalesce(source_created_on, created_on) as created_at, created_on as given_up_at
    from pgboss.job where name = ${queue} and state = 'created'
    order by created_on desc, id limit ${limit}
  `.execute(tx)
  return { total: counted.rows[0]?.total ?? 0, rows }
}

/** The tasks that are planned for the nights. */
export const listPlannedTasks = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{
    key: string
  }>`select key from pgboss.schedule where name = 'nightly' order by key`.execute(tx)
  return rows.map(row => row.key)
}
