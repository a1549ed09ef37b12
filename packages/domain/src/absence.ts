// When somebody of the agency is away, and who stands in.

/** The longest absence in days, and how far ahead one may be entered. */
export const mostAbsenceDays = 366

/** Why days cannot be those of an absence; null when they can. */
export const judgeAbsenceDays = (
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): 'absence_days_reversed' | 'absence_days_past' | 'absence_days_far' | null => {
  if (to < from) return 'absence_days_reversed'
  if (to < today) return 'absence_days_past'
  if (daysBetween(from, to) > mostAbsenceDays || daysBetween(today, from) > mostAbsenceDays) return 'absence_days_far'
  return null
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000
