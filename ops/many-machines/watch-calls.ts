// Every call that leaves this process, as a client met it. The journeys repeat what was not answered and go on; here it
// is seen how often they had to and until when.

type Call = { readonly at: number; readonly isWrite: boolean; readonly failed: boolean; readonly says: string }

export type WatchedCalls = {
  /** What clients met between two moments. */
  between(from: number, to: number): Meeting
}

export type Meeting = {
  readonly acknowledged: number
  readonly failed: number
  /** From the beginning to the last call that failed, in milliseconds; 0 when none did. */
  readonly recoveredAfter: number
  /** The longest time without an acknowledged write, in milliseconds. */
  readonly silence: number
  /** Each kind of failure with its number. */
  readonly kinds: Readonly<Record<string, number>>
}

/** Watches calls to an address from now on. */
export const watchCalls = (origin: string): WatchedCalls => {
  const calls: Call[] = []
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith(`${origin}/`)) return ask(input, init)
    const isWrite = init?.method === 'POST'
    const keep = (failed: boolean, says: string): void => {
      calls.push({ at: Date.now(), isWrite, failed, says })
    }
    try {
      const reply = await ask(input, init)
      keep(reply.status >= 500, `${reply.status}`)
      return reply
    } catch (error) {
      keep(true, causeOf(error))
      throw error
    }
  }
  return {
    between(from, to) {
      const within = calls.filter(({ at }) => at >= from && at < to)
      const failures = within.filter(({ failed }) => failed)
      const writes = within.filter(({ isWrite, failed }) => isWrite && !failed).map(({ at }) => at)
      const marks = [from, ...writes, to]
      return {
        acknowledged: writes.length,
        failed: failures.length,
        recoveredAfter: Math.max(0, ...failures.map(({ at }) => at - from)),
        silence: Math.max(...marks.slice(1).map((at, index) => at - (marks[index] ?? at))),
        kinds: Object.fromEntries(
          [...Map.groupBy(failures, ({ says }) => says)].map(([says, all]) => [says, all.length]),
        ),
      }
    },
  }
}

const causeOf = (error: unknown): string => {
  const { code, message } = ((error as Error).cause ?? error) as { readonly code?: string; readonly message: string }
  return code ?? message
}
