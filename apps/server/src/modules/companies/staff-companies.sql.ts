// SQL of organisations as administrators see them.
import { companiesTotalLimit } from '@khyanalt/contract/staff-companies'
import { isCompanyMeant } from '../../db/company-filters.sql.ts'
import { countTo, openFound } from '../../db/found-rows.sql.ts'
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

/** Locks a company until the transaction ends; false when there is none. */
export const lockCompanyRow = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined
