// SQL of the edited catalogue: categories, particulars of services, drafts of forms.

import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import type { Module } from '@khyanalt/domain/roles'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** A category as it is edited, with what it holds. */
export const listEditedCategories = async (tx: Tx) =>
  tx
    .selectFrom('categories as c')
    .select(['c.id', 'c.parent_id', 'c.code', 'c.name_mn', 'c.name_en', 'c.icon', 'c.folder', 'c.module', 'c.sort'])
    .select(['c.version'])
    .select(eb => [
      eb
        .selectFrom('services as s')
        .select(one => one.fn.countAll<number>().as('n'))
        .whereRef('s.category_id', '=', 'c.id')
        .as('services'),
      eb
        .selectFrom('categories as k')
        .select(one => one.fn.countAll<number>().as('n'))
        .whereRef('k.parent_id', '=', 'c.id')
        .where('k.removed_at', 'is', null)
        .as('children'),
    ])
    .where('c.removed_at', 'is', null)
    .orderBy('c.sort')
    .orderBy('c.id')
    .execute()
export type CategoryRow = Awaited<ReturnType<typeof listEditedCategories>>[number]

/** Edits of the tree of categories come one after the other: each looks at the whole of it. */
export const lockCategories = async (tx: Tx): Promise<void> => {
  await tx.selectFrom('categories').select('id').orderBy('id').forUpdate().execute()
}

/** Who edited a thing last, by name. */
export const findEditor = async (tx: Tx, table: 'categories' | 'services', id: number): Promise<string | null> => {
  const { rows } = await sql<{ name: string }>`
    select u.name from ${sql.table(table)} t join users u on u.id = t.edited_by where t.id = ${id}
  `.execute(tx)
  return rows[0]?.name ?? null
}

type CategoryValues = {
  readonly parent_id: number | null
  readonly code: string | null
  readonly name_mn: string
  readonly name_en: string
  readonly icon: string
  readonly folder: boolean
  readonly module: Module
  readonly sort: number
}

/** Adds a category under the next free number. */
export const insertCategory = async (tx: Tx, values: CategoryValues, by: string): Promise<number> => {
  const row = await tx
    .insertInto('categories')
    .values({
      ...values,
      // The seed's numbers come first, so that later ones of the seed meet none of these.
      id: sql<number>`(select greatest(max(id), 100000) + 1 from categories)`,
      version: 2,
      edited_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Changes a category; what lies below it moves to its part of the agency's work. */
export const updateCategory = async (tx: Tx, id: number, values: CategoryValues, by: string): Promise<void> => {
  await tx
    .updateTable('categories')
    .set({ ...values, edited_by: by })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Takes a category out; requests of former times still name it. */
export const removeCategory = async (tx: Tx, id: number, by: string, at: Date): Promise<void> => {
  await tx
    .updateTable('categories')
    .set({ removed_at: at, edited_by: by })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Every service with the state of its form. */
export const listEditedServices = async (tx: Tx) =>
  tx
    .selectFrom('services as s')
    .leftJoin('service_drafts as d', join => join.onRef('d.service_id', '=', 's.id').on('d.open', '=', true))
    .leftJoin('users as u', 'u.id', 'd.edited_by')
    .select(['s.id', 's.slug', 's.category_id', 's.status', 's.temporary_disable'])
    // What was never published goes by the name it has in its draft.
    .select([nameOf('name_mn'), nameOf('name_en')])
    .select(['s.current_version', 'd.edited_at', 'd.rehearsed_digest', 'u.name as edited_by'])
    .orderBy('s.sort')
    .orderBy('s.id')
    .execute()

const nameOf = (column: 'name_mn' | 'name_en') =>
  sql<string>`case when s.current_version is null then coalesce(d.settings ->> ${column}, ${sql.ref(`s.${column}`)})
    else ${sql.ref(`s.${column}`)} end`.as(column)

const settingColumns = [
  'slug',
  'category_id',
  'name_mn',
  'name_en',
  'icon',
  'client_types',
  'type',
  'renewable',
  'issues_certificate',
  'validity_months',
  'fee',
  'openly_readable',
  'details',
] as const

/** A service as it is edited. */
export type EditedServiceRow = ServiceSettings & {
  readonly id: number
  readonly status: 0 | 1
  readonly temporary_disable: boolean
  readonly version: number
  readonly current_version: number | null
}

const selectService = (tx: Tx, id: number) =>
  tx
    .selectFrom('services')
    .select(['id', 'status', 'temporary_disable', 'version', 'current_version', ...settingColumns])
    .where('id', '=', id)

/** A service, or null. */
export const findEditedService = async (tx: Tx, id: number): Promise<EditedServiceRow | null> =>
  (await selectService(tx, id).executeTakeFirst()) ?? null

/** The same, locked: two editors come one after the other. */
export const lockEditedService = async (tx: Tx, id: number): Promise<EditedServiceRow | null> =>
  (await selectService(tx, id).forUpdate().executeTakeFirst()) ?? null

/** Another service with this address, or null. */
export const findSlugTwin = async (tx: Tx, slug: string, exceptId: number | null): Promise<number | null> => {
  const row = await tx
    .selectFrom('services')
    .select('id')
    .where('slug', '=', slug)
    .$if(exceptId !== null, query => query.where('id', '!=', exceptId ?? 0))
    .executeTakeFirst()
  return row?.id ?? null
}

/** A free number for a new service, beyond those of the seed. */
export const nextServiceId = async (tx: Tx): Promise<number> => {
  const row = await tx
    .selectFrom('services')
    .select(sql<number>`greatest(max(id), 100000) + 1`.as('next'))
    .executeTakeFirstOrThrow()
  return Number(row.next)
}

/** Stores a new service, closed until its form is published and somebody opens it. */
export const insertEditedService = async (tx: Tx, id: number, settings: ServiceSettings, by: string): Promise<void> => {
  await tx
    .insertInto('services')
    .values({ id, status: 0, sort: id, edited_by: by, version: 2, ...columnsOf(settings) })
    .execute()
}

/** Changes the particulars of a service; its new version. */
export const updateEditedService = async (
  tx: Tx,
  id: number,
  settings: ServiceSettings,
  state: { readonly status: 0 | 1; readonly temporary_disable: boolean },
  by: string,
): Promise<number> => {
  const row = await tx
    .updateTable('services')
    .set({ ...columnsOf(settings), ...state, edited_by: by })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

const columnsOf = (settings: ServiceSettings) => ({ ...settings, details: JSON.stringify(settings.details) })

/** The settings of a row, without what stands beside them. */
export const settingsOf = ({
  id,
  status,
  temporary_disable,
  version,
  current_version,
  ...settings
}: EditedServiceRow): ServiceSettings => settings
