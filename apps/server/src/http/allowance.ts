// How often somebody may do what is bounded beside the limits of calls; counted by each process for itself.
import type { Clock } from '../clock.ts'

/** Counts by key; beyond this many the oldest are forgotten, so that made-up keys fill no memory. */
const mostKeys = 20_000

/** Lets each key pass `most` times within `milliseconds`; answers null, or the minutes to wait. */
export const openAllowance = (clock: Clock, { most, milliseconds }: { most: number; milliseconds: number }) => {
  const counts = new Map<string, { until: number; left: number }>()
  return (key: string): number | null => {
    const now = clock.now().getTime()
    const known = counts.get(key)
    const count = known && known.until > now ? known : { until: now + milliseconds, left: most }
    if (count.left === 0) return Math.ceil((count.until - now) / 60_000)
    count.left -= 1
    counts.delete(key)
    counts.set(key, count)
    const [oldest] = counts.keys()
    if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest)
    return null
  }
}
