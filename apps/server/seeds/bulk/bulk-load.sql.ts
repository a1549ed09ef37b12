// SQL of loading many rows at once.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../src/db/pool.ts'
import type { Tx } from '../../src/db/transaction.ts'

/** How many rows of a noun the bulk has made so far. */
export const countMade = async (tx: Tx, noun: string): Promise<number> => {
  const row = await tx.selectFrom('counters').select('value').where('key', '=', `bulk-${noun}`).executeTakeFirst()
  return row?.value ?? 0
}

export const keepMade = async (tx: Tx, noun: string, value: number): Promise<void> => {
  await tx
    .insertInto('counters')
    .values({ key: `bulk-${noun}`, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/**
 * Loads while the tables have no indexes but those of their constraints, and makes the indexes again: several times
 * faster than to sort every row into each.
 */
export const withoutIndexes = async (tx: Tx, tables: readonly string[], load: () => Promise<void>): Promise<void> => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
    where i.indrelid::regclass::text = any(${[...tables]}) and c.oid is null`.execute(tx)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(tx)
  await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
  await load()
  for (const { definition } of rows) await sql.raw(definition).execute(tx)
}

/** Commits to the log at once: vacuum marks no page as seen by all whose commit the log has not got yet. */
export const commitAtOnce = async (tx: Tx): Promise<void> => {
  await sql`set local synchronous_commit = on`.execute(tx)
}

/**
 * Loads without triggers where the account may: foreign keys are not asked row by row, since the rows refer to each
 * other by construction, and no made-up act waits for a seal.
 */
export const withoutTriggers = async (tx: Tx, load: () => Promise<void>): Promise<void> => {
  const { rows } = await sql<{
    mighty: boolean
  }>`select rolsuper as mighty from pg_roles where rolname = current_user`.execute(tx)
  if (rows[0]?.mighty) await sql`set local session_replication_role = replica`.execute(tx)
  await load()
  if (rows[0]?.mighty) await sql`set local session_replication_role = origin`.execute(tx)
}

/**
 * Lets the indexes of constraints rest too, where the account may: those that are not ready get no rows, and making
 * them again finds every row and refuses twins. Only for tables that nothing is looked up in meanwhile.
 */
export const withoutConstraints = async (
  tx: Tx,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> => {
  const { rows } = await sql<{ mighty: boolean }>`
    select rolsuper as mighty from pg_roles where rolname = current_user`.execute(tx)
  if (!rows[0]?.mighty) return load()
  await sql`
    update pg_index set indisready = false, indisvalid = false
    where indrelid::regclass::text = any(${[...tables]})`.execute(tx)
  await load()
  for (const table of tables) await sql`reindex table ${sql.table(table)}`.execute(tx)
}

/** Tells the planner what is there now. */
export const analyzeTables = async (db: Database, tables: readonly string[]): Promise<void> => {
  for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** A number in [0, 1) that belongs to the row number `n`: the same for the same seed. */
export const chance = (seed: number): RawBuilder<number> =>
  sql`((hashint8extended(n, ${sql.lit(seed)}) & 16777215) / 16777216.0::float8)`

/** One of the words by the row number; the words stand as a constructor, which the planner reads once for all rows. */
export const pick = (words: readonly string[], seed: number): RawBuilder<string> =>
  sql`(array[${sql.join(words.map(word => sql.lit(word)))}])[1 + floor(${chance(seed)} * ${sql.lit(words.length)})::int]`

/** The id of row `n` of a noun made at a time, in the order of time as the portal makes its own. */
export const rowId = (noun: number, n: RawBuilder<number>, at: RawBuilder<Date>): RawBuilder<string> =>
  sql`(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(${sql.lit(noun)}), 3, '0')
    || '8' || lpad(to_hex(${n}), 15, '0'))::uuid`

/** Rows that later parts refer to by number have ids without a time. */
export const plainId = (noun: number, n: RawBuilder<unknown>): RawBuilder<string> =>
  sql`('01900000-0000-7' || lpad(to_hex(${sql.lit(noun)}), 3, '0') || '-8000-' || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`
