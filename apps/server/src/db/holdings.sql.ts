// What a person and his or her companies hold: which areas of the portal are theirs.
import type { Holdings } from '@khyanalt/domain/desk/areas'
import { type RawBuilder, sql } from 'kysely'

/** Of the person whose id the reference names; each question is one look into an index of owners. */
export const holdingsOf = (user: string): RawBuilder<Holdings> => {
  const person = sql.ref(user)
  const companies = sql`array(select h.company_id from company_members h where h.user_id = ${person})`
  const holds = (table: string, more = sql``) => sql`(
    exists (select from ${sql.table(table)} o where o.owner_user_id = ${person} and o.owner_company_id is null ${more})
    or exists (select from ${sql.table(table)} o where o.owner_company_id = any(${companies}) ${more}))`
  const present = sql`and o.deleted_at is null`
  return sql<Holdings>`json_build_object(
    'company', exists (select from company_members h where h.user_id = ${person}),
    'employees', ${holds('workers', present)},
    'registers', ${holds('equipment_records', present)},
    'explosives', ${holds('certificates', sql`and exists (select from explosive_permits p where p.certificate_id = o.id)`)},
    'fee_reports', exists (select from fee_reports f where f.company_id = any(${companies})),
    'food', ${holds('cases', sql`and o.type = 'food_object'`)}
  )`
}
