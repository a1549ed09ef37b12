// SQL of words that administrators gave messages.
import type { OwnWords } from '@khyanalt/domain/own-texts/own-texts'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** One version of the words of a message. */
export type OwnTextRow = {
  readonly name: string
  readonly version: number
  readonly words: OwnWords | null
  readonly saved_by: string | null
  readonly saved_at: Date
}

const select = (tx: Tx) =>
  tx
    .selectFrom('own_texts as t')
    .leftJoin('users as u', 'u.id', 't.saved_by')
    .select(['t.name', 't.version', 't.words', 'u.name as saved_by', 't.saved_at'])

/** The version of each text that holds. */
export const listLatestRows = async (tx: Tx): Promise<OwnTextRow[]> =>
  select(tx).distinctOn('t.name').orderBy('t.name').orderBy('t.version', 'desc').execute()

/** Every version of a text, latest first. */
export const listRows = async (tx: Tx, name: string): Promise<OwnTextRow[]> =>
  select(tx).where('t.name', '=', name).orderBy('t.version', 'desc').execute()

/** Words of these texts with the moment from which they held, latest first. */
export const listWords = async (
  tx: Tx,
  names: readonly string[],
): Promise<{ name: string; words: OwnWords | null; saved_at: Date }[]> =>
  tx
    .selectFrom('own_texts')
    .select(['name', 'words', 'saved_at'])
    .where('name', 'in', names)
    .orderBy('version', 'desc')
    .execute()

type Saved = {
  readonly name: string
  readonly version: number
  readonly words: OwnWords | null
  readonly by: string
  readonly at: Date
}

/** Keeps a version; false where somebody else was faster. */
export const insertRow = async (tx: Tx, { words, by, at, ...row }: Saved): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('own_texts')
    .values({ ...row, words: words && JSON.stringify(words), saved_by: by, saved_at: at })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** What messages came without. */
export const listLacks = (tx: Tx) =>
  tx
    .selectFrom('own_text_lacks')
    .select(['name', 'variable', 'times', 'last_at'])
    .orderBy('name')
    .orderBy('variable')
    .execute()

/** Counts a message that came without a variable. */
export const countLack = async (tx: Tx, name: string, variable: string, at: Date): Promise<void> => {
  await tx
    .insertInto('own_text_lacks')
    .values({ name, variable, last_at: at })
    .onConflict(conflict =>
      conflict.columns(['name', 'variable']).doUpdateSet({ times: sql`own_text_lacks.times + 1`, last_at: at }),
    )
    .execute()
}

/** Forgets them, since the words are others now. */
export const deleteLacks = async (tx: Tx, name: string): Promise<void> => {
  await tx.deleteFrom('own_text_lacks').where('name', '=', name).execute()
}
