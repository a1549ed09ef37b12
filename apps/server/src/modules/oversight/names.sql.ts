// SQL of what the figures are of: categories, units, services with the steps of their review, people.
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import type { Tx } from '../../db/transaction.ts'

export type Pair = { readonly mn: string; readonly en: string }
const pair = (row: { readonly name_mn: string; readonly name_en: string }): Pair => ({
  mn: row.name_mn,
  en: row.name_en,
})

/** Names of categories and units by id. */
export const listPlaceNames = async (tx: Tx) => {
  const categories = await tx.selectFrom('categories').select(['id', 'name_mn', 'name_en']).execute()
  const organizations = await tx.selectFrom('organizations').select(['id', 'name_mn', 'name_en']).execute()
  return {
    categories: new Map(categories.map(row => [row.id, pair(row)])),
    organizations: new Map(organizations.map(row => [row.id, pair(row)])),
  }
}

export type PlannedService = { readonly name: Pair; readonly plan: readonly ReviewStep[] }

/** Services by id, with the plan that new requests get. */
export const listPlannedServices = async (tx: Tx): Promise<ReadonlyMap<number, PlannedService>> => {
  const rows = await tx
    .selectFrom('services as s')
    .leftJoin('definition_versions as d', join =>
      join.onRef('d.service_id', '=', 's.id').onRef('d.version', '=', 's.current_version'),
    )
    .select(['s.id', 's.name_mn', 's.name_en', 'd.review_plan'])
    .execute()
  return new Map(rows.map(row => [row.id, { name: pair(row), plan: row.review_plan ?? [] }]))
}

/** Names of people by id. */
export const listPeopleNames = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, row.name]))
}
