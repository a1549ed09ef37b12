import { expect, it } from 'vitest'
import { spansOf } from './spans.ts'

it('[REQ-OVERSIGHT-09] reads whole months as months and what is left by day, each day once', () => {
  const words = (from: string, to: string) => spansOf({ from, to }).map(span => `${span.grain} ${span.from} ${span.to}`)
  expect(words('2026-01-01', '2026-12-31')).toEqual(['month 2026-01-01 2026-12-31'])
  expect(words('2026-01-31', '2026-04-01')).toEqual([
    'month 2026-02-01 2026-03-31',
    'day 2026-01-31 2026-01-31',
    'day 2026-04-01 2026-04-01',
  ])
  expect(words('2026-05-04', '2026-05-29')).toEqual(['day 2026-05-04 2026-05-29'])
  expect(words('2026-05-04', '2026-06-03')).toEqual(['day 2026-05-04 2026-06-03'])
  expect(words('2028-02-01', '2028-02-29')).toEqual(['month 2028-02-01 2028-02-29'])
  expect(words('2026-12-15', '2027-01-31')).toEqual(['month 2027-01-01 2027-01-31', 'day 2026-12-15 2026-12-31'])
})
