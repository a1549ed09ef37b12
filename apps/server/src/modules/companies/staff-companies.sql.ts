// SQL of organisations as administrators see them.
import { companiesTotalLimit } from '@khyanalt/contract/staff-companies'
import { type SqlBool, sql } from 'kysely'
import { isCompanyMeant } from '../../db/company-filters.sql.ts'
import { countTo, openFound } from '../../db/found-rows.sql.ts'
import { hasWords } from '../../db/name-words.sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** A page of companies by name, and how many there are, counted up to a limit. */
export const listCompanyRows = async (
  tx: Tx,
  search: string | undefined,
  { page, size }: { readonly page: number; readonly size: number },
) => {
  const matching = tx
    .selectFrom('companies as c')
    .$if(Boolean(search), query => query.where(isCompanyMeant(search ?? '')))
  const total = await countTo(tx, matching.select('c.id'), companiesTotalLimit)
  const first = (page - 1) * size
  // Behind what is counted nobody turns pages; a made-up page number costs nothing.
  if (first >= total) return { rows: [], total }
  const found = matching.select(['c.id', 'c.register_number', 'c.name_mn'])
  const rows = await openFound(tx, found, total < companiesTotalLimit)
    .selectFrom('found as c')
    .select(['c.id', 'c.register_number', 'c.name_mn'])
    .orderBy('c.name_mn')
    .orderBy('c.id')
    .limit(size)
    .offset(first)
    .execute()
  const members = await tx
    .selectFrom('company_members as m')
    .select(['m.company_id', eb => eb.fn.countAll<number>().as('members')])
    .where(
      'm.company_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('m.company_id')
    .execute()
  const membersOf = new Map(members.map(row => [row.company_id, Number(row.members)]))
  return { rows: rows.map(row => ({ ...row, members: membersOf.get(row.id) ?? 0 })), total }
}

/** Organisations by the question for words of their name, or by the beginning of their number. */
export const findCompaniesCalled = (
  tx: Tx,
  asked: { readonly named: string } | { readonly begins: string },
  limit: number,
) =>
  tx
    // Gathered first: for a few rows the database would rather read the table until it meets them.
    .with(
      cte => cte('meant').materialized(),
      db =>
        db
          .selectFrom('companies as c')
          .select(['c.id', 'c.register_number', 'c.name_mn', 'c.name_en'])
          .where(
            'named' in asked
              ? hasWords('c.name_key', asked.named)
              : sql<SqlBool>`c.register_number like ${`${asked.begins}%`}`,
          )
          .limit(companiesTotalLimit),
    )
    .selectFrom('meant')
    .selectAll()
    .limit(limit)
    .execute()

/** Locks a company until the transaction ends; false when there is none. */
export const lockCompanyRow = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined
