import { describe, expect, it } from 'vitest'
import {
  emptyFeeReport,
  readFeeReport,
  tidyFeeReport,
  withActivity,
  withCompany,
  withQuarter,
  withTemplate,
} from './answers.ts'
import { wholeDeclaration, withCells } from './declare-fixture.ts'

const blankRow = { row_1: '', row_2: '', row_3: '', row_4: '', row_5: '', row_6: '', row_7: '', row_8: '', row_9: '' }

describe('answers of any origin', () => {
  it('are read as they were written, explanations and totals included', () => {
    const sent = {
      ...wholeDeclaration,
      document_files: ['a.pdf', 'b.pdf'],
      explanations: [{ path: 'unelgee/month_4/row_7', code: 'fee_low', text: 'Хөнгөлөлттэй' }],
      unelgee: { ...wholeDeclaration.unelgee, total_data: { row_3: '2700.00' } },
    }
    expect(readFeeReport(JSON.parse(JSON.stringify(sent)))).toEqual(sent)
  })

  it('take a number for its digits and anything else for nothing', () => {
    const read = readFeeReport({
      license_number: 17305,
      mineral_name: true,
      year: '2026',
      season_value: 9,
      mayagt_id: 1.5,
      document_files: ['a.pdf', 7],
      explanations: [null, { path: 1, code: 'x', text: [] }],
      tailan_uldegdel: { iluu: 5, dutuu: null },
      too_hemjee: {
        row_data: { month_4: { row_3: 7 }, month_: {}, amonth_4: {}, month_123: {} },
        total_data: { row_9: 12, row_8: null, other: 'x' },
      },
    })
    expect(read).toEqual({
      ...emptyFeeReport,
      license_number: '17305',
      document_files: ['a.pdf'],
      explanations: [
        { path: '', code: '', text: '' },
        { path: '1', code: 'x', text: '' },
      ],
      tailan_uldegdel: { iluu: '5', dutuu: '' },
      too_hemjee: {
        row_data: {
          month_4: { ...blankRow, row_3: '7' },
        },
        total_data: { row_8: '', row_9: '12' },
      },
    })
    for (const nothing of [null, undefined, 'x', 7, []]) expect(readFeeReport(nothing)).toEqual(emptyFeeReport)
  })

  it('are kept without blanks around names, and with the licence in capitals of one form', () => {
    const { too_hemjee } = withCells('too_hemjee', 4, {})
    const { month_4: row = blankRow } = too_hemjee.row_data
    const tidy = tidyFeeReport({
      ...withCells('too_hemjee', 4, {}),
      license_number: ' 12и\u0306b ',
      unelgee: {
        row_data: { month_4: { ...row, row_1: '  Баяжмал и\u0306 ' } },
      },
    })
    expect(tidy.license_number).toBe('12ЙB')
    expect(tidy.unelgee.row_data.month_4?.row_1).toBe('Баяжмал й')
  })
})

describe('a form that is filled in', () => {
  it('[REQ-AMNAT-05] [REQ-AMNAT-06] loses the sheet with its quarter, and the quarter with its company', () => {
    expect(withCompany(wholeDeclaration, 'c1')).toBe(wholeDeclaration)
    expect(withCompany(wholeDeclaration, 'c2')).toMatchObject({
      company_id: 'c2',
      year: null,
      season_value: null,
      mayagt_id: null,
      too_hemjee: { row_data: {} },
      license_number: '012044',
    })
    expect(withQuarter(wholeDeclaration, { year: 2026, season: 3 })).toMatchObject({
      season_value: 3,
      mayagt_id: null,
      too_hemjee: { row_data: {} },
      unelgee: { row_data: {} },
    })
  })

  it('[REQ-AMNAT-07] has no sheet before a quarter is chosen, nor one that does not exist', () => {
    expect(withTemplate(emptyFeeReport, 1)).toBe(emptyFeeReport)
    const quarter = withQuarter(emptyFeeReport, { year: 2026, season: 3 })
    expect(withTemplate(quarter, 7)).toBe(quarter)
    expect(withTemplate(quarter, 6).too_hemjee.row_data.month_7).toEqual({ ...blankRow, row_2: 'тн' })
    expect(Object.keys(withTemplate(quarter, 6).unelgee.row_data)).toEqual(['month_7', 'month_8', 'month_9'])
  })

  it('[CON-175] starts empty numbers at 0 when the mine did not work, and leaves what is typed', () => {
    const blank = withCells('too_hemjee', 4, { row_5: ' ', row_6: '12' })
    const stopped = withActivity(blank, 'no').too_hemjee.row_data.month_4
    expect(stopped).toMatchObject({ row_4: '0', row_5: '0', row_6: '12' })
    expect(withActivity(blank, 'yes').too_hemjee.row_data.month_4).toMatchObject({ row_5: ' ', row_6: '12' })
  })
})
