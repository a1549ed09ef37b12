// Work on many things of which one that fails keeps no other from its turn.

/** Turns of one task: all are taken, and what failed is told at the end. */
export type Turns = {
  /** Takes one turn; null when it failed. */
  readonly take: <T>(name: string, turn: () => Promise<T>) => Promise<T | null>
  /** Throws what failed, if anything did, so that the task counts as failed and is tried again. */
  readonly end: () => void
}

/** Begins the turns of a task. */
export const oneByOne = (): Turns => {
  const failures: Error[] = []
  return {
    async take(name, turn) {
      try {
        return await turn()
      } catch (cause) {
        failures.push(new Error(`${name}: ${String(cause)}`, { cause }))
        return null
      }
    },
    end() {
      const [first, ...others] = failures
      if (!first) return
      throw others.length === 0 ? first : new AggregateError(failures, `${failures.length} failed; ${first.message}`)
    },
  }
}
