// SQL of organisations as administrators see them.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** A page of companies by name, and how many there are. */
export const listCompanyRows = async (
  tx: Tx,
  search: string | undefined,
  { page, size }: { readonly page: number; readonly size: number },
) => {
  const words = search?.replace(/[\\%_]/g, found => `\\${found}`)
  const companies = tx
    .selectFrom('companies as c')
    .$if(Boolean(words), query =>
      query.where(eb =>
        eb.or([
          eb('c.register_number', 'like', `${words}%`),
          eb('c.name_mn', 'ilike', `%${words}%`),
          eb('c.name_en', 'ilike', `%${words}%`),
        ]),
      ),
    )
  const rows = await companies
    .select(['c.id', 'c.register_number', 'c.name_mn'])
    .select(sql<number>`(select count(*)::int from company_members m where m.company_id = c.id)`.as('members'))
    .orderBy('c.name_mn')
    .orderBy('c.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await companies.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Locks a company until the transaction ends; false when there is none. */
export const lockCompanyRow = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined
