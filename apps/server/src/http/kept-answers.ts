// Keeps what everybody is answered alike until what it was read from changes. Every question is answered as of a moment
// after it came: one small query tells many waiting questions at once that their answers are still right.

export type KeptAnswers = {
  /** The kept value of a key, or the one that `make` makes now. */
  get<T>(key: string, make: () => Promise<T>): Promise<T>
  /** The editions of now, for who keeps by them what is made of such answers. */
  readEdition(): Promise<string>
}

type Kept = { readonly edition: string; readonly at: number; readonly value: Promise<unknown> }

// Some things change by time alone, such as a post that appears at nine; a page made of answers is kept as long again.
const keepMilliseconds = 15_000

/** Answers kept in this process, at most so many. */
export const keepAnswers = ({
  readEdition,
  now = Date.now,
  most = 2000,
}: {
  readonly readEdition: () => Promise<string>
  readonly now?: () => number
  readonly most?: number
}): KeptAnswers => {
  const kept = new Map<string, Kept>()
  const currentEdition = shareReading(readEdition)
  return {
    readEdition: currentEdition,
    async get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const edition = await currentEdition()
      const found = kept.get(key)
      if (found && found.edition === edition && now() - found.at < keepMilliseconds) return found.value as Promise<T>
      const value = make()
      // The oldest goes first; what is asked for often is soon back.
      kept.delete(key)
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
      const entry = { edition, at: now(), value }
      kept.set(key, entry)
      // A refusal or a failure is nobody else's answer.
      value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key)
      })
      return value
    },
  }
}

/** One reading at a time; whoever asks while one runs gets the next, since the running one may miss a change. */
const shareReading = (read: () => Promise<string>): (() => Promise<string>) => {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<string> | null = null
  return () => {
    next ??= running.then(() => {
      next = null
      const reading = read()
      running = reading.catch(() => undefined)
      return reading
    })
    return next
  }
}
