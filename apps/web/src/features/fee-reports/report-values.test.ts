import { emptyFeeReport, withQuarter, withTemplate } from '@khyanalt/domain/fee-report/answers'
import { describe, expect, it } from 'vitest'
import { readSheetRows } from './read-sheet-rows.ts'
import { answersOf, changesTo, sentAnswers, valuesOf, withProposals } from './report-values.ts'
import { columnsOf } from './sheet-columns.ts'

const quarter = { year: 2026, season: 2 } as const
const report = withTemplate(withQuarter({ ...emptyFeeReport, company_id: 'c1' }, quarter), 1)
const april = (key: string) => `too_hemjee.month_4.${key}`

describe('a report as values by name', () => {
  it('is the same report again', () => {
    const words = { path: 'too_hemjee/month_4/row_3', code: 'percent_above_100', text: 'Давхар баяжмал. 2 дахь үе' }
    const explained = { ...report, explanations: [words] }
    expect(answersOf(valuesOf(explained))).toEqual(explained)
    expect(answersOf(valuesOf(report)).explanations).toEqual([])
  })

  it.each(['too_hemjee', 'unelgee'] as const)(
    '[REQ-AMNAT-45] [REQ-AMNAT-46] %s has the lines and sums of the months of its quarter and no others',
    sheet => {
      const typed = { month_3: '100', month_4: '1', month_5: '2.5', month_6: '3', month_7: '100' }
      const cells = Object.entries(typed).map(([month, text]) => [`${sheet}.${month}.row_5`, text])
      const sent = sentAnswers({ ...valuesOf(report), ...Object.fromEntries(cells) })[sheet]
      expect(Object.entries(sent.row_data).map(([month, row]) => [month, row.row_5])).toEqual([
        ['month_4', '1'],
        ['month_5', '2.5'],
        ['month_6', '3'],
      ])
      expect(sent).toHaveProperty('total_data.row_5', '6.50')
    },
  )

  it('[REQ-AMNAT-06] empties the cells and the choice of sheet when another quarter is chosen', () => {
    const values = { ...valuesOf(report), [april('row_5')]: '12' }
    const next = { ...values, ...changesTo(values, withQuarter(answersOf(values), { year: 2026, season: 3 })) }
    expect([next[april('row_5')], next.mayagt_id]).toEqual(['', null])
    expect(answersOf(next).too_hemjee.row_data).toEqual({})
  })

  it('[CON-177] proposes what is left until somebody writes into it, and nothing below zero', () => {
    const type = (values: Readonly<Record<string, unknown>>, patch: Readonly<Record<string, string>>) => ({
      ...values,
      ...withProposals(values, patch),
    })
    let values = type(valuesOf(report), { [april('row_5')]: '1 000,5' })
    values = type(values, { [april('row_6')]: '200', [april('row_7')]: '0.25' })
    expect(values[april('row_8')]).toBe('800.25')
    expect(type(values, { [april('row_7')]: '900' })[april('row_8')]).toBe('')
    // From here on it is the person's own number.
    values = type(values, { [april('row_8')]: '799' })
    expect(type(values, { [april('row_6')]: '100' })[april('row_8')]).toBe('799')
    const fee = withProposals(values, { 'unelgee.month_5.row_7': '70', 'unelgee.month_5.row_8': '5.5' })
    expect(fee['unelgee.month_5.row_9']).toBe('75.50')
  })

  it('[REQ-AMNAT-22] is sent with the sums that stand on the screen and nothing that is no answer', () => {
    const values = {
      ...valuesOf(report),
      [april('row_5')]: '0.1',
      'too_hemjee.month_6.row_5': '0.2',
      temp_documents: [],
    }
    const sent = sentAnswers(values)
    expect(sent.too_hemjee).toHaveProperty('total_data.row_5', '0.30')
    expect(sent).not.toHaveProperty('temp_documents')
  })
})

describe('a table out of a workbook', () => {
  const target = { sheet: 'too_hemjee', months: [4, 5, 6], columns: columnsOf('too_hemjee', 'mn') } as const
  const row = (first: string, ...cells: string[]) => [first, 'Алт', 'кг', ...cells]

  it('fills the rows whose first cell names a month of the quarter, whatever stands above and below', () => {
    const read = readSheetRows(
      [['Маягт-1'], ['Сар', 'Нэр'], row('4-р сар', '1,5', '1 000'), row('7-р сар', '9'), row('Нийт', '1')],
      target,
    )
    expect(read).toMatchObject({
      patch: { [april('row_3')]: '1.50', [april('row_4')]: '1000.00', [april('row_5')]: '' },
    })
    expect(JSON.stringify(read)).not.toContain('month_7')
  })

  it('is refused as a whole with the cell that is no number, or where it knows no month', () => {
    expect(readSheetRows([row('4-р сар', '1'), row('5-р сар', 'арав')], target)).toEqual({
      problem: '5-р сар, Агуулга, хувь: «арав» – Тоо оруулна уу',
    })
    expect(readSheetRows([['Нэр', 'Тоо']], target)).toEqual({ problem: null })
  })
})
