// Finding organisations by what somebody typed, for the lists of several nouns.
import { nameWords } from '@khyanalt/domain/name-search'
import { type Expression, type SqlBool, sql } from 'kysely'
import { hasWords, wordsBegin } from './name-words.sql.ts'

/** Whether an organisation `c` has a register number that begins so, or all the words in one of its names, in any spelling. */
export const isCompanyMeant = (text: string): Expression<SqlBool> => {
  const begins = `${text.replace(/[\\%_]/g, found => `\\${found}`)}%`
  // So many figures are a number and no name.
  const words = /^\d{5,}$/.test(text) ? [] : (text.match(/[\p{L}\p{N}]+/gu) ?? [])
  if (words.length === 0) return sql<SqlBool>`c.register_number like ${begins}`
  const query = words.map(word => `${word}:*`).join(' & ')
  return sql<SqlBool>`(c.register_number like ${begins}
    or to_tsvector('simple', c.name_mn) @@ to_tsquery('simple', ${query})
    or to_tsvector('simple', c.name_en) @@ to_tsquery('simple', ${query})
    or ${hasWords('c.name_key', wordsBegin(nameWords(text)))})`
}
