import { describe, expect, it } from 'vitest'
import { feeWarningTexts } from '../messages/fee-report-warnings.ts'
import { formatText, type TextParams } from '../text.ts'
import { emptyFeeReport, type FeeReportAnswers, withActivity } from './answers.ts'
import { wholeDeclaration, withCells } from './declare-fixture.ts'
import { explainWarnings, isExplanation } from './explanations.ts'
import { placeName } from './place-names.ts'
import { feeWarningCodes, reportWarnings } from './warnings.ts'

const found = (answers: FeeReportAnswers, last: FeeReportAnswers | null = null) =>
  reportWarnings(answers, { last: last && { season: 2, answers: last } }).map(({ path, code }) => `${code} ${path}`)
const blank = { iluu: '', dutuu: '' }
const noBalance = {
  tailan_uldegdel: blank,
  tailan_nogduulsan_tolbor: blank,
  tailan_hugatsaand_tolson: blank,
  tailan_etssiin_uldegdel: blank,
}

describe('what stands out in a report', () => {
  it('[REQ-DECLARE-03] is nothing where the numbers follow from each other, and nothing in an empty form', () => {
    expect(found(wholeDeclaration)).toEqual([])
    expect(
      found(wholeDeclaration, { ...wholeDeclaration, tailan_etssiin_uldegdel: { iluu: '', dutuu: '1000000' } }),
    ).toEqual([])
    expect(found(emptyFeeReport)).toEqual([])
  })

  it('[REQ-DECLARE-03] a share above 100 percent, in grades and in discounts', () => {
    expect(found(withCells('too_hemjee', 4, { row_3: '192.5' }))).toEqual([
      'percent_above_100 too_hemjee/month_4/row_3',
    ])
    expect(found(withCells('too_hemjee', 4, { row_3: '100' }))).toEqual([])
    expect(found(withCells('unelgee', 5, { row_6: '100.01' }))).toEqual(['percent_above_100 unelgee/month_5/row_6'])
  })

  it('[REQ-DECLARE-03] more sold than there was, and a stock that does not follow', () => {
    const sold = withCells('unelgee', 4, { row_3: '1200' }, withCells('too_hemjee', 4, { row_6: '900' }))
    expect(found(sold)).toEqual(['sold_above_stock too_hemjee/month_4/row_6'])
    const stock = (row_8: string) => withCells('too_hemjee', 4, { row_4: '50', row_8 })
    expect(found(stock('100'))).toEqual([])
    expect(found(stock('150'))).toEqual([])
    expect(reportWarnings(stock('125'))).toEqual([
      { path: 'too_hemjee/month_4/row_8', code: 'left_differs', params: { left: '125.00', expected: '100.00' } },
    ])
  })

  it('[REQ-DECLARE-03] value without quantity, quantity without value, and another quantity than section 3 has', () => {
    expect(found(withCells('unelgee', 4, { row_3: '' }))).toEqual(['value_without_quantity unelgee/month_4/row_3'])
    expect(found(withCells('unelgee', 4, { row_4: '', row_7: '', row_9: '' }))).toEqual([
      'quantity_without_value unelgee/month_4/row_4',
      'imposed_differs tailan_nogduulsan_tolbor/dutuu',
    ])
    expect(found(withCells('unelgee', 4, { row_3: '901' }))).toEqual(['quantity_differs unelgee/month_4/row_3'])
  })

  it('[REQ-DECLARE-03] a fee more than a hundredth and more than a tugrik from the rate, and a total that is not their sum', () => {
    const fee = (row_7: string) => found(withCells('unelgee', 4, { row_7, row_9: row_7 }))
    // A hundredth of 40,050,000 is 400,500.
    expect(fee('40450500').filter(one => one.startsWith('fee'))).toEqual([])
    expect(fee('40450500.01')).toContain('fee_far_from_rate unelgee/month_4/row_7')
    expect(fee('1')).toContain('fee_far_from_rate unelgee/month_4/row_7')
    const discounted = withCells('unelgee', 4, { row_5: '30', row_7: '28035000', row_9: '28035000' })
    expect(found(discounted)).toEqual(['imposed_differs tailan_nogduulsan_tolbor/dutuu'])
    const small = { row_3: '900', row_4: '100', row_7: '6', row_9: '6' }
    expect(found(withCells('unelgee', 4, small)).filter(one => one.startsWith('fee'))).toEqual([])
    expect(found(withCells('unelgee', 4, { row_8: '5' }))).toEqual(['total_fee_differs unelgee/month_4/row_9'])
  })

  it('[REQ-DECLARE-03] an empty balance beside production, and lines that do not follow', () => {
    expect(found({ ...wholeDeclaration, ...noBalance })).toEqual(['balance_empty tailan_uldegdel/iluu'])
    const zeros = { iluu: '0', dutuu: '0' }
    expect(found({ ...wholeDeclaration, ...noBalance, tailan_uldegdel: zeros })).toEqual([
      'balance_empty tailan_uldegdel/iluu',
    ])
    expect(found({ ...wholeDeclaration, tailan_etssiin_uldegdel: { iluu: '', dutuu: '21150001' } })).toEqual([
      'closing_differs tailan_etssiin_uldegdel/dutuu',
    ])
    const last = { ...wholeDeclaration, tailan_etssiin_uldegdel: { iluu: '3', dutuu: '' } }
    expect(reportWarnings(wholeDeclaration, { last: { season: 2, answers: last } })).toEqual([
      {
        path: 'tailan_uldegdel/iluu',
        code: 'opening_differs',
        params: { now: '−1,000,000.00', expected: '3.00' },
      },
    ])
  })

  it('[REQ-DECLARE-03] ten times the quarter before or a tenth, whatever unit it was written in', () => {
    const tonnes = { ...wholeDeclaration, tailan_uldegdel: { iluu: '', dutuu: '21150000' } }
    const tenth = [4, 5, 6].reduce(
      (answers, month) => withCells('too_hemjee', month, { row_5: '100' }, answers),
      tonnes,
    )
    expect(found(tonnes, tenth).filter(one => one.startsWith('order'))).toEqual([
      'order_of_magnitude too_hemjee/total_data/row_5',
    ])
    const kilograms = [4, 5, 6].reduce(
      (answers, month) => withCells('too_hemjee', month, { row_2: 'кг', row_5: '1000000' }, answers),
      tonnes,
    )
    expect(found(tonnes, kilograms).filter(one => one.startsWith('order'))).toEqual([])
    const silent = [4, 5, 6].reduce((answers, month) => withCells('too_hemjee', month, { row_5: '' }, answers), tonnes)
    expect(found(tonnes, silent).filter(one => one.startsWith('order'))).toEqual([])
  })

  it('[REQ-DECLARE-03] work in a quarter that is said to have had none', () => {
    expect(found(withActivity(wholeDeclaration, 'no'))).toContain('x_with_numbers season_active')
  })

  it('[REQ-DECLARE-04] every warning is a whole sentence and every place has words, in both languages', () => {
    const params: TextParams = Object.fromEntries(
      ['value', 'sold', 'there', 'left', 'expected', 'quantity', 'fee', 'rate', 'total', 'now', 'before']
        .map(name => [name, '7.00'])
        .concat([['kilograms', '1']]),
    )
    for (const code of feeWarningCodes)
      for (const language of ['mn', 'en'] as const) {
        const sentence = formatText(feeWarningTexts, language, code, params)
        expect(sentence).not.toMatch(/[{}]|undefined/)
        expect(sentence.length).toBeGreaterThan(20)
      }
    expect(placeName('unelgee/month_4/row_7', 'mn')).toBe(
      'Борлуулалтын үнэлгээ, төлбөрийн тооцооны хүснэгт: 4-р сар, Үндсэн төлбөр, ₮',
    )
    expect(placeName('too_hemjee/total_data/row_5', 'en')).toBe('Quantities: Total, Produced in the period')
    expect(placeName('tailan_etssiin_uldegdel/dutuu', 'en')).toBe('Closing balance, Deficit, ₮')
    expect(placeName('document_files/tmp-1.pdf', 'mn')).toBe('Албан ёсны баримт')
    for (const path of ['too_hemjee/month_13', 'constructor', ''])
      expect(placeName(path, 'mn')).not.toMatch(/undefined|constructor|row_/)
  })

  it('[REQ-DECLARE-05] an explanation has a word and no more than 500 letters, and belongs to one warning', () => {
    for (const text of ['', ' . ', '12 345', 'а', 'x'.repeat(501)]) expect(isExplanation(text)).toBe(false)
    for (const text of ['акт', ' Гэрээний үнэ буурсан. ', 'ok', 'x'.repeat(500)]) expect(isExplanation(text)).toBe(true)
    const [one] = reportWarnings(withCells('too_hemjee', 4, { row_3: '192.5' }))
    if (!one) throw new Error('Nothing stood out.')
    const words = (change: object) =>
      explainWarnings([one], [{ path: one.path, code: one.code, text: ' Акт ', ...change }])
    expect(words({})[0]?.explanation).toBe('Акт')
    expect(words({ code: 'left_differs' })[0]?.explanation).toBeNull()
    expect(words({ text: '.' })[0]?.explanation).toBeNull()
  })
})

