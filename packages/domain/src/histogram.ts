// Figures of many cases from counts by size, without reading the cases again.

/** How many cases took so many days. */
export type Histogram = readonly { readonly value: number; readonly count: number }[]

/** The smallest value that at least this share of the cases stays within; null without cases. */
export const percentile = (histogram: Histogram, share: number): number | null => {
  const sorted = [...histogram].sort((one, other) => one.value - other.value)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { value, count } of sorted) {
    seen += count
    if (total > 0 && seen >= total * share) return value
  }
  return null
}
