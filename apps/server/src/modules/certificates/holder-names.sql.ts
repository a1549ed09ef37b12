// SQL of the names that certificates were issued to; there are far fewer of them than certificates.
import { type QueryCreator, type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'

/** The names that were asked for by words; null where so many match that walking in order soon meets them. */
export type Names = readonly string[] | null

const mostNames = 2000
/** Of so many names the latest of each are put in one order; with more, a walk in order is shorter. */
export const mostMerged = 100

/** Names, by their sound, that have the words of a question (`wordsBegin`). */
export const findHolderNames = async (tx: Tx, question: string): Promise<Names> => {
  const { rows } = await sql<{ key: string }>`
    select key from holder_names where words @@ ${question}::tsquery limit ${mostNames + 1}`.execute(tx)
  return rows.length > mostNames ? null : rows.map(({ key }) => key)
}

type Found = { readonly id: string; readonly created_at: Date }
/** Certificates of the name `n.key`, which an index holds in order. */
type OfName = SelectQueryBuilder<DB & { c: DB['certificates'] }, 'c', { id: string; created_at: Date }>

/** As the table `found`, the latest certificates of each name: with those a page is cut, and no others are read. */
export const openOfEach = (
  tx: Tx,
  names: readonly string[],
  ofName: OfName,
  most: number,
): QueryCreator<DB & { found: Found }> =>
  tx.with(
    'found',
    () => sql<Found>`(select f.* from unnest(${[...names]}::text[]) as n(key) cross join lateral
      ${ofName.orderBy('c.created_at', 'desc').orderBy('c.id').limit(most)} as f)`,
  ) as unknown as QueryCreator<DB & { found: Found }>