describe('what a warning says', () => {
  const of = (answers: FeeReportAnswers, code: string) => reportWarnings(answers).find(one => one.code === code)?.params
  const bare = { row_3: '', row_4: '', row_5: '', row_6: '', row_7: '', row_8: '', row_9: '' }

  it('[REQ-DECLARE-03] are the numbers that do not fit, as they are written', () => {
    expect(of(withCells('too_hemjee', 4, { row_3: '192.5' }), 'percent_above_100')).toEqual({ value: '192.50' })
    expect(of(withCells('too_hemjee', 4, { row_6: '900' }), 'sold_above_stock')).toEqual({
      sold: '1,200.00',
      there: '1,000.00',
    })
    expect(of(withCells('unelgee', 4, { row_3: '' }), 'value_without_quantity')).toEqual({ value: '801,000,000.00' })
    expect(of(withCells('unelgee', 4, { row_3: '901' }), 'quantity_differs')).toEqual({
      quantity: '901.00',
      sold: '900.00',
    })
    expect(of(withCells('unelgee', 4, { row_4: '' }), 'quantity_without_value')).toEqual({ quantity: '900.00' })
    expect(of(withCells('unelgee', 4, { row_7: '1', row_9: '1' }), 'fee_far_from_rate')).toEqual({
      fee: '1.00',
      expected: '40,050,000.00',
      rate: '5.00',
    })
    expect(of(withCells('unelgee', 4, { row_8: '5' }), 'total_fee_differs')).toEqual({
      total: '40,050,000.00',
      expected: '40,050,005.00',
    })
  })

  it('[REQ-DECLARE-03] sales abroad alone are named where they are more than there was', () => {
    expect(found(withCells('too_hemjee', 4, { row_6: '', row_7: '1001', row_8: '' }))).toContain(
      'sold_above_stock too_hemjee/month_4/row_7',
    )
    expect(
      found(withCells('too_hemjee', 4, { row_6: '', row_7: '1000', row_8: '' })).filter(one => /stock|left/.test(one)),
    ).toEqual([])
  })

  it('[REQ-DECLARE-03] a row of blanks, and a month without a row, have nothing to say', () => {
    const empty = withCells('unelgee', 4, bare, withCells('too_hemjee', 4, bare))
    expect(found(empty).filter(one => one.includes('month_4'))).toEqual([])
    const without: FeeReportAnswers = {
      ...wholeDeclaration,
      too_hemjee: { row_data: {} },
      unelgee: { row_data: {} },
    }
    expect(found(without).filter(one => one.includes('month'))).toEqual([])
    expect(found({ ...wholeDeclaration, season_value: null })).toEqual([])
  })

  it('[REQ-DECLARE-03] without sales in section 3, section 4 is not compared with it', () => {
    const unsaid = withCells('too_hemjee', 4, { row_6: '', row_7: '', row_8: '1000' })
    expect(found(unsaid).filter(one => one.startsWith('quantity'))).toEqual([])
  })

  it('[REQ-DECLARE-03] a mineral that pays no fee has no rate that its fee could miss', () => {
    const other = { ...withCells('unelgee', 4, { row_7: '7', row_9: '7' }), mineral_name: 'coal' }
    expect(found(other as FeeReportAnswers).filter(one => one.startsWith('fee'))).toEqual([])
  })

  it('[REQ-DECLARE-03] a fee above the rate is as far from it as one below, and a hundredth is not yet far', () => {
    const fee = (row_7: string) =>
      found(withCells('unelgee', 4, { row_7, row_9: row_7 })).filter(one => one.startsWith('fee'))
    expect(fee('39649500')).toEqual([])
    expect(fee('39649499.99')).toHaveLength(1)
    expect(fee('80000000')).toHaveLength(1)
    const small = (row_7: string) =>
      found(withCells('unelgee', 4, { row_4: '100', row_7, row_9: row_7 })).filter(one => one.startsWith('fee'))
    expect([small('4'), small('6'), small('3.99'), small('6.01')].map(({ length }) => length)).toEqual([0, 0, 1, 1])
  })
})

