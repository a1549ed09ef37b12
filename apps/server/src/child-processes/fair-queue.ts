// Who is served next when many wait: whoever used least of late, one task of a person at a time.

type Waiting<Item> = { readonly item: Item; readonly person: string | null }

/** What was used counts half after a minute. */
const halfLife = 60_000
// Less than this is forgotten.
const negligible = 1

export type FairQueue<Item> = {
  /** False when too many wait already. `person` null is nobody in particular: never held back for another one's task. */
  push(item: Item, person: string | null): boolean
  /** The next one that may run, in the order of what people used, then of coming. */
  next(): Waiting<Item> | null
  /** A task that `next` gave has ended after so many milliseconds. */
  ended(person: string | null, milliseconds: number): void
  /** Milliseconds that somebody used of late. */
  used(person: string): number
  /** Takes out all that wait. */
  clear(): Item[]
}

/** `now` answers milliseconds. */
export const openFairQueue = <Item>(
  most: { readonly each: number; readonly all: number },
  now: () => number = performance.now.bind(performance),
): FairQueue<Item> => {
  const waiting: Waiting<Item>[] = []
  const running = new Set<string>()
  const uses = new Map<string, { readonly amount: number; readonly at: number }>()
  const used = (person: string | null): number => {
    const use = person === null ? undefined : uses.get(person)
    return use ? use.amount * 2 ** ((use.at - now()) / halfLife) : 0
  }
  const forget = (): void => {
    for (const person of uses.keys()) if (used(person) < negligible) uses.delete(person)
  }
  return {
    push(item, person) {
      const own = person === null ? 0 : waiting.filter(each => each.person === person).length
      if (waiting.length >= most.all || own >= most.each) return false
      waiting.push({ item, person })
      return true
    },
    next() {
      const free = waiting.filter(({ person }) => person === null || !running.has(person))
      const least = Math.min(...free.map(({ person }) => used(person)))
      const chosen = free.find(({ person }) => used(person) <= least)
      if (!chosen) return null
      waiting.splice(waiting.indexOf(chosen), 1)
      if (chosen.person !== null) running.add(chosen.person)
      return chosen
    },
    ended(person, milliseconds) {
      if (person === null) return
      running.delete(person)
      uses.set(person, { amount: used(person) + milliseconds, at: now() })
      if (uses.size > 1000) forget()
    },
    used,
    clear: () => waiting.splice(0).map(({ item }) => item),
  }
}
