// SQL of what the money desk sees: the limits of its people, as conditions on a joined request `r`.
import { type Expression, type SqlBool, sql } from 'kysely'

/** One limit of somebody of the money desk. */
export type MoneyScope = {
  readonly module?: string | undefined
  readonly categoryId?: number | undefined
  readonly organizationId?: number | undefined
}

/** Whether a role holds everywhere. */
export const isUnlimited = ({ module, categoryId, organizationId }: MoneyScope): boolean =>
  module === undefined && categoryId === undefined && organizationId === undefined

/** Whether a joined request `r` lies within a limit. */
export const inScope = ({ module, categoryId, organizationId }: MoneyScope): Expression<SqlBool> =>
  sql<SqlBool>`((${module ?? null}::text is null or r.module = ${module ?? null})
    and (${categoryId ?? null}::integer is null or r.category_id = ${categoryId ?? null})
    and (${organizationId ?? null}::integer is null or r.organization_id = ${organizationId ?? null}))`

/** Whether a joined request `r` lies within one of the limits; nobody without any sees anything. */
export const inOneOf = (scopes: readonly MoneyScope[]): Expression<SqlBool> =>
  scopes.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(scopes.map(inScope), sql` or `)})`
