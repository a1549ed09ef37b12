import { describe, expect, it } from 'vitest'
import { emptyFeeReport, type Sheet, type SheetRow } from './answers.ts'
import { wholeDeclaration } from './declare-fixture.ts'
import {
  amountTotal,
  carryOverGaps,
  columnTotal,
  compareTotals,
  inKilograms,
  reportSummary,
  sheetTotals,
} from './totals.ts'

const row = (cells: Partial<SheetRow>): SheetRow => ({
  ...{ row_1: '', row_2: '', row_3: '', row_4: '', row_5: '', row_6: '', row_7: '', row_8: '', row_9: '' },
  ...cells,
})
const sheet = (...cells: readonly Partial<SheetRow>[]): Sheet => ({
  row_data: Object.fromEntries(cells.map((one, at) => [`month_${at + 4}`, row(one)])),
})
const [t, kg] = [
  { row_2: 'тн', row_5: '1.5' },
  { row_2: 'кг', row_5: '1.5' },
]

describe('amounts over the months of a quarter', () => {
  it('[REQ-AMNAT-09] stay in tonnes where every month is in tonnes, and are kilograms otherwise', () => {
    expect(amountTotal(sheet(t, t), 2, 'row_5')).toEqual({ value: 300n, unit: 'тн' })
    expect(amountTotal(sheet(kg, kg), 2, 'row_5')).toEqual({ value: 300n, unit: 'кг' })
    expect(amountTotal(sheet(t, kg), 2, 'row_5')).toEqual({ value: 150_150n, unit: 'кг' })
    expect(amountTotal(sheet(), 2, 'row_5')).toEqual({ value: 0n, unit: 'кг' })
  })

  it('are compared in kilograms', () => {
    expect(inKilograms(amountTotal(sheet(t), 2, 'row_5'))).toBe(150_000n)
    expect(inKilograms(amountTotal(sheet(kg), 2, 'row_5'))).toBe(150n)
  })

  it('[REQ-AMNAT-09] leave out months that the quarter has not, and take an empty or unreadable cell for 0', () => {
    expect(columnTotal(sheet({ row_5: '1' }, { row_5: '' }, { row_5: 'x' }, { row_5: '100' }), 2, 'row_5')).toBe(100n)
    expect(columnTotal({ row_data: {} }, 2, 'row_5')).toBe(0n)
    expect(sheetTotals(sheet({ row_3: '1', row_9: '2.5' }), 2)).toMatchObject({ row_3: '1.00', row_9: '2.50' })
  })

  it('[REQ-AMNAT-09] come to base and additional fee apart, and to both', () => {
    const unelgee = sheet(
      { row_4: '1000', row_7: '50', row_8: '7', row_9: '57' },
      { row_7: '1', row_8: '2', row_9: '3' },
    )
    expect(reportSummary({ ...wholeDeclaration, unelgee }, 2)).toMatchObject({
      valuation: 100_000n,
      baseFee: 5_100n,
      additionalFee: 900n,
      totalFee: 6_000n,
      produced: { value: 300_000n, unit: 'тн' },
      soldHere: { value: 180_000n, unit: 'тн' },
      exported: { value: 90_000n, unit: 'тн' },
    })
  })
})

describe('against another quarter', () => {
  it('a sum moves by a number, and a mean that does not exist by none', () => {
    const [now, before] = [
      { sheet: sheet({ row_2: 'тн', row_3: '50', row_5: '10' }), season: 2 as const },
      { sheet: sheet({ row_2: 'тн', row_5: '4' }), season: 2 as const },
    ]
    const none = { sheet: sheet({ row_2: 'тн' }), season: 2 as const }
    const moves = Object.fromEntries(compareTotals('too_hemjee', now, before).map(({ key, ...move }) => [key, move]))
    expect(moves.row_5).toEqual({ now: 1_000n, before: 400n, by: 600n })
    expect(moves.row_3).toEqual({ now: 5_000n, before: 0n, by: 5_000n })
    expect(compareTotals('too_hemjee', now, none)[0]).toEqual({ key: 'row_3', now: 5_000n, before: null, by: null })
    expect(compareTotals('too_hemjee', none, now)[0]).toEqual({ key: 'row_3', now: null, before: 5_000n, by: null })
  })

  it('an opening balance differs where it is another number, not where it is unreadable', () => {
    const gaps = (iluu: string, dutuu: string) =>
      carryOverGaps(
        { ...emptyFeeReport, tailan_uldegdel: { iluu, dutuu } },
        { tailan_etssiin_uldegdel: { iluu: '5', dutuu: '' } },
      )
    expect(gaps('5.00', '0')).toEqual([])
    expect(gaps('', '')).toEqual([{ side: 'iluu', before: 500n, now: 0n }])
    expect(gaps('abc', '2')).toEqual([{ side: 'dutuu', before: 0n, now: 200n }])
  })
})
