// SQL of names that have no key yet: rows from before the desks searched by name.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './transaction.ts'

type Unkeyed = { readonly id: string; readonly name: string }
/** Which rows wait, what each is found by, and the column that its key goes to. */
type Source = { readonly table: string; readonly column: string; readonly rows: RawBuilder<unknown> }

/** Where names are looked for by words. */
export const keyedNames = {
  requests: {
    table: 'requests',
    column: 'applicant_key',
    rows: sql`select t.id, case when c.id is null then concat_ws(' ', u.lastname, u.name)
        else concat_ws(' ', c.name_mn, c.name_en) end as name
      from requests t join users u on u.id = t.owner_user_id left join companies c on c.id = t.owner_company_id
      where t.applicant_key is null and t.state <> 'draft'`,
  },
  foodObjects: {
    table: 'cases',
    column: 'search_key',
    rows: sql`select t.id, concat_ws(' ', case when f.sender_type = 1 then u.lastname end,
        case when f.sender_type = 1 then u.name else f.holder end, f.object_name) as name
      from cases t join food_registrations f on f.case_id = t.id join users u on u.id = t.owner_user_id
      where t.type = 'food_object' and t.search_key is null`,
  },
  companies: {
    table: 'companies',
    column: 'name_key',
    rows: sql`select t.id, concat_ws(' ', t.name_mn, t.name_en) as name from companies t where t.name_key is null`,
  },
} as const satisfies Record<string, Source>
export type KeyedNames = keyof typeof keyedNames

/** Some rows without a key, held until the transaction ends. */
export const listUnkeyedNames = async (tx: Tx, of: KeyedNames, limit: number): Promise<readonly Unkeyed[]> => {
  const { rows } = await sql<Unkeyed>`${keyedNames[of].rows} limit ${limit} for update of t skip locked`.execute(tx)
  return rows
}

/** Stores their keys; an earlier release knows nothing of them. */
export const storeNameKeys = async (
  tx: Tx,
  of: KeyedNames,
  keys: readonly { readonly id: string; readonly key: string }[],
): Promise<void> => {
  const { table, column } = keyedNames[of]
  await sql`update ${sql.table(table)} t set ${sql.ref(column)} = k.key
    from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ key }) => key)}::text[]) as k(id, key)
    where t.id = k.id`.execute(tx)
}

/** Notes every word of every name, as the triggers do it for those that come. */
export const gatherNameWords = async (tx: Tx): Promise<void> => {
  await sql`insert into name_words (word)
    select distinct word from (
      select key from applicant_names union all select key from holder_names
      union all select name_key from companies union all select search_key from cases
    ) as named, unnest(string_to_array(named.key, ' ')) as word
    where length(word) > 2 order by word on conflict do nothing`.execute(tx)
}

/** Gathers them once: the empty word says that it was done. */
export const gatherOnce = async (tx: Tx): Promise<void> => {
  const done = await tx.selectFrom('name_words').select('word').where('word', '=', '').executeTakeFirst()
  if (done) return
  await gatherNameWords(tx)
  await tx
    .insertInto('name_words')
    .values({ word: '' })
    .onConflict(one => one.doNothing())
    .execute()
}
