import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOr0 } from './decimal.ts'
import { wholeDeclaration, withCells } from './declare-fixture.ts'
import { baseFeeOf, baseFeeRate } from './fee-rates.ts'
import { fillEmptyCells, proposeEmptyCells, proposeFigures, soldAmount } from './proposals.ts'
import { summariseColumn } from './totals.ts'

const none = { iluu: '', dutuu: '' }
const proposed = (answers: typeof wholeDeclaration, last?: typeof wholeDeclaration) =>
  Object.fromEntries(proposeFigures(answers, { last }).map(({ path, value }) => [path, value]))

describe('numbers that follow from others', () => {
  it('[REQ-DECLARE-01] are proposed where a cell is empty or differs, and nowhere else', () => {
    expect(proposed(wholeDeclaration)).toEqual({})
    const opened = withCells('unelgee', 5, { row_3: '', row_7: '1', row_9: '' })
    expect(proposeFigures(opened)).toEqual([
      { path: 'unelgee/month_5/row_3', value: 90_000n, source: 'sold', typed: '' },
      { path: 'unelgee/month_5/row_7', value: 4_005_000_000n, source: 'base_fee', typed: '1' },
      // The total follows what was typed: 1 ₮.
      { path: 'unelgee/month_5/row_9', value: 100n, source: 'total_fee', typed: '' },
      // 40,050,000 twice, and nothing for the month whose total is empty.
      { path: 'tailan_nogduulsan_tolbor/dutuu', value: 8_010_000_000n, source: 'imposed', typed: '120150000' },
    ])
  })

  it('[REQ-DECLARE-01] the fee is the valuation by the rate less the discount, rounded half up to a hundredth', () => {
    // 890,000,000 by 5 % is 44,500,000; a discount of 30 % leaves 31,150,000.
    expect(baseFeeOf(decimalOr0('890000000'), 500n as never, decimalOr0('30'))).toBe(decimalOr0('31150000'))
    // 0.30 by 5 % is 0.015, which is half a hundredth over 0.01.
    expect(baseFeeOf(decimalOr0('0.30'), 500n as never, decimalOr0('0'))).toBe(2n)
    expect(baseFeeOf(decimalOr0('0.29'), 500n as never, decimalOr0('0'))).toBe(1n)
    expect(baseFeeOf(decimalOr0('100'), 500n as never, decimalOr0('120'))).toBe(0n)
    // Beyond what a binary number holds: 9,999,999,999,999.99 by 5 %.
    expect(baseFeeOf(decimalOr0('9999999999999.99'), 500n as never, decimalOr0('0'))).toBe(50_000_000_000_000n)
  })

  it('[REQ-DECLARE-01] what is left is produced less sold, or comes out of the stock of earlier periods', () => {
    expect(proposed(withCells('too_hemjee', 4, { row_8: '' }))).toEqual({ 'too_hemjee/month_4/row_8': 10_000n })
    // 200 of earlier periods and 1,000 new, 1,100 sold: 100 are left.
    const fromStock = { row_4: '200', row_6: '800', row_7: '300', row_8: '5' }
    expect(proposed(withCells('too_hemjee', 4, fromStock))['too_hemjee/month_4/row_8']).toBe(10_000n)
    // Earlier stock counted in is as right as the month alone.
    expect(proposed(withCells('too_hemjee', 4, { row_4: '50', row_8: '150' }))).toEqual({})
    expect(proposed(withCells('too_hemjee', 4, { row_4: '', row_5: '', row_8: '7' }))).not.toHaveProperty(
      'too_hemjee/month_4/row_8',
    )
  })

  it('[REQ-DECLARE-01] tonnes become kilograms, and kilograms tonnes where a hundredth of one fits', () => {
    expect(proposed(withCells('unelgee', 4, { row_2: 'кг', row_3: '' }))['unelgee/month_4/row_3']).toBe(90_000_000n)
    const kilograms = (row_6: string) => withCells('too_hemjee', 4, { row_2: 'кг', row_5: '10000', row_6, row_7: '0' })
    expect(proposed(kilograms('1230'))['unelgee/month_4/row_3']).toBe(123n)
    expect(proposed(kilograms('1234'))).not.toHaveProperty('unelgee/month_4/row_3')
  })

  it('[REQ-DECLARE-01] the balance follows the quarter before, the fees of section 4 and what was paid', () => {
    const empty = {
      ...wholeDeclaration,
      tailan_uldegdel: none,
      tailan_nogduulsan_tolbor: none,
      tailan_etssiin_uldegdel: none,
    }
    const last = { ...wholeDeclaration, tailan_etssiin_uldegdel: { iluu: '', dutuu: '500 000' } }
    expect(proposed(empty, last)).toEqual({
      'tailan_uldegdel/dutuu': 50_000_000n,
      'tailan_nogduulsan_tolbor/dutuu': 12_015_000_000n,
      // So far only the payment is known.
      'tailan_etssiin_uldegdel/iluu': 10_000_000_000n,
    })
    // All taken together: 500,000 + 120,150,000 − 100,000,000 is owed.
    expect(fillEmptyCells(empty, { last })).toMatchObject({
      'tailan_uldegdel/dutuu': '500000.00',
      'tailan_nogduulsan_tolbor/dutuu': '120150000.00',
      'tailan_etssiin_uldegdel/dutuu': '20650000.00',
    })
  })

  it('[REQ-DECLARE-02] taking all of them writes into empty cells alone, one following from another', () => {
    const begun = [4, 5, 6].reduce(
      (answers, month) => withCells('unelgee', month, { row_3: '', row_7: '', row_9: '' }, answers),
      { ...wholeDeclaration, tailan_nogduulsan_tolbor: none, tailan_etssiin_uldegdel: { iluu: '', dutuu: '7' } },
    )
    const filled = fillEmptyCells(begun)
    expect(filled).toMatchObject({
      'unelgee/month_4/row_3': '900.00',
      'unelgee/month_6/row_7': '40050000.00',
      'unelgee/month_6/row_9': '40050000.00',
      'tailan_nogduulsan_tolbor/dutuu': '120150000.00',
    })
    // What was typed at the end of the balance stands, wrong as it is, and its other side is left alone too.
    expect(Object.keys(filled).filter(path => path.startsWith('tailan_etssiin'))).toEqual([])
    expect(proposeFigures(begun).some(({ path }) => path === 'tailan_etssiin_uldegdel/dutuu')).toBe(true)
  })

  it('[REQ-DECLARE-02] whatever is typed, only empty cells are filled', () => {
    const cell = fc.constantFrom('', '0', '5', '1 000,50', '92.5', 'x', '-1', '999999999999')
    const rows = fc.record({
      row_3: cell,
      row_4: cell,
      row_5: cell,
      row_6: cell,
      row_7: cell,
      row_8: cell,
      row_9: cell,
    })
    const side = fc.record({ iluu: cell, dutuu: cell })
    fc.assert(
      fc.property(rows, rows, side, side, side, (one, other, opening, imposed, closing) => {
        const answers = withCells('unelgee', 4, other, {
          ...withCells('too_hemjee', 4, one),
          tailan_uldegdel: opening,
          tailan_nogduulsan_tolbor: imposed,
          tailan_etssiin_uldegdel: closing,
        })
        const textAt = (path: string): unknown =>
          path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], {
            ...answers,
            too_hemjee: answers.too_hemjee.row_data,
            unelgee: answers.unelgee.row_data,
          })
        for (const path of Object.keys(fillEmptyCells(answers, { last: wholeDeclaration })))
          expect(textAt(path)).toBe('')
        for (const { path } of proposeEmptyCells(answers)) expect(textAt(path)).toBe('')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what stands below a column', () => {
  const rows = (...cells: readonly object[]) => cells.map(row => ({ row_2: 'тн', ...row }))

  it('[REQ-DECLARE-08] is the mean of grades weighted by what was produced, never their sum', () => {
    // (92.5 × 1,000 + 80 × 500) : 1,500 = 88.3333…
    const grades = rows({ row_3: '92.5', row_5: '1000' }, { row_3: '80', row_5: '500' }, { row_3: '', row_5: '' })
    expect(summariseColumn('too_hemjee', 'row_3', grades)).toEqual({ kind: 'mean', value: 8833n })
    expect(summariseColumn('too_hemjee', 'row_3', rows({ row_3: '92.5' }))).toBeNull()
    expect(summariseColumn('too_hemjee', 'row_5', grades)).toEqual({ kind: 'sum', value: 150_000n })
    // A tonne weighs as much as a thousand kilograms.
    const mixed = [...rows({ row_3: '50', row_5: '1' }), { row_2: 'кг', row_3: '100', row_5: '1000' }]
    expect(summariseColumn('too_hemjee', 'row_3', mixed)).toEqual({ kind: 'mean', value: 7500n })
  })

  it('[REQ-DECLARE-08] is the mean of discounts weighted by the valuation', () => {
    const discounts = rows({ row_4: '300', row_5: '10' }, { row_4: '100', row_5: '0' })
    expect(summariseColumn('unelgee', 'row_5', discounts)).toEqual({ kind: 'mean', value: 750n })
    expect(summariseColumn('unelgee', 'row_6', rows({ row_6: '10' }))).toBeNull()
  })
})

it('[REQ-DECLARE-01] three minerals pay five percent, and any other has no rate', () => {
  expect(['gold', 'fluorspar', 'stone'].map(baseFeeRate)).toEqual(Array(3).fill(decimalOr0('5')))
  expect(['coal', '', 'constructor'].map(baseFeeRate)).toEqual([null, null, null])
  expect(baseFeeOf(decimalOr0('100'), decimalOr0('5'), decimalOr0('100'))).toBe(0n)
})

describe('what is proposed, and what is not', () => {
  it('[REQ-DECLARE-01] is nothing without a quarter, a line or a number to go by', () => {
    expect(proposeFigures({ ...wholeDeclaration, season_value: null })).toEqual([])
    expect(proposed({ ...wholeDeclaration, too_hemjee: { row_data: {} } })).toEqual({})
    const blank = { row_3: '', row_4: '', row_5: '', row_6: '', row_7: '', row_8: '', row_9: '' }
    const idle = [4, 5, 6].reduce(
      (answers, month) => withCells('unelgee', month, blank, withCells('too_hemjee', month, blank, answers)),
      { ...wholeDeclaration, tailan_uldegdel: none, tailan_nogduulsan_tolbor: none, tailan_hugatsaand_tolson: none },
    )
    expect(proposed({ ...idle, tailan_etssiin_uldegdel: none })).toEqual({})
    // Nothing is known of what a line of blanks comes to; what was typed there is not called wrong.
    expect(proposed({ ...idle, tailan_etssiin_uldegdel: { iluu: '7', dutuu: '' } })).toEqual({})
  })

  it('[REQ-DECLARE-01] takes no unit for another that it cannot be turned into', () => {
    const units = (from: string, to: string) => {
      const answers = withCells('unelgee', 4, { row_2: to, row_3: '' }, withCells('too_hemjee', 4, { row_2: from }))
      return soldAmount(answers, 'month_4')
    }
    expect(units('тн', 'тн')).toBe(90_000n)
    expect(units('тн', 'кг')).toBe(90_000_000n)
    expect(units('кг', 'тн')).toBe(90n)
    for (const [from, to] of [
      ['тн', 'м3'],
      ['м3', 'тн'],
      ['кг', 'м3'],
      ['м3', 'кг'],
    ] as const)
      expect(units(from, to)).toBeNull()
    expect(units('м3', 'м3')).toBe(90_000n)
    expect(soldAmount(wholeDeclaration, 'month_7')).toBeNull()
    expect(soldAmount({ ...wholeDeclaration, too_hemjee: { row_data: {} } }, 'month_4')).toBeNull()
    expect(soldAmount({ ...wholeDeclaration, unelgee: { row_data: {} } }, 'month_4')).toBeNull()
  })

  it('[REQ-DECLARE-02] leaves a cell alone that holds no number, with what was typed as it was typed', () => {
    const wrong = { ...wholeDeclaration, tailan_etssiin_uldegdel: { iluu: 'x', dutuu: '7' } }
    expect(proposed(wrong)).toEqual({})
    const typed = proposeFigures(withCells('unelgee', 4, { row_3: ' 1 ' }))
    expect(typed).toEqual([{ path: 'unelgee/month_4/row_3', value: 90_000n, source: 'sold', typed: '1' }])
    expect(proposeEmptyCells(withCells('unelgee', 4, { row_3: ' 1 ' }))).toEqual([])
    expect(proposeEmptyCells(withCells('unelgee', 4, { row_3: '  ' })).map(({ path }) => path)).toEqual([
      'unelgee/month_4/row_3',
    ])
  })

  it('[REQ-DECLARE-01] puts what is too much on one side of the balance and 0 on the other', () => {
    const paid = { ...wholeDeclaration, tailan_hugatsaand_tolson: { iluu: '200 000 000', dutuu: '' } }
    expect(proposed(paid)).toEqual({
      'tailan_etssiin_uldegdel/iluu': 7_885_000_000n,
      'tailan_etssiin_uldegdel/dutuu': 0n,
    })
    const even = { ...wholeDeclaration, tailan_hugatsaand_tolson: { iluu: '121 150 000', dutuu: '' } }
    expect(proposed(even)).toEqual({ 'tailan_etssiin_uldegdel/dutuu': 0n })
    // The same in other words is no other number.
    expect(proposed({ ...wholeDeclaration, tailan_etssiin_uldegdel: { iluu: '5', dutuu: '21150005' } })).toEqual({})
  })

  it('[REQ-DECLARE-01] has no base fee of a mineral without a rate, and no total of two empty cells', () => {
    const coal = withCells('unelgee', 4, { row_7: '1' }, { ...wholeDeclaration, mineral_name: 'coal' })
    expect(Object.keys(proposed(coal))).toEqual(['unelgee/month_4/row_9', 'tailan_nogduulsan_tolbor/dutuu'].slice(0, 1))
    const unvalued = withCells('unelgee', 4, { row_4: ' ', row_7: '', row_9: '' })
    expect(Object.keys(proposed(unvalued)).filter(path => path.startsWith('unelgee'))).toEqual([])
  })
})

it('[REQ-DECLARE-02] offers nothing for one side of a line whose other side is typed', () => {
  const paid = {
    ...wholeDeclaration,
    tailan_hugatsaand_tolson: { iluu: '200 000 000', dutuu: '' },
    tailan_etssiin_uldegdel: { iluu: '', dutuu: '7' },
  }
  const line = (proposals: ReturnType<typeof proposeFigures>) =>
    proposals.map(({ path }) => path).filter(path => path.startsWith('tailan_etssiin'))
  expect(line(proposeFigures(paid))).toEqual(['tailan_etssiin_uldegdel/iluu', 'tailan_etssiin_uldegdel/dutuu'])
  expect(line(proposeEmptyCells(paid))).toEqual([])
  expect(line(proposeEmptyCells({ ...paid, tailan_etssiin_uldegdel: none }))).toEqual(['tailan_etssiin_uldegdel/iluu'])
  // Another cell of the same table is a line of its own.
  const cells = withCells('unelgee', 4, { row_3: '1', row_9: '' })
  expect(proposeEmptyCells(cells).map(({ path }) => path)).toEqual(['unelgee/month_4/row_9'])
})
