// Whether a row is of a person or of one of the companies he or she belongs to.
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Owner } from '../expiry-source.ts'

/** Over a table with `owner_user_id` and `owner_company_id`, by its alias; without an owner everybody's. */
export const ownedBy = (alias: string, owner: Owner | undefined): Expression<SqlBool> => {
  if (owner === undefined) return sql<SqlBool>`true`
  const company = sql.ref(`${alias}.owner_company_id`)
  return sql<SqlBool>`(${company} = any(${[...owner.companyIds]}::uuid[])
    or (${company} is null and ${sql.ref(`${alias}.owner_user_id`)} = ${owner.userId}::uuid))`
}
