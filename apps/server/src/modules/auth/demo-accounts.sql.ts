// Accounts that came about in a demo: their passwords are known to everybody.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Whether the account of an alias may be used; those of a demo only while it is on. */
export const isOfThisPortal = (alias: 'u' | 'a', demo: boolean): RawBuilder<boolean> =>
  demo ? sql<boolean>`true` : sql<boolean>`(${sql.ref(`${alias}.demo`)} is not true)`

/** Whether one of these accounts came about in a demo. */
export const isAnyOfDemo = async (tx: Tx, userIds: readonly string[]): Promise<boolean> => {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...userIds])
    .where('demo', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
