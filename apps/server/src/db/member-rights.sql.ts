// Whether a member may do something in an organisation's name.
import type { MemberRight } from '@khyanalt/domain/member-rights'
import { type Expression, type SqlBool, sql } from 'kysely'

/** Over `company_members` by its alias; an ADMIN may do everything. */
export const mayAs = (alias: string, right: MemberRight): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${alias}.role`)} = 'ADMIN' or ${right} = any(${sql.ref(`${alias}.rights`)}))`
