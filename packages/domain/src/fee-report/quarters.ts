// Quarters, their months, and when each is due (CON-170, CON-171). Days are YYYY-MM-DD in Ulaanbaatar.

export const seasons = [1, 2, 3, 4] as const
/** A quarter of a year, as `season_value` names it. */
export type Season = (typeof seasons)[number]
/** A quarter of a certain year. */
export type Quarter = { readonly year: number; readonly season: Season }
/** From when to when reports of a quarter are taken, both days included. */
export type Window = { readonly opens: string; readonly closes: string }

/** The last day of the window in the month after the quarter. */
const lastDay = 20
/** How long an approved late request keeps a quarter open (CON-171). */
export const lateDays = 14

export const isSeason = (value: unknown): value is Season => seasons.some(season => season === value)

/** The months of a quarter: 1 is 1–3, 2 is 4–6, 3 is 7–9, 4 is 10–12 (REQ-AMNAT-08). */
export const monthsOf = (season: Season): readonly number[] => [1, 2, 3].map(month => (season - 1) * 3 + month)

/** The name of a month in a sheet. */
export const monthKey = (month: number): string => `month_${month}`

/** The window that a quarter has unless the agency sets other days: the 1st to the 20th of the month after it. */
export const usualWindow = ({ year, season }: Quarter): Window => {
  const month = season === 4 ? '01' : String(season * 3 + 1).padStart(2, '0')
  const at = season === 4 ? year + 1 : year
  return { opens: `${at}-${month}-01`, closes: `${at}-${month}-${lastDay}` }
}

/** The quarter before. */
export const quarterBefore = ({ year, season }: Quarter): Quarter =>
  season === 1 ? { year: year - 1, season: 4 } : { year, season: (season - 1) as Season }

/** The quarter that a day lies in. */
export const quarterOfDay = (day: string): Quarter => ({
  year: Number(day.slice(0, 4)),
  season: Math.ceil(Number(day.slice(5, 7)) / 3) as Season,
})

/** Whether one quarter comes before another. */
export const isBefore = (one: Quarter, other: Quarter): boolean =>
  one.year < other.year || (one.year === other.year && one.season < other.season)

export const isSameQuarter = (one: Quarter, other: Quarter): boolean =>
  one.year === other.year && one.season === other.season

export const isOpenOn = ({ opens, closes }: Window, day: string): boolean => opens <= day && day <= closes

/** Why a window cannot be set as it is; null when it can: it opens after its quarter and does not close before it opens. */
export const windowFault = (
  quarter: Quarter,
  { opens, closes }: Window,
): 'opens_too_early' | 'closes_too_early' | null => {
  if (closes < opens) return 'closes_too_early'
  return isBefore(quarter, quarterOfDay(opens)) ? null : 'opens_too_early'
}
