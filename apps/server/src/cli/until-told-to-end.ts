// A command that takes long and must tidy up when it is told to end.
import { PlainError } from '../plain-error.ts'

/** Aborted by the first SIGTERM, SIGINT or SIGHUP; a second one ends the process at once. */
export const untilToldToEnd = (): AbortSignal => {
  const ending = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(name, () =>
      ending.abort(
        new PlainError({
          mn: `Зогсоохыг тушаасан (${name}); эхэлснийг буцаалаа.`,
          en: `Told to end (${name}); what was begun was taken back.`,
        }),
      ),
    )
  }
  return ending.signal
}