describe('the balance', () => {
  const sheetsOf = (cells: Parameters<typeof withCells>[2], name: 'too_hemjee' | 'unelgee', from: FeeReportAnswers) =>
    [4, 5, 6].reduce((answers, month) => withCells(name, month, cells, answers), from)
  const nothingMined = sheetsOf(
    { row_3: '', row_4: '', row_5: '', row_6: '', row_7: '', row_8: '', row_9: '' },
    'too_hemjee',
    sheetsOf(
      { row_3: '', row_4: '', row_5: '', row_6: '', row_7: '', row_8: '', row_9: '' },
      'unelgee',
      wholeDeclaration,
    ),
  )

  it('[REQ-DECLARE-03] may stay empty where nothing was produced and no fee is due, and not where one of them was', () => {
    expect(found({ ...nothingMined, ...noBalance })).toEqual([])
    const produced = sheetsOf({ row_5: '10', row_8: '10' }, 'too_hemjee', nothingMined)
    expect(found({ ...produced, ...noBalance })).toEqual(['balance_empty tailan_uldegdel/iluu'])
    const due = sheetsOf({ row_8: '5', row_9: '5' }, 'unelgee', nothingMined)
    expect(found({ ...due, ...noBalance })).toEqual(['balance_empty tailan_uldegdel/iluu'])
  })

  it('[REQ-DECLARE-03] is answered by zeros where nothing is owed, and not by blanks', () => {
    const zeros = { iluu: '0', dutuu: '0' }
    const spaces = { iluu: ' ', dutuu: ' ' }
    const produced = sheetsOf({ row_5: '10', row_8: '10' }, 'too_hemjee', nothingMined)
    expect(found({ ...produced, ...noBalance, tailan_uldegdel: zeros })).toEqual([])
    expect(found({ ...produced, ...noBalance, tailan_uldegdel: spaces })).toEqual([
      'balance_empty tailan_uldegdel/iluu',
    ])
  })

  it('[REQ-DECLARE-03] names what is owed with its sign, and nothing as nothing', () => {
    const imposed = reportWarnings({ ...wholeDeclaration, tailan_nogduulsan_tolbor: { iluu: '', dutuu: '0' } })
    expect(imposed.find(({ code }) => code === 'imposed_differs')).toEqual({
      path: 'tailan_nogduulsan_tolbor/dutuu',
      code: 'imposed_differs',
      params: { now: '0.00', expected: '−120,150,000.00' },
    })
  })

  it('[REQ-DECLARE-03] that the quarter before closed even opens even', () => {
    const last = { ...wholeDeclaration, tailan_etssiin_uldegdel: { iluu: '0', dutuu: '0' } }
    expect(found(wholeDeclaration, last)).toContain('opening_differs tailan_uldegdel/dutuu')
  })
})

