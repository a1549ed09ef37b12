// SQL of finding names by words: a column holds the name by its sound (`nameKey`), an index the words of it. Names are
// found before the rows that bear them.
import { type Expression, type QueryCreator, type SqlBool, sql } from 'kysely'
import type { DB } from './schema.ts'
import type { Tx } from './transaction.ts'

/** The question for words that begin so, as PostgreSQL reads it; words are letters a–z and digits. */
export const wordsBegin = (words: readonly string[]): string => words.map(word => `'${word}':*`).join(' & ')

/**
 * The same for names of which the patronymic is an initial alone ("Д.Бат-Эрдэнэ"): before other words, the first may be
 * the whole patronymic. Some letters sound as two.
 */
export const wordsBeginAfterInitial = ([first = '-', ...others]: readonly string[]): string =>
  others.length === 0
    ? wordsBegin([first])
    : `('${first}':* | '${first.slice(0, 1)}' | '${first.slice(0, 2)}') & ${wordsBegin(others)}`

/** Whether a name in this column answers the question; the same expression stands in the indexes. */
export const hasWords = (column: string, question: string): Expression<SqlBool> =>
  sql<SqlBool>`array_to_tsvector(string_to_array(${sql.ref(column)}, ' ')) @@ ${question}::tsquery`

/** The names that were asked for by words; null where so many match that walking in order soon meets them. */
export type Names = readonly string[] | null

const mostNames = 2000
/** Of so many names the first rows of each are put in one order; with more, a walk in order is shorter. */
const mostMerged = 100

/** Names, by their sound, that answer a question (`wordsBegin`). */
export const findNames = async (
  tx: Tx,
  table: 'holder_names' | 'applicant_names',
  question: string,
): Promise<Names> => {
  const { rows } = await sql<{ key: string }>`
    select key from ${sql.table(table)} where words @@ ${question}::tsquery limit ${mostNames + 1}`.execute(tx)
  return rows.length > mostNames ? null : rows.map(({ key }) => key)
}

/** Whether the first rows of each name are read on their own. */
export const isMerged = (names: Names | undefined): names is readonly string[] =>
  names !== null && names !== undefined && names.length <= mostMerged

/** As the table `found`, the first rows of each name `n.key`: of those a page is cut, and no others are read. */
export const openOfEach = <Row extends Record<string, unknown>>(
  tx: Tx,
  names: readonly string[],
  firstOfName: Expression<Row>,
): QueryCreator<DB & { found: Row }> =>
  tx.with(
    'found',
    () => sql<Row>`(select f.* from unnest(${[...names]}::text[]) as n(key) cross join lateral ${firstOfName} as f)`,
  )
