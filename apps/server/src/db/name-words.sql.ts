// SQL of finding names by words: a column holds the name by its sound (`nameKey`), an index the words of it. Names are
// found before the rows that bear them.
import { maySlip, slipsOf, splitsOf } from '@khyanalt/domain/name-slips'
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

/** The same, the patronymic among the words wherever it stands: "Эрдэнэ Дорж". */
export const wordsBeginWithInitial = (words: readonly string[]): string =>
  words.map((word, at) => `(${wordsBeginAfterInitial([word, ...without(words, at, 1)])})`).join(' | ')

/** What may be meant by words typed with a slip: whole words, and beginnings of long ones, which may be typed in part. */
type Nearly = { readonly whole: readonly string[]; readonly begun: readonly string[] }
const longWord = 7

const nearlyOf = (words: readonly string[]): Nearly => {
  const slips = words.filter(maySlip).flatMap(slipsOf)
  const apart = words.flatMap(splitsOf)
  return {
    whole: [...slips.filter(slip => slip.length < longWord), ...apart.map(([one]) => one)],
    begun: [
      ...slips.filter(slip => slip.length >= longWord),
      ...apart.map(([, other]) => other),
      ...words.slice(1).map((word, at) => `${words[at]}${word}`),
    ],
  }
}

/** Those that stand in a name, of what may be meant. */
const findKnown = async (tx: Tx, { whole, begun }: Nearly): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ word: string }>`
    select v.word from unnest(${[...new Set(whole)]}::text[]) as v(word)
      where exists (select from name_words n where n.word = v.word collate "C")
    union all
    select v.word from unnest(${[...new Set(begun)]}::text[]) as v(word)
      where exists (select from name_words n where n.word >= v.word collate "C" and n.word < (v.word || '{') collate "C")
  `.execute(tx)
  return new Set(rows.map(({ word }) => word))
}

/** Asks for the words beside the one that is looked at. */
type Others = (words: readonly string[]) => string

/**
 * The question for words typed with a slip in a longer one, or taken apart or put together otherwise than they are
 * written, as somebody is called; the words as they were typed do not answer it. Null where nobody is called so.
 */
export const findNearly = async (tx: Tx, words: readonly string[]): Promise<((others: Others) => string) | null> => {
  const nearly = nearlyOf(words)
  if (nearly.whole.length + nearly.begun.length === 0) return null
  const known = await findKnown(tx, nearly)
  if (known.size === 0) return null
  const ways = words.flatMap((word, at) => {
    const slips = maySlip(word) ? slipsOf(word).filter(slip => known.has(slip)) : []
    const apart = splitsOf(word).filter(([one, other]) => known.has(one) && known.has(other))
    const next = words[at + 1]
    const rest = without(words, at, 1)
    return [
      ...slips.map(slip => ({ way: slip.length < longWord ? `'${slip}'` : `'${slip}':*`, rest })),
      ...apart.map(([one, other]) => ({ way: `'${one}' & '${other}':*`, rest })),
      ...(next !== undefined && known.has(word + next)
        ? [{ way: `'${word}${next}':*`, rest: without(words, at, 2) }]
        : []),
    ]
  })
  if (ways.length === 0) return null
  return others => ways.map(({ way, rest }) => `(${way}${rest.length > 0 ? ` & (${others(rest)})` : ''})`).join(' | ')
}

const without = (words: readonly string[], at: number, many: number): string[] =>
  words.filter((_, place) => place < at || place >= at + many)

/** Words of which any may be a patronymic that is written as its initial. */
export const wordsOrInitials = (words: readonly string[]): string =>
  words.map(word => `('${word}':* | '${word.slice(0, 1)}' | '${word.slice(0, 2)}')`).join(' & ')

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
