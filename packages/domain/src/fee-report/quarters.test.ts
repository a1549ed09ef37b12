import { describe, expect, it } from 'vitest'
import { endedQuarters, lastEndedQuarter } from './late-requests.ts'
import {
  isBefore,
  isOpenOn,
  isSameQuarter,
  isSeason,
  monthsOf,
  quarterBefore,
  quarterOfDay,
  seasons,
  usualWindow,
  windowFault,
} from './quarters.ts'

describe('quarters and when they are due', () => {
  it('[REQ-AMNAT-08] 1 is months 1–3, 2 is 4–6, 3 is 7–9, 4 is 10–12', () => {
    expect(seasons.map(monthsOf)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [10, 11, 12],
    ])
    expect(['2026-01-31', '2026-06-30', '2026-07-01', '2026-12-31'].map(day => quarterOfDay(day).season)).toEqual([
      1, 2, 3, 4,
    ])
  })

  it('[REQ-AMNAT-39] [CON-170] each is due from the 1st to the 20th of April, July, October and January', () => {
    expect(seasons.map(season => usualWindow({ year: 2026, season }))).toEqual([
      { opens: '2026-04-01', closes: '2026-04-20' },
      { opens: '2026-07-01', closes: '2026-07-20' },
      { opens: '2026-10-01', closes: '2026-10-20' },
      { opens: '2027-01-01', closes: '2027-01-20' },
    ])
    const window = usualWindow({ year: 2026, season: 4 })
    expect(['2026-12-31', '2027-01-01', '2027-01-20', '2027-01-21'].map(day => isOpenOn(window, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(quarterBefore(quarterOfDay('2027-01-05'))).toEqual({ year: 2026, season: 4 })
  })

  it('[CON-170] a window of other days opens after its quarter and does not end before it opens', () => {
    const quarter = { year: 2026, season: 4 } as const
    expect(windowFault(quarter, { opens: '2027-01-01', closes: '2027-02-15' })).toBeNull()
    expect(windowFault(quarter, { opens: '2027-01-05', closes: '2027-01-05' })).toBeNull()
    expect(windowFault(quarter, { opens: '2026-12-31', closes: '2027-01-20' })).toBe('opens_too_early')
    expect(windowFault(quarter, { opens: '2027-01-10', closes: '2027-01-09' })).toBe('closes_too_early')
  })

  it('the number of a late quarter means the last one of it that has ended', () => {
    expect(seasons.map(season => lastEndedQuarter(season, '2026-11-22').year)).toEqual([2026, 2026, 2026, 2025])
    expect(endedQuarters('2026-02-01')).toEqual([
      { year: 2025, season: 4 },
      { year: 2025, season: 3 },
      { year: 2025, season: 2 },
      { year: 2025, season: 1 },
    ])
  })
})

it('two quarters are the same in the same year alone', () => {
  const one = { year: 2026, season: 2 as const }
  expect(isSameQuarter(one, { year: 2026, season: 2 })).toBe(true)
  expect(isSameQuarter(one, { year: 2025, season: 2 })).toBe(false)
  expect(isSameQuarter(one, { year: 2026, season: 3 })).toBe(false)
  expect([
    isBefore(one, { year: 2026, season: 3 }),
    isBefore(one, { year: 2025, season: 3 }),
    isBefore(one, one),
  ]).toEqual([true, false, false])
  expect([1, 4, 0, 5, '1', null].map(isSeason)).toEqual([true, true, false, false, false, false])
})
