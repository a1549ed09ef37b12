// How a period is read from counted months and days: whole months as months, what is left at either end by day.

/** A row of the counts that belongs to a period, by its grain; both days included. */
export type Span = { readonly grain: 'day' | 'month'; readonly from: string; readonly to: string }

/** The spans that cover the period once. */
export const spansOf = ({ from, to }: { readonly from: string; readonly to: string }): readonly Span[] => {
  const firstWhole = from.endsWith('-01') ? from : firstOfNext(from)
  // The month of the last day is whole when the day after is a first.
  const afterWhole = firstOfNext(to) === dayAfter(to) ? dayAfter(to) : `${to.slice(0, 7)}-01`
  if (firstWhole >= afterWhole) return [{ grain: 'day', from, to }]
  const days: Span[] = [
    { grain: 'day', from, to: dayBefore(firstWhole) },
    { grain: 'day', from: afterWhole, to },
  ]
  return [{ grain: 'month', from: firstWhole, to: dayBefore(afterWhole) }, ...days.filter(span => span.from <= span.to)]
}

const shifted = (day: string, by: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + by)
  return date.toISOString().slice(0, 10)
}
const dayAfter = (day: string): string => shifted(day, 1)
const dayBefore = (day: string): string => shifted(day, -1)

const firstOfNext = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
