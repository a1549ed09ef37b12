// Decimals and days to reckon with: nothing is rounded that nobody asked to round, and nothing grows without end.
import { describe, expect, it } from 'vitest'
import { daysBetween, monthsBetween, movedDay } from './days.ts'
import {
  add,
  compare,
  divide,
  type Exact,
  exactOf,
  multiply,
  negate,
  round,
  smallWhole,
  spell,
} from './exact-number.ts'

const exact = (text: string): Exact => exactOf(text) ?? expect.fail(`${text} is no number`)
const told = (number: Exact | null) => (number === null ? null : spell(number))

describe('[REQ-EXPR-03] numbers', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['-0.5', '0.5', '0'],
    ['999999999999999', '1', '1000000000000000'],
  ])('%s + %s = %s', (a, b, sum) => {
    expect(told(add(exact(a), exact(b)))).toBe(sum)
  })

  it('multiply, divide and round half away from zero', () => {
    expect(told(multiply(exact('1.5'), exact('-0.2')))).toBe('-0.3')
    expect(told(divide(exact('2'), exact('3'), 4))).toBe('0.6667')
    expect(told(divide(exact('-0.001'), exact('0.2'), 2))).toBe('-0.01')
    expect(told(divide(exact('1.25'), exact('5'), 0))).toBe('0')
    expect(told(divide(exact('1'), exact('0'), 2))).toBeNull()
    expect(['2.5', '-2.5', '2.49', '2'].map(text => told(round(exact(text), 0)))).toEqual(['3', '-3', '2', '2'])
    expect(told(round(exact('2.345'), 2))).toBe('2.35')
    expect(told(negate(exact('2.5')))).toBe('-2.5')
  })

  it('compare by worth', () => {
    expect([
      compare(exact('1.5'), exact('1.50')),
      compare(exact('2'), exact('10')),
      compare(exact('3'), exact('-4')),
    ]).toEqual([0, -1, 1])
  })

  it('are taken with up to fifteen digits before the point and six after it', () => {
    expect(
      ['999999999999999', '1000000000000000', '0.123456', '0.1234567', 'x'].map(text => exactOf(text) !== null),
    ).toEqual([true, false, true, false, false])
  })

  it('[REQ-EXPR-04] are none any more beyond sixty digits, before the point or after it', () => {
    const large = exact('999999999999999')
    const grown = [1, 2, 3].reduce<Exact | null>(sum => (sum === null ? null : multiply(sum, large)), large)
    expect(told(grown)).toHaveLength(60)
    expect(grown && multiply(grown, exact('10'))).toBeNull()
    expect(grown && add(grown, grown)).toBeNull()
    const small = exact('0.000001')
    const shrunk = Array.from({ length: 9 }).reduce<Exact | null>(
      sum => (sum === null ? null : multiply(sum, small)),
      small,
    )
    expect(shrunk?.places).toBe(60)
    expect(shrunk && multiply(shrunk, small)).toBeNull()
  })

  it('are whole and small enough to move a day, or are not', () => {
    expect(['3', '3.0', '-40000', '40000', '40001', '2.5'].map(text => smallWhole(exact(text)))).toEqual([
      ...[3, 3, -40_000, 40_000, null, null],
    ])
    expect(smallWhole({ units: 1_000_000n, places: 2 })).toBe(10_000)
  })
})

describe('[REQ-EXPR-03] days', () => {
  it.each([
    ['2026-01-31', { months: 1 }, '2026-02-28'],
    ['2028-01-31', { months: 1 }, '2028-02-29'],
    ['2026-03-31', { months: -1 }, '2026-02-28'],
    ['2026-05-31', { months: 1 }, '2026-06-30'],
    ['2026-11-30', { months: 3 }, '2027-02-28'],
    ['2026-12-31', { days: 1 }, '2027-01-01'],
    ['1900-01-01', { days: 0 }, '1900-01-01'],
    ['1900-01-01', { days: -1 }, null],
    ['2100-12-31', { days: 0 }, '2100-12-31'],
    ['2100-12-31', { days: 1 }, null],
    ['2026-01-01', { months: -40_000 }, null],
  ] as const)('%s moved by %j is %s', (day, by, moved) => {
    expect(movedDay(day, by)).toBe(moved)
  })

  it('are counted between, also backwards, and months as birthdays are', () => {
    expect([daysBetween('2026-02-27', '2026-03-01'), daysBetween('2026-03-01', '2026-02-27')]).toEqual([2, -2])
    expect(
      [
        ['2026-01-15', '2026-02-14'],
        ['2026-01-15', '2026-02-15'],
        ['2026-01-31', '2026-02-28'],
        ['2026-01-31', '2026-02-27'],
        ['2026-02-15', '2026-01-15'],
        ['2025-11-30', '2026-11-29'],
      ].map(([from = '', to = '']) => monthsBetween(from, to)),
    ).toEqual([0, 1, 1, 0, -1, 11])
  })
})
