// Figures of a run of measurements.

/** The value below which the part lies; the values are sorted here. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** One decimal, as tables print milliseconds. */
export const ms = (value: number): string => value.toFixed(1)
