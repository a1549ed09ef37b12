// SQL of the names that certificates were issued to; there are far fewer of them than certificates.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Names, by their sound, in which a word begins with each of the keys; keys are letters a–z and digits only. */
export const listHolderNames = async (tx: Tx, keys: readonly string[], limit: number): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select key from holder_names where words @@ ${wordsBegin(keys)}::tsquery limit ${limit}`.execute(tx)
  return rows.map(({ key }) => key)
}

/** The question for words that begin so, as PostgreSQL reads it. */
export const wordsBegin = (keys: readonly string[]): string => keys.map(key => `'${key}':*`).join(' & ')
