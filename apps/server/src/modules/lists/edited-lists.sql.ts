// SQL of reference lists as administrators keep them.
import type { Bilingual } from '@khyanalt/domain/language'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { offeredToday } from './lists.sql.ts'

/** Every list with how much it offers. */
export const listLists = async (tx: Tx) => {
  const { rows } = await sql<{
    library: string
    name_mn: string
    name_en: string
    offered: number
    retired: number
    changed: boolean
    merged_into: string | null
  }>`
    select library,
      coalesce(l.name_mn, library) as name_mn,
      coalesce(l.name_en, library) as name_en,
      coalesce(o.offered, 0) as offered,
      coalesce(o.retired, 0) as retired,
      l.edited_by is not null as changed,
      l.merged_into
    from reference_lists l full join (
      select library,
        count(*) filter (where ${offeredToday})::int as offered,
        count(*) filter (where not ${offeredToday})::int as retired
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

/** The forms of services that name a list: those in force, and those that are being written. */
export const listFormsNaming = async (tx: Tx, library: string) => {
  const { rows } = await sql<{
    id: number
    name_mn: string
    name_en: string
    open: boolean
    draft: boolean
    body: unknown
  }>`
    select s.id, s.name_mn, s.name_en, s.status = 1 as open, f.draft, f.body
    from services s
    join (
      select v.service_id, false as draft, v.body from definition_versions v
      join services c on c.id = v.service_id and c.current_version = v.version
      union all
      select service_id, true, body from service_drafts where open
    ) f on f.service_id = s.id
    where f.body @? ${`strict $.**.library ? (@ == ${JSON.stringify(library)} || @ == ${JSON.stringify(`lang/${library}`)})`}::jsonpath
    order by s.name_mn, s.id, f.draft
  `.execute(tx)
  return rows
}

/** Options of a list in order, with who edited them. */
export const listEditedOptions = async (tx: Tx, library: string) =>
  tx
    .selectFrom('reference_options')
    .select(['value', 'label_mn', 'label_en', 'data', 'status', 'edited_by'])
    .select(['offered_from', 'offered_until', 'merged_into', offeredToday.as('offered')])
    .where('library', '=', library)
    .orderBy('sort')
    .orderBy('value')
    .execute()

/** What a list is called, how often the agency edited it, and who did last. */
export const findListState = async (tx: Tx, library: string) =>
  tx
    .selectFrom('reference_lists as l')
    .leftJoin('users as u', 'u.id', 'l.edited_by')
    .select(['l.version', 'l.name_mn', 'l.name_en', 'l.merged_into', 'u.name as by'])
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

/** An option as it is to stand in its list. */
export type OptionToStore = {
  readonly value: string
  readonly label: Bilingual
  readonly data: Readonly<Record<string, string>>
  readonly from: string | null
  readonly until: string | null
  readonly offered: boolean
  readonly mergedInto: string | null
}

/** Writes options, new ones behind all others; they are the agency's own from now on. */
export const putOptions = async (
  tx: Tx,
  library: string,
  options: readonly OptionToStore[],
  by: string,
): Promise<void> => {
  if (options.length === 0) return
  const { last } = await tx
    .selectFrom('reference_options')
    .select(({ fn }) => fn.max('sort').as('last'))
    .where('library', '=', library)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('reference_options')
    .values(
      options.map(({ value, label, data, from, until, offered, mergedInto }, index) => ({
        library,
        value,
        label_mn: label.mn,
        label_en: label.en,
        data: Object.keys(data).length > 0 ? JSON.stringify(data) : null,
        offered_from: from,
        offered_until: until,
        status: offered ? (1 as const) : (0 as const),
        merged_into: mergedInto,
        edited_by: by,
        sort: (last ?? 0) + index + 1,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['library', 'value']).doUpdateSet(eb => ({
        label_mn: eb.ref('excluded.label_mn'),
        label_en: eb.ref('excluded.label_en'),
        data: eb.ref('excluded.data'),
        offered_from: eb.ref('excluded.offered_from'),
        offered_until: eb.ref('excluded.offered_until'),
        status: eb.ref('excluded.status'),
        merged_into: eb.ref('excluded.merged_into'),
        edited_by: eb.ref('excluded.edited_by'),
      })),
    )
    .execute()
}

/** Whether an option of any list lies below this value. */
export const isLevelAbove = async (tx: Tx, value: string): Promise<boolean> => {
  const { rows } = await sql`select from reference_options where data ->> 'parent' = ${value} limit 1`.execute(tx)
  return rows.length > 0
}

/** Says which list new forms choose from in place of this one. */
export const markListMerged = async (tx: Tx, library: string, into: string): Promise<void> => {
  await tx.updateTable('reference_lists').set({ merged_into: into }).where('library', '=', library).execute()
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
