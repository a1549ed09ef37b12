// SQL of finding numbers by any part of them: an index holds the parts of four, and what has them all is looked at.
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** Of so many rows that share a part the first ones are looked at; a longer part is shared by fewer. */
export const mostAlike = 500

/** Whether a number holds this part, which is of letters and digits alone, and of four of them at least. */
export const hasPart = (number: string | RawBuilder<string>, part: string): Expression<SqlBool> => {
  const column = typeof number === 'string' ? sql.ref(number) : number
  const parts = Array.from({ length: part.length - 3 }, (_, at) => part.slice(at, at + 4))
  return sql<SqlBool>`(number_parts(${column}) @> ${parts}::text[] and ${column} like ${`%${part}%`})`
}
