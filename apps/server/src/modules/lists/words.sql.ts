// SQL of the words that people typed, as administrators keep them.
import type { Tx } from '../../db/transaction.ts'

export type Word = { readonly key: string; readonly language: 'mn' | 'en' | 'ru'; readonly text: string }

/** A page of words, those not offered first, then most used first, and how many there are. */
export const listTyped = async (
  tx: Tx,
  { key, search }: { readonly key?: string | undefined; readonly search?: string | undefined },
  { page, size }: { readonly page: number; readonly size: number },
) => {
  const words = tx
    .selectFrom('words')
    .$if(Boolean(key), query => query.where('word_key', '=', key ?? ''))
    .$if(Boolean(search), query =>
      query.where('text', 'ilike', `%${(search ?? '').replace(/[\\%_]/g, found => `\\${found}`)}%`),
    )
  const rows = await words
    .select(['word_key', 'language', 'text', 'used', 'offered'])
    .orderBy('offered')
    .orderBy('used', 'desc')
    .orderBy('word_key')
    .orderBy('language')
    .orderBy('text')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await words.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The lists that hold words. */
export const listWordKeys = async (tx: Tx): Promise<string[]> =>
  (await tx.selectFrom('words').select('word_key').distinct().orderBy('word_key').execute()).map(row => row.word_key)

/** Takes a word out; answers how often it was used, or null when there was none. */
export const deleteWord = async (tx: Tx, { key, language, text }: Word): Promise<number | null> => {
  const row = await tx
    .deleteFrom('words')
    .where('word_key', '=', key)
    .where('language', '=', language)
    .where('text', '=', text)
    .returning('used')
    .executeTakeFirst()
  return row?.used ?? null
}

/** Offers a word to everybody; false when there is none. Who typed it need not be known any more. */
export const markOffered = async (tx: Tx, { key, language, text }: Word): Promise<boolean> => {
  const row = await tx
    .updateTable('words')
    .set({ offered: true, typed_by: [] })
    .where('word_key', '=', key)
    .where('language', '=', language)
    .where('text', '=', text)
    .returning('text')
    .executeTakeFirst()
  return row !== undefined
}

/** Adds uses to a word, which may be new, and offers it: an administrator chose this spelling. */
export const addUses = async (tx: Tx, { key, language, text }: Word, used: number): Promise<void> => {
  await tx
    .insertInto('words')
    .values({ word_key: key, language, text, used, offered: true })
    .onConflict(conflict =>
      conflict
        .columns(['word_key', 'language', 'text'])
        .doUpdateSet(eb => ({ used: eb('words.used', '+', used), offered: true, typed_by: [] })),
    )
    .execute()
}
