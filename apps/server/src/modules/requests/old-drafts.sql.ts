// SQL of drafts that nobody has touched for long.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { Span } from '../expiry/expiry-source.ts'

/** The first moment of an agency's day. */
const beginOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)
const dayAfter = 24 * 60 * 60_000

const selectDrafts = (tx: Tx) => tx.selectFrom('requests').where('state', '=', 'draft').where('deleted_at', 'is', null)

/** Drafts last touched in a span of days, with the day. */
export const listUntouched = async (tx: Tx, { from, to, after, limit }: Span) =>
  selectDrafts(tx)
    .select(['id', 'request_number', 'owner_user_id', 'owner_company_id', 'created_by'])
    .select(sql<string>`(updated_at at time zone 'Asia/Ulaanbaatar')::date::text`.as('touched_on'))
    .where('updated_at', '>=', beginOf(from))
    .where('updated_at', '<', new Date(beginOf(to).getTime() + dayAfter))
    .$if(after !== null, query =>
      query.where(
        sql<boolean>`((updated_at at time zone 'Asia/Ulaanbaatar')::date, id) > (${after?.endsOn}::date, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(sql`(updated_at at time zone 'Asia/Ulaanbaatar')::date`)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Some drafts last touched before a day, after the one of the batch before. */
export const listAbandoned = async (tx: Tx, day: string, after: string | null, limit: number): Promise<string[]> => {
  const rows = await selectDrafts(tx)
    .select('id')
    .where('updated_at', '<', beginOf(day))
    .$if(after !== null, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
