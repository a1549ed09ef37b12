// SQL of the reference seed; every statement may run again.
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import type { AddressRow } from './addresses.ts'
import type { categoryRows } from './categories.ts'

/** Stores the units, or brings them up to date. */
export const upsertOrganizations = async (
  tx: Tx,
  rows: readonly {
    readonly id: number
    readonly address_code: string | null
    readonly name_mn: string
    readonly name_en: string
  }[],
): Promise<void> => {
  await tx
    .insertInto('organizations')
    .values(rows.map((row, sort) => ({ ...row, sort })))
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(eb => ({
        name_mn: eb.ref('excluded.name_mn'),
        name_en: eb.ref('excluded.name_en'),
        sort: eb.ref('excluded.sort'),
        address_code: eb.ref('excluded.address_code'),
      })),
    )
    .execute()
}

/** Adds public holidays; days that the agency entered itself stay. */
export const insertHolidays = async (
  tx: Tx,
  rows: readonly { readonly day: string; readonly name_mn: string; readonly name_en: string }[],
): Promise<void> => {
  await tx
    .insertInto('public_holidays')
    .values([...rows])
    .onConflict(conflict => conflict.column('day').doNothing())
    .execute()
}

export const upsertCategories = async (tx: Tx, rows: typeof categoryRows): Promise<void> => {
  await tx
    .insertInto('categories')
    .values(rows.map((row, sort) => ({ ...row, sort })))
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet(eb => ({
          parent_id: eb.ref('excluded.parent_id'),
          code: eb.ref('excluded.code'),
          name_mn: eb.ref('excluded.name_mn'),
          name_en: eb.ref('excluded.name_en'),
          icon: eb.ref('excluded.icon'),
          folder: eb.ref('excluded.folder'),
          module: eb.ref('excluded.module'),
          sort: eb.ref('excluded.sort'),
          // What the agency edited or removed stays as it left it.
        }))
        .where('categories.version', '=', 1),
    )
    .execute()
}

/** Makes the stored addresses those of the classifier. */
export const replaceAddresses = async (tx: Tx, rows: readonly AddressRow[]): Promise<void> => {
  await tx
    .insertInto('addresses')
    .values(rows.map((row, sort) => ({ ...row, sort })))
    .onConflict(conflict =>
      conflict.column('code').doUpdateSet(eb => ({
        parent_code: eb.ref('excluded.parent_code'),
        name_mn: eb.ref('excluded.name_mn'),
        name_en: eb.ref('excluded.name_en'),
        sort: eb.ref('excluded.sort'),
      })),
    )
    .execute()
  await tx
    .deleteFrom('addresses')
    .where(sql<boolean>`code <> all(${rows.map(row => row.code)})`)
    .execute()
}

export type OptionRow = {
  readonly library: string
  readonly value: string
  readonly label_mn: string
  readonly label_en: string
  readonly sort: number
  readonly data: Readonly<Record<string, string>> | null
}

/** Offers these options; those offered before stay for the names of earlier answers, and what the agency edited stays its own. */
export const replaceOptions = async (tx: Tx, rows: readonly OptionRow[]): Promise<void> => {
  await tx
    .updateTable('reference_options')
    .set({ status: 0 })
    .where('edited_by', 'is', null)
    .where(
      sql<boolean>`(library, value) not in (select * from unnest(
        ${rows.map(row => row.library)}::text[], ${rows.map(row => row.value)}::text[]))`,
    )
    .execute()
  await tx
    .insertInto('reference_options')
    .values(rows.map(row => ({ ...row, data: row.data === null ? null : JSON.stringify(row.data) })))
    .onConflict(conflict =>
      conflict
        .columns(['library', 'value'])
        .doUpdateSet(eb => ({
          label_mn: eb.ref('excluded.label_mn'),
          label_en: eb.ref('excluded.label_en'),
          sort: sql<number>`case when exists (
            select from reference_lists l where l.library = excluded.library and l.reordered
          ) then reference_options.sort else excluded.sort end`,
          data: eb.ref('excluded.data'),
          status: 1,
        }))
        .where('reference_options.edited_by', 'is', null),
    )
    .execute()
}

type ListRow = { readonly library: string; readonly name_mn: string; readonly name_en: string }

/** Names the lists that nobody named yet; a name the agency gave stays. */
export const nameLists = async (tx: Tx, rows: readonly ListRow[]): Promise<void> => {
  await tx
    .insertInto('reference_lists')
    .values([...rows])
    .onConflict(conflict =>
      conflict
        .column('library')
        .doUpdateSet(eb => ({ name_mn: eb.ref('excluded.name_mn'), name_en: eb.ref('excluded.name_en') }))
        .where('reference_lists.name_mn', 'is', null),
    )
    .execute()
}

type WordRow = {
  readonly noun: 'service' | 'category'
  readonly noun_id: number
  readonly words_mn: string[]
  readonly words_en: string[]
  readonly events_mn: string[]
  readonly events_en: string[]
}

/** Everyday words of places that the agency left as they were. */
export const upsertEverydayWords = async (tx: Tx, rows: readonly WordRow[]): Promise<void> => {
  await tx
    .insertInto('everyday_words')
    .values([...rows])
    .onConflict(conflict =>
      conflict
        .columns(['noun', 'noun_id'])
        .doUpdateSet(eb => ({
          words_mn: eb.ref('excluded.words_mn'),
          words_en: eb.ref('excluded.words_en'),
          events_mn: eb.ref('excluded.events_mn'),
          events_en: eb.ref('excluded.events_en'),
        }))
        .where('everyday_words.version', '=', 0),
    )
    .execute()
}

/** Only one process seeds at a time: the counter's row is locked until the transaction ends. */
export const lockSeed = async (tx: Tx, key: 'seed' | 'seed-demo' = 'seed'): Promise<void> => {
  await tx
    .insertInto('counters')
    .values({ key, value: 0 })
    .onConflict(conflict => conflict.column('key').doUpdateSet(eb => ({ value: eb('counters.value', '+', 1) })))
    .execute()
}
