// What a report is about, and what its reader may see: over anything called `r`.
import type { Grant } from '@khyanalt/domain/roles'
import { type RawBuilder, sql } from 'kysely'

export type Period = {
  readonly from: string
  readonly to: string
  readonly category?: number | undefined
  readonly organization?: number | undefined
  readonly service?: number | undefined
}
/** The grants that let the caller oversee. */
export type Scopes = readonly Grant[]

/** The places that both the filters and the grants allow. */
export const within = (
  { category, organization, service }: Pick<Period, 'category' | 'organization' | 'service'>,
  scopes: Scopes,
): RawBuilder<unknown> => {
  const places = scopes.map(
    scope =>
      sql`(${and([
        ...(scope.module === undefined ? [] : [sql`r.module = ${scope.module}`]),
        ...(scope.categoryId === undefined ? [] : [sql`r.category_id = ${scope.categoryId}`]),
        ...(scope.organizationId === undefined ? [] : [sql`r.organization_id = ${scope.organizationId}`]),
      ])})`,
  )
  return and([
    ...(category === undefined ? [] : [sql`r.category_id = ${category}`]),
    ...(organization === undefined ? [] : [sql`r.organization_id = ${organization}`]),
    ...(service === undefined ? [] : [sql`r.service_id = ${service}`]),
    sql`(${sql.join(places, sql` or `)})`,
  ])
}

export const and = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
