// SQL of reference lists.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Options of a library in order. */
export const listOptions = async (tx: Tx, library: string) =>
  tx
    .selectFrom('reference_options')
    .select(['value', 'label_mn', 'label_en', 'data', 'status'])
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

/** Words typed under a key, most used first. */
export const listWordRows = async (tx: Tx, key: string, language: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('words')
    .select('text')
    .where('word_key', '=', key)
    .where('language', '=', language)
    .orderBy('used', 'desc')
    .orderBy('text')
    .limit(200)
    .execute()
  return rows.map(row => row.text)
}

/** Keeps a word, or counts one more use of it. */
export const upsertWord = async (tx: Tx, key: string, language: string, text: string): Promise<void> => {
  await tx
    .insertInto('words')
    .values({ word_key: key, language, text })
    .onConflict(conflict =>
      conflict.columns(['word_key', 'language', 'text']).doUpdateSet(eb => ({ used: eb('words.used', '+', 1) })),
    )
    .execute()
}
