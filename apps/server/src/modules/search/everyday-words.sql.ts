// SQL of everyday words.
import type { EverydayWords } from '@khyanalt/domain/everyday-words'
import type { Tx } from '../../db/transaction.ts'

export type Place = { readonly noun: 'service' | 'category'; readonly noun_id: number }

const select = (tx: Tx) =>
  tx
    .selectFrom('everyday_words')
    .select(['noun', 'noun_id', 'words_mn', 'words_en', 'events_mn', 'events_en', 'version', 'edited_by'])

/** The words of every place that has any. */
export const listEverydayRows = (tx: Tx) => select(tx).execute()
export type EverydayRow = Awaited<ReturnType<typeof listEverydayRows>>[number]

/** The words of a place, locked; one that has none yet gets its row. */
export const lockEverydayRow = async (tx: Tx, { noun, noun_id }: Place): Promise<EverydayRow> => {
  await tx
    .insertInto('everyday_words')
    .values({ noun, noun_id })
    .onConflict(one => one.doNothing())
    .execute()
  return select(tx).where('noun', '=', noun).where('noun_id', '=', noun_id).forUpdate().executeTakeFirstOrThrow()
}

/** Keeps the words of a place under a new version. */
export const updateEverydayRow = async (
  tx: Tx,
  { noun, noun_id }: Place,
  { words, events }: EverydayWords,
  by: string,
): Promise<EverydayRow> =>
  tx
    .updateTable('everyday_words')
    .set({
      words_mn: [...words.mn],
      words_en: [...words.en],
      events_mn: [...events.mn],
      events_en: [...events.en],
      edited_by: by,
    })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('noun', '=', noun)
    .where('noun_id', '=', noun_id)
    .returning(['noun', 'noun_id', 'words_mn', 'words_en', 'events_mn', 'events_en', 'version', 'edited_by'])
    .executeTakeFirstOrThrow()

/** The name of whoever edited the words of a place last. */
export const findWordEditor = async (tx: Tx, { noun, noun_id }: Place): Promise<string | null> => {
  const row = await tx
    .selectFrom('everyday_words as w')
    .innerJoin('users as u', 'u.id', 'w.edited_by')
    .select('u.name')
    .where('w.noun', '=', noun)
    .where('w.noun_id', '=', noun_id)
    .executeTakeFirst()
  return row?.name ?? null
}
