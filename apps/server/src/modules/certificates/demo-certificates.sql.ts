// How certificates of a demo read where the demo is off: invalid, and said to be a demo's.
import { demoCertificateMark } from '@khyanalt/domain/messages/demo-certificates'
import { type RawBuilder, sql } from 'kysely'

/** Whether the row came about in a demo, and this database is none. */
export const isLapsedDemo = (alias: 'c' | 'f'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.demo`)} and not exists (select from installation where kind = 'demo'))`

/** The state of the row, or the one that says not valid. */
export const stateAs = <S extends string>(alias: 'c' | 'f', invalid: S): RawBuilder<S> =>
  sql<S>`case when ${isLapsedDemo(alias)} then ${invalid} else ${sql.ref(`${alias}.state`)} end`

/** A name in one language, with the mark behind it where it belongs. */
export const nameAs = (alias: 'c' | 'f', name: RawBuilder<string | null>, language: 'mn' | 'en'): RawBuilder<string> =>
  sql<string>`${name} || case when ${isLapsedDemo(alias)} then ${demoCertificateMark[language]} else '' end`
