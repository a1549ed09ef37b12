// SQL of the addresses of calendars.
import { mayAs } from '../../db/member-rights.sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** The part of a person's address that names it. */
export const findFeed = async (tx: Tx, userId: string): Promise<string | null> => {
  const row = await tx.selectFrom('calendar_feeds').select('id').where('user_id', '=', userId).executeTakeFirst()
  return row?.id ?? null
}

/** Whose address this is, with the companies that the person belongs to now; null for one that ended. */
export const findReader = async (tx: Tx, id: string) => {
  const row = await tx
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['u.id as userId'])
    .where('f.id', '=', id)
    .where('u.active', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const companies = await tx
    .selectFrom('company_members as m')
    .select('m.company_id')
    .where('m.user_id', '=', row.userId)
    .where(mayAs('m', 'read'))
    .execute()
  return { userId: row.userId, companyIds: companies.map(({ company_id }) => company_id) }
}

export const replaceFeed = async (
  tx: Tx,
  feed: { readonly id: string; readonly user_id: string; readonly created_at: Date },
): Promise<void> => {
  await tx
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ id: feed.id, created_at: feed.created_at }))
    .execute()
}

/** False when there was none. */
export const deleteFeed = async (tx: Tx, userId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}
