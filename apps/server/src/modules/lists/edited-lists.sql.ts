// SQL of reference lists as administrators keep them.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Every list with how much it offers. */
export const listLists = async (tx: Tx) => {
  const { rows } = await sql<{
    library: string
    name_mn: string
    name_en: string
    offered: number
    retired: number
    changed: boolean
  }>`
    select library,
      coalesce(l.name_mn, library) as name_mn,
      coalesce(l.name_en, library) as name_en,
      coalesce(o.offered, 0) as offered,
      coalesce(o.retired, 0) as retired,
      l.edited_by is not null as changed
    from reference_lists l full join (
      select library,
        count(*) filter (where status = 1)::int as offered,
        count(*) filter (where status = 0)::int as retired
      from reference_options group by library
    ) o using (library)
    order by name_mn, library
  `.execute(tx)
  return rows
}

/** Which service's present form chooses from which list. */
export const listListUses = async (tx: Tx) => {
  const { rows } = await sql<{ library: string; id: number; name_mn: string; name_en: string }>`
    select distinct regexp_replace(used #>> '{}', '^lang/', '') as library, s.id, s.name_mn, s.name_en
    from services s
    join definition_versions v on v.service_id = s.id and v.version = s.current_version
    cross join lateral jsonb_path_query(v.body, 'strict $.**.library ? (@.type() == "string")') used
    order by s.id
  `.execute(tx)
  return rows
}

/** Options of a list in order, with who edited them. */
export const listEditedOptions = async (tx: Tx, library: string) =>
  tx
    .selectFrom('reference_options')
    .select(['value', 'label_mn', 'label_en', 'data', 'status', 'edited_by'])
    .where('library', '=', library)
    .orderBy('sort')
    .orderBy('value')
    .execute()

/** What a list is called, how often the agency edited it, and who did last. */
export const findListState = async (tx: Tx, library: string) =>
  tx
    .selectFrom('reference_lists as l')
    .leftJoin('users as u', 'u.id', 'l.edited_by')
    .select(['l.version', 'l.name_mn', 'l.name_en', 'u.name as by'])
    .where('l.library', '=', library)
    .executeTakeFirst()

/** Counts one more edit and holds the list for this transaction; its new version. */
export const countListEdit = async (tx: Tx, library: string, by: string): Promise<number> => {
  const row = await tx
    .insertInto('reference_lists')
    .values({ library, version: 1, edited_by: by })
    .onConflict(conflict =>
      conflict.column('library').doUpdateSet(eb => ({ version: eb('reference_lists.version', '+', 1), edited_by: by })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

type ListName = { readonly name_mn: string; readonly name_en: string }

/** Makes an empty list; false if the key is taken. */
export const insertList = async (tx: Tx, library: string, name: ListName, by: string): Promise<boolean> => {
  const { rows } = await sql`
    insert into reference_lists (library, name_mn, name_en, version, edited_by)
    select ${library}, ${name.name_mn}, ${name.name_en}, 1, ${by}
    where not exists (select from reference_options where library = ${library})
    on conflict do nothing returning library
  `.execute(tx)
  return rows.length > 0
}

/** Calls a list by another name. */
export const updateListName = async (tx: Tx, library: string, name: ListName): Promise<void> => {
  await tx.updateTable('reference_lists').set(name).where('library', '=', library).execute()
}

type OptionValues = { readonly label_mn: string; readonly label_en: string; readonly data: string | null }

/** Adds an option behind all others. */
export const insertOption = async (
  tx: Tx,
  library: string,
  value: string,
  values: OptionValues,
  by: string,
): Promise<void> => {
  await tx
    .insertInto('reference_options')
    .values(eb => ({
      library,
      value,
      ...values,
      edited_by: by,
      sort: eb
        .selectFrom('reference_options')
        .select(({ fn }) => sql<number>`coalesce(${fn.max('sort')}, 0) + 1`.as('sort'))
        .where('library', '=', library),
    }))
    .execute()
}

/** Changes an option; it is the agency's own from now on. */
export const updateOption = async (
  tx: Tx,
  library: string,
  value: string,
  change: OptionValues | { readonly status: 0 | 1 },
  by: string,
): Promise<void> => {
  await tx
    .updateTable('reference_options')
    .set({ ...change, edited_by: by })
    .where('library', '=', library)
    .where('value', '=', value)
    .execute()
}

/** Puts the options in this order, which the seed keeps from now on. */
export const updateOrder = async (tx: Tx, library: string, values: readonly string[]): Promise<void> => {
  await sql`
    update reference_options o set sort = place.sort
    from unnest(${values}::text[]) with ordinality place(value, sort)
    where o.library = ${library} and o.value = place.value
  `.execute(tx)
  await tx.updateTable('reference_lists').set({ reordered: true }).where('library', '=', library).execute()
}