describe('the size of a quarter', () => {
  const quarter = (cells: Parameters<typeof withCells>[2], name: 'too_hemjee' | 'unelgee' = 'unelgee') =>
    [4, 5, 6].reduce((answers, month) => withCells(name, month, cells, answers), wholeDeclaration)
  const jumps = (now: FeeReportAnswers, before: FeeReportAnswers) =>
    reportWarnings(now, { last: { season: 2, answers: before } }).filter(one => one.code === 'order_of_magnitude')

  it('[REQ-DECLARE-03] stands out at ten times or a tenth, in produced quantity, valuation and fee', () => {
    const tenfold = quarter({ row_4: '8010000000', row_9: '400500000' })
    expect(jumps(tenfold, wholeDeclaration)).toEqual([
      {
        path: 'unelgee/total_data/row_4',
        code: 'order_of_magnitude',
        params: { now: '24,030,000,000.00', before: '2,403,000,000.00', kilograms: 0 },
      },
      expect.objectContaining({ path: 'unelgee/total_data/row_9' }),
    ])
    expect(jumps(wholeDeclaration, tenfold)).toHaveLength(2)
    const nearly = quarter({ row_4: '8009999999.99', row_9: '400499999.99' })
    expect([jumps(nearly, wholeDeclaration), jumps(wholeDeclaration, nearly)]).toEqual([[], []])
  })

  it('[REQ-DECLARE-03] is compared in kilograms where it is a quantity, and with nothing where there was nothing', () => {
    const [jump] = jumps(quarter({ row_5: '10000' }, 'too_hemjee'), wholeDeclaration)
    expect(jump?.params).toEqual({ now: '30,000,000.00', before: '3,000,000.00', kilograms: 1 })
    const nothing = quarter({ row_4: '', row_9: '' })
    expect([jumps(wholeDeclaration, nothing), jumps(nothing, wholeDeclaration)]).toEqual([[], []])
  })
})

