// Finding organisations by what somebody typed, for the lists of several nouns.
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** Whether an organisation `c` has a register number that begins so, or all the words in one of its names. */
export const isCompanyMeant = (text: string): Expression<SqlBool> => {
  const begins = `${text.replace(/[\\%_]/g, found => `\\${found}`)}%`
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return sql<SqlBool>`c.register_number like ${begins}`
  const query = words.map(word => `${word}:*`).join(' & ')
  return sql<SqlBool>`(c.register_number like ${begins}
    or to_tsvector('simple', c.name_mn) @@ to_tsquery('simple', ${query})
    or to_tsvector('simple', c.name_en) @@ to_tsquery('simple', ${query}))`
}

/** Their ids, by name, so many at most: whoever means more than these says more words. */
export const findCompanies = async (tx: Tx, text: string, limit: number): Promise<string[]> => {
  const rows = await tx.selectFrom('companies as c').select('c.id').where(isCompanyMeant(text)).limit(limit).execute()
  return rows.map(({ id }) => id)
}
