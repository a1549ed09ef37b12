// A bound of a date that moves with today.

/** The unit and the number of an offset from today; null for what is none. */
export const offsetOf = (value: unknown): readonly ['days' | 'years', number] | null => {
  if (typeof value !== 'object' || value === null) return null
  const { days, years } = value as { days?: unknown; years?: unknown }
  if (typeof days === 'number') return ['days', days]
  return typeof years === 'number' ? ['years', years] : null
}
