// What somebody opened lately from the search of the console: kept while the tab is open, for that person alone, and
// nobody's name among it.
import type { Bilingual } from '@khyanalt/domain/language'

/** A place to go to, as a row of the search. */
export type Choice = {
  readonly kind: string
  readonly address: string
  readonly number: string | null
  readonly title: Bilingual
  /** What stands beneath it. */
  readonly second: readonly string[]
}

const most = 6
const keyOf = (user: string): string => `khyanalt.found.${user}`

export const readRecent = (user: string): readonly Choice[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(user)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChoice).slice(0, most) : []
  } catch {
    return []
  }
}

/** Keeps a choice before the earlier ones; people are forgotten at once. */
export const keepRecent = (user: string, choice: Choice): void => {
  if (choice.kind === 'person') return
  const others = readRecent(user).filter(({ address }) => address !== choice.address)
  store(user, [{ ...choice, second: [] }, ...others].slice(0, most))
}

export const forgetRecent = (user: string): void => store(user, [])

const store = (user: string, choices: readonly Choice[]): void => {
  try {
    sessionStorage.setItem(keyOf(user), JSON.stringify(choices))
  } catch {
    // Without storage nothing is kept.
  }
}

const isChoice = (value: unknown): value is Choice => {
  const { kind, address, title, second } = (value ?? {}) as Partial<Choice>
  const isPlace = typeof address === 'string' && address.startsWith('/') && !address.startsWith('//')
  return isPlace && typeof kind === 'string' && typeof title?.mn === 'string' && Array.isArray(second)
}
