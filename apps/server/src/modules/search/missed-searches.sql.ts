// SQL of searches that found nothing: texts and how often, nobody's name.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** At most so many texts stand there; the most seldom one makes room. */
const mostTexts = 2000
/** What few people typed may be anybody's own; it is shown from here on. */
const shownFrom = 3

/** Counts a text that was not found. */
export const noteMissedSearch = async (
  tx: Tx,
  text: string,
  outcome: 'nothing' | 'guess',
  today: string,
): Promise<void> => {
  const known = await tx
    .updateTable('missed_searches')
    .set({ outcome, last_on: today })
    .set(eb => ({ times: sql<number>`least(${eb.ref('times')} + 1, 1000000)` }))
    .where('text', '=', text)
    .executeTakeFirst()
  if (Number(known.numUpdatedRows) > 0) return
  await sql`
    delete from missed_searches where text in (
      select text from missed_searches order by times desc, last_on desc, text offset ${mostTexts - 1})
  `.execute(tx)
  await tx
    .insertInto('missed_searches')
    .values({ text, outcome, first_on: today, last_on: today })
    .onConflict(one => one.column('text').doUpdateSet({ last_on: today }))
    .execute()
}

/** What was missed most often, but for what was dismissed. */
export const listMissedSearches = async (tx: Tx) =>
  tx
    .selectFrom('missed_searches')
    .select(['text', 'outcome', 'times', 'last_on'])
    .where('dismissed', '=', false)
    .where('times', '>=', shownFrom)
    .orderBy('times', 'desc')
    .orderBy('last_on', 'desc')
    .orderBy('text')
    .limit(200)
    .execute()

/** Forgets a text that is found from now on. */
export const deleteMissedSearch = async (tx: Tx, text: string): Promise<void> => {
  await tx.deleteFrom('missed_searches').where('text', '=', text).execute()
}

/** Counts on, but shows it no more; whether it was there. */
export const hideMissedSearch = async (tx: Tx, text: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('missed_searches')
    .set({ dismissed: true })
    .where('text', '=', text)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}
