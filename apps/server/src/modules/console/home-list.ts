// One list of a home, from what its noun answers.
import type { ConsoleRow, HomeList } from '@khyanalt/contract/console'

/** So many of the most urgent ones are shown. */
export const shownAtHome = 5

type Facts = {
  readonly key: HomeList
  readonly address: string
  readonly rows?: readonly ConsoleRow[]
  readonly count?: number | null
  /** The number that nobody counts beyond. */
  readonly limit?: number
  readonly urgent?: boolean
}

export const homeList = ({ key, address, rows = [], count = null, limit = Infinity, urgent = false }: Facts) => ({
  key,
  address,
  rows: rows.slice(0, shownAtHome),
  count,
  is_many: count !== null && count >= limit,
  urgent,
})
export type HomeListOf = ReturnType<typeof homeList>

/** A row that says something and leads somewhere, and is no case. */
export const plainRow = (id: string, title: ConsoleRow['title'], address: string): ConsoleRow => ({
  id,
  number: null,
  title,
  state: null,
  person: null,
  date: null,
  address,
})