it('[REQ-DECLARE-04] a place is named by table, month and column, without its table in its own section', () => {
  const named = (path: string, inSection = false) => placeName(path, 'en', inSection)
  expect(named('too_hemjee/month_4/row_1')).toMatch(/^Quantities: .*4.*, Product/)
  expect(named('too_hemjee/month_4/row_2', true)).not.toContain('Quantities')
  expect(named('too_hemjee/month_4/row_1', true)).not.toBe(named('too_hemjee/month_4/row_2', true))
  expect(named('tailan_uldegdel/iluu')).not.toBe(named('tailan_uldegdel/dutuu'))
  expect(named('tailan_uldegdel/iluu')).toMatch(/Surplus/)
})

it('[REQ-DECLARE-04] the columns of product and unit have their words too, and an unknown place is the report', () => {
  expect(placeName('unelgee/month_4/row_1', 'en', true)).not.toBe(placeName('unelgee/month_4', 'en', true))
  expect(placeName('unelgee/month_4/row_2', 'en', true)).not.toBe(placeName('unelgee/month_4/row_1', 'en', true))
  expect(placeName('unelgee/month_4/row_2', 'mn', true)).toContain(', ')
  expect(placeName('unelgee/month_4', 'en', true)).not.toContain(',')
  expect(placeName('', 'en')).toBe(placeName('nowhere', 'en'))
})

it.each([
  ['too_hemjee', 'row_5'],
  ['too_hemjee', 'row_6'],
  ['too_hemjee', 'row_7'],
  ['unelgee', 'row_4'],
] as const)(
  '[REQ-DECLARE-03] a number in %s %s alone is work in a quarter that is said to have had none',
  (sheet, row) => {
    const blank = { row_3: '', row_4: '', row_5: '', row_6: '', row_7: '', row_8: '', row_9: '' }
    const idle = [4, 5, 6].reduce(
      (answers, month) => withCells('unelgee', month, blank, withCells('too_hemjee', month, blank, answers)),
      withActivity(wholeDeclaration, 'no'),
    )
    expect(found(idle)).not.toContain('x_with_numbers season_active')
    expect(found(withCells(sheet, 4, { [row]: '1' }, idle))).toContain('x_with_numbers season_active')
  },
)

it('[REQ-DECLARE-05] words on one place are none on another with the same warning', () => {
  const words = [{ path: 'unelgee/month_4/row_7', code: 'fee_far_from_rate', text: 'Хөнгөлөлттэй' }]
  const explained = explainWarnings([{ path: 'unelgee/month_5/row_7', code: 'fee_far_from_rate' }], words)
  expect(explained.map(({ explanation }) => explanation)).toEqual([null])
  // Blanks around the words are no letters of them.
  expect(isExplanation(`${' '.repeat(600)}үгээр${' '.repeat(600)}`)).toBe(true)
})
