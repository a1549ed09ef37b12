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
