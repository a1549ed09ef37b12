// SQL of finding names by words: a column holds the name by its sound (`nameKey`), an index the words of it.
import { type Expression, type SqlBool, sql } from 'kysely'

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

/** Whether words of the name in this column begin so; the same expression stands in the indexes. */
export const hasWords = (column: string, words: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`array_to_tsvector(string_to_array(${sql.ref(column)}, ' ')) @@ ${wordsBegin(words)}::tsquery`
