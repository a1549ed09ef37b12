// SQL of reference lists.
import { sql } from 'kysely'
import { agencyToday } from '../../db/agency-today.ts'
import type { Tx } from '../../db/transaction.ts'

/** Whether an option is in use, and its days have begun and not ended. */
export const offeredToday = sql<boolean>`(
  status = 1 and coalesce(offered_from <= ${agencyToday}, true) and coalesce(offered_until >= ${agencyToday}, true)
)`

/** Options of a library in order, and whether forms offer each today. */
export const listOptions = async (tx: Tx, library: string) =>
  tx
    .selectFrom('reference_options')
    .select(['value', 'label_mn', 'label_en', 'data', offeredToday.as('offered')])
    .where('library', '=', library)
    .orderBy('sort')
    .orderBy('value')
    .execute()

/** Every address, parents before children. */
export const listAddressRows = async (tx: Tx) =>
  tx
    .selectFrom('addresses')
    .select(['code', 'parent_code', 'name_mn', 'name_en'])
    .orderBy('sort')
    .orderBy('code')
    .execute()

/** The addresses with these codes, and whether anything lies below them. */
export const listAddressesByCode = async (tx: Tx, codes: readonly string[]) =>
  tx
    .selectFrom('addresses as a')
    .select(['a.code', 'a.parent_code', 'a.name_mn', 'a.name_en'])
    .select(eb =>
      eb
        .exists(eb.selectFrom('addresses as below').select('below.code').whereRef('below.parent_code', '=', 'a.code'))
        .as('divided'),
    )
    .where('a.code', 'in', [...codes])
    .execute()

/** What lies directly below an address; provinces and the capital below none. */
export const listAddressesBelow = async (tx: Tx, parent: string | null) =>
  tx
    .selectFrom('addresses')
    .select(['code', 'name_mn', 'name_en'])
    .where('parent_code', parent === null ? 'is' : '=', parent)
    .orderBy('sort')
    .orderBy('code')
    .execute()

/** An address with everything above it, from province or city downwards. */
export const listAddressPath = async (tx: Tx, code: string) => {
  const { rows } = await sql<{ readonly code: string; readonly name_mn: string; readonly name_en: string }>`
    with recursive path as (
      select code, parent_code, name_mn, name_en, 1 as up from addresses where code = ${code}
      union all
      select a.code, a.parent_code, a.name_mn, a.name_en, path.up + 1 from addresses a join path on a.code = path.parent_code
    )
    select code, name_mn, name_en from path order by up desc
  `.execute(tx)
  return rows
}

/** Receiving units in order. */
export const listOrganizationRows = async (tx: Tx) =>
  tx.selectFrom('organizations').select(['id', 'name_mn', 'name_en']).orderBy('sort').orderBy('id').execute()

/** Words under a key that an administrator offers or the person typed, most used first. */
export const listWordRows = async (
  tx: Tx,
  { key, language, userId }: { readonly key: string; readonly language: string; readonly userId: string },
): Promise<string[]> => {
  const rows = await tx
    .selectFrom('words')
    .select('text')
    .where('word_key', '=', key)
    .where('language', '=', language)
    .where(sql<boolean>`(offered or ${userId} = any(typed_by))`)
    .orderBy('used', 'desc')
    .orderBy('text')
    .limit(200)
    .execute()
  return rows.map(row => row.text)
}

type TypedWord = { readonly key: string; readonly language: string; readonly text: string; readonly userId: string }

/** Counts one more use of a word that is offered or that the person typed before; false when there is none. */
export const useWord = async (tx: Tx, { key, language, text, userId }: TypedWord): Promise<boolean> => {
  const row = await tx
    .updateTable('words')
    .set(eb => ({ used: eb('used', '+', 1) }))
    .where('word_key', '=', key)
    .where('language', '=', language)
    .where('text', '=', text)
    .where(sql<boolean>`(offered or ${userId} = any(typed_by))`)
    .returning('text')
    .executeTakeFirst()
  return row !== undefined
}

/** How many words the person typed that no administrator offers; locks the person, so that those typed at once are counted one by one. */
export const countOwnWords = async (tx: Tx, userId: string): Promise<number> => {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { total } = await tx
    .selectFrom('words')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where(sql<boolean>`typed_by @> array[${userId}::uuid] and not offered`)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Keeps a word as one that the person typed. */
export const keepOwnWord = async (tx: Tx, { key, language, text, userId }: TypedWord): Promise<void> => {
  await sql`
    insert into words (word_key, language, text, typed_by) values (${key}, ${language}, ${text}, array[${userId}::uuid])
    on conflict (word_key, language, text) do update set used = words.used + 1,
      typed_by = case when cardinality(words.typed_by) < 50 then words.typed_by || excluded.typed_by
        else words.typed_by end`.execute(tx)
}
