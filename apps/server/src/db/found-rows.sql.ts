// Pages of long lists: rows are found by what an index holds, counted to a limit, and only those shown are read whole.
import { type AliasedExpression, type Expression, type QueryCreator, sql } from 'kysely'
import type { DB } from './schema.ts'
import type { Tx } from './transaction.ts'

/** A query that can be stopped after so many rows. */
type Limitable<Row> = { limit(most: number): { as(name: 'found'): AliasedExpression<Row, 'found'> } }

/** How many rows a query finds, counted up to a limit. */
export const countTo = async <Row>(tx: Tx, matching: Limitable<Row>, limit: number): Promise<number> => {
  const { total } = await tx
    .selectFrom(matching.limit(limit).as('found'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * The rows of a query as the table `found`, of which a page is cut. Few are gathered and then sorted: on a walk in the
 * order of the list they might never be met. Many are met at once.
 */
export const openFound = <Row extends Record<string, unknown>>(
  tx: Tx,
  matching: Expression<Row>,
  few: boolean,
): QueryCreator<DB & { found: Row }> =>
  tx.with(
    cte => (few ? cte('found').materialized() : cte('found')),
    () => matching,
  )

/** Rows in the order in which their ids were found. */
export const inOrderOf = <Row extends { readonly id: string }>(
  found: readonly { readonly id: string }[],
  rows: readonly Row[],
): Row[] => {
  const places = new Map(found.map(({ id }, place) => [id, place]))
  return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

/** So many rows are gathered and sorted; more are met in the order of the list soon enough. */
const mostGathered = 1_000

/** Ids of the latest rows of a query (`id`, and `at` to sort by), without counting them. */
export const listLatest = async (
  tx: Tx,
  matching: Expression<{ id: string; at: Date | null }>,
  limit: number,
): Promise<{ id: string }[]> => {
  const { rows } = await sql<{ id: string; gathered: number }>`
    with found as materialized (select * from ${matching} as m limit ${sql.lit(mostGathered)})
    select id, (select count(*)::integer from found) as gathered from found order by at desc, id desc limit ${limit}
  `.execute(tx)
  if ((rows[0]?.gathered ?? 0) < mostGathered) return rows
  const walked = await sql<{ id: string }>`
    select id from ${matching} as m order by at desc, id desc limit ${limit}`.execute(tx)
  return walked.rows
}

/**
 * Until the transaction ends, rows are looked for by indexes alone. Of words that nobody bears PostgreSQL expects some
 * rows, and would rather read a table until it meets a few of them.
 */
export const searchByIndex = async (tx: Tx): Promise<void> => {
  await sql`set local enable_seqscan = off`.execute(tx)
}
