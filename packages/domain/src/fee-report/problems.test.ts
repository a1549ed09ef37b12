import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeReportProblemTexts } from '../messages/fee-report-problems.ts'
import {
  balanceLines,
  balanceSides,
  emptyFeeReport,
  type FeeReportAnswers,
  feeMinerals,
  payerTypes,
  readFeeReport,
  type Sheet,
  withActivity,
  withCompany,
  withQuarter,
  withTemplate,
} from './answers.ts'
import { reportProblems, splitLicence } from './problems.ts'
import { monthKey, monthsOf, type Season, seasons } from './quarters.ts'
import { numberRows, sheetColumns, sheetNames, sheetTemplates, sheetUnits } from './sheet-templates.ts'
import { carryOverGaps, compareTotals, proposedFee, proposedLeft, sheetTotals } from './totals.ts'

const paper = 'tmp-01900000-0000-7000-8000-000000000001-abcdefg.pdf'
const company = '01900000-0000-7000-8000-0000000000c2'

const begun: FeeReportAnswers = {
  ...withQuarter({ ...emptyFeeReport, company_id: company }, { year: 2026, season: 2 }),
  payer_type: 'has_license',
  deposit_name: 'boroo',
  cert_type: 'MV',
  license_number: '017305',
  mineral_name: 'gold',
  resource_increased: 'no',
  season_active: 'yes',
  document_files: [paper],
}
const named = (answers: FeeReportAnswers, row: object = {}): FeeReportAnswers => ({
  ...answers,
  ...Object.fromEntries(
    sheetNames.map(name => [
      name,
      {
        row_data: Object.fromEntries(
          Object.entries(answers[name].row_data).map(([month, blank]) => [month, { ...blank, row_1: 'алт', ...row }]),
        ),
      },
    ]),
  ),
})
const whole = named(withTemplate(begun, 1))
const codes = (answers: FeeReportAnswers, context = {}) =>
  reportProblems(answers, context).map(({ path, code }) => `${path} ${code}`)
const withRow = (answers: FeeReportAnswers, name: 'too_hemjee' | 'unelgee', month: string, row: object) => ({
  ...answers,
  [name]: { row_data: { ...answers[name].row_data, [month]: { ...answers[name].row_data[month], ...row } } },
})

describe('what a report needs', () => {
  const missing = codes(emptyFeeReport)

  const mustChoose = (...paths: readonly string[]): void =>
    expect(missing.filter(problem => paths.some(path => problem.startsWith(path)))).toEqual(
      paths.map(path => `${path} must_select`),
    )
  it('tells what is not chosen in the documented words', () => {
    expect(feeReportProblemTexts.mn.must_select).toBe('Заавал сонгоно уу')
  })

  it('[REQ-AMNAT-10] is company, quarter, payer and deposit', () =>
    mustChoose('company_id', 'season_value', 'payer_type', 'deposit_name'))

  it('[REQ-AMNAT-11] is the licence, the mineral and the two answers', () =>
    mustChoose('cert_type', 'license_number', 'mineral_name', 'resource_increased', 'season_active'))

  it('[REQ-AMNAT-12] is the official document', () => mustChoose('document_files'))

  it('[REQ-AMNAT-13] is a sheet', () => mustChoose('mayagt_id'))

  it('is no more than these eleven, and nothing of a report that is whole', () => {
    expect(missing).toHaveLength(11)
    expect(codes(whole)).toEqual([])
  })

  it('[REQ-AMNAT-14] wants the product of every month in both tables', () => {
    expect(codes(named(whole, { row_1: ' ' }))).toEqual(
      sheetNames.flatMap(name => [4, 5, 6].map(month => `${name}/month_${month}/row_1 must_select`)),
    )
  })

  it('[REQ-AMNAT-15] lets the second mineral stay away', () => {
    const context = { secondMinerals: ['silver'] }
    expect(codes({ ...whole, second_mineral: '' }, context)).toEqual([])
    expect(codes({ ...whole, second_mineral: 'silver' }, context)).toEqual([])
    expect(codes({ ...whole, second_mineral: 'cheese' }, context)).toEqual(['second_mineral not_an_option'])
  })

  it('[REQ-AMNAT-16] [CON-174] takes up to six letters or digits of a licence, beside MV or XV', () => {
    const licence = (cert_type: string, license_number: string) => codes({ ...whole, cert_type, license_number })
    expect(licence('XV', '1')).toEqual([])
    expect(licence('MV', ' 12а45б ')).toEqual([])
    expect(licence('MV', '1234567')).toEqual(['license_number licence_too_long'])
    expect(licence('MV', '12-45')).toEqual(['license_number licence_wrong'])
    expect(licence('AV', '12345')).toEqual(['cert_type not_an_option'])
    expect(splitLicence('mv-017305')).toEqual({ cert_type: 'MV', license_number: '017305' })
    expect(splitLicence(' 0173 05')).toEqual({ license_number: '017305' })
  })

  it('[REQ-AMNAT-23] [REQ-AMNAT-24] knows two payers and three minerals', () => {
    expect([payerTypes, feeMinerals]).toEqual([
      ['has_license', 'exporter'],
      ['gold', 'fluorspar', 'stone'],
    ])
    for (const payer_type of payerTypes)
      for (const mineral_name of feeMinerals) expect(codes({ ...whole, payer_type, mineral_name })).toEqual([])
    expect(codes({ ...whole, payer_type: 'thief', mineral_name: 'cheese' })).toEqual([
      'payer_type not_an_option',
      'mineral_name not_an_option',
    ])
  })

  it('[REQ-AMNAT-17] [REQ-AMNAT-18] [REQ-AMNAT-27] judges every number of tables and balance at its place', () => {
    const wrong = withRow(whole, 'unelgee', 'month_5', { row_4: '1e309', row_9: '0.001' })
    const balance = { ...wrong, tailan_etssiin_uldegdel: { iluu: '-1', dutuu: 'хагас' } }
    expect(codes(balance)).toEqual([
      'unelgee/month_5/row_4 not_a_number',
      'unelgee/month_5/row_9 too_many_decimals',
      'tailan_etssiin_uldegdel/iluu number_too_small',
      'tailan_etssiin_uldegdel/dutuu not_a_number',
    ])
  })

  it('[REQ-AMNAT-18] [REQ-AMNAT-27] a balance has four lines of two sides, texts that are never below 0', () => {
    expect(balanceLines).toEqual([
      'tailan_uldegdel',
      'tailan_nogduulsan_tolbor',
      'tailan_hugatsaand_tolson',
      'tailan_etssiin_uldegdel',
    ])
    expect(balanceSides).toEqual(['iluu', 'dutuu'])
    for (const line of balanceLines)
      for (const side of balanceSides) {
        const withText = (text: string) => ({ ...whole, [line]: { ...whole[line], [side]: text } })
        expect(codes(withText('-0.01'))).toEqual([`${line}/${side} number_too_small`])
        expect(codes(withText('0'))).toEqual([])
        expect(readFeeReport(withText('1 000,50'))[line][side]).toBe('1 000,50')
      }
  })
  it('[REQ-AMNAT-46] refuses months of another quarter, and a quarter that is not open', () => {
    const stray = withRow(whole, 'too_hemjee', 'month_9', whole.too_hemjee.row_data.month_4 ?? {})
    expect(codes(stray)).toEqual(['too_hemjee/month_9 month_outside'])
    const counted = withRow(whole, 'too_hemjee', 'month_9', { ...whole.too_hemjee.row_data.month_4, row_5: '7' })
    expect(sheetTotals(counted.too_hemjee, 2)).toEqual(sheetTotals(whole.too_hemjee, 2))
    expect(codes(whole, { quarters: [{ year: 2026, season: 2 }] })).toEqual([])
    expect(codes(whole, { quarters: [{ year: 2025, season: 2 }] })).toEqual(['season_value quarter_closed'])
  })

  it('[REQ-AMNAT-25] [CON-175] an X report keeps every required field, starts at 0 and owes nothing', () => {
    const idle = named(withTemplate({ ...begun, season_active: 'no' }, 1))
    for (const name of sheetNames)
      for (const month of ['month_4', 'month_5', 'month_6'])
        expect(numberRows.map(key => idle[name].row_data[month]?.[key])).toEqual(Array(7).fill('0'))
    expect(codes(idle)).toEqual([])
    expect(codes({ ...idle, document_files: [] })).toEqual(['document_files must_select'])
    const owing = withRow(idle, 'unelgee', 'month_6', { row_7: '0.01', row_4: '5' })
    expect(codes(owing)).toEqual(['unelgee/total_data/row_7 x_fee_not_zero'])
    expect(codes(withRow(idle, 'unelgee', 'month_6', { row_8: '1', row_9: '2' }))).toEqual([
      'unelgee/total_data/row_8 x_fee_not_zero',
      'unelgee/total_data/row_9 x_fee_not_zero',
    ])
    const typed = withRow(whole, 'unelgee', 'month_4', { row_3: '7', row_4: '' })
    expect(withActivity(typed, 'no').unelgee.row_data.month_4).toMatchObject({ row_3: '7', row_4: '0' })
  })

  it('[REQ-AMNAT-05] [REQ-AMNAT-06] [REQ-AMNAT-07] another company empties quarter and sheet, another quarter the sheet', () => {
    expect(withCompany(whole, 'other')).toMatchObject({ season_value: null, mayagt_id: null, deposit_name: 'boroo' })
    expect(withCompany(whole, company)).toBe(whole)
    const moved = withQuarter(whole, { year: 2026, season: 3 })
    expect(moved).toMatchObject({ season_value: 3, mayagt_id: null, too_hemjee: { row_data: {} } })
    for (const name of sheetNames)
      expect(Object.keys(withTemplate(moved, 3)[name].row_data)).toEqual(['month_7', 'month_8', 'month_9'])
  })

  it('[REQ-AMNAT-26] [CON-176] six sheets are alike in columns, with titles and a unit of their own', () => {
    expect(sheetTemplates.map(({ name }) => name.mn)).toEqual([1, 2, 3, 4, 5, 6].map(id => `Маягт-${id}`))
    expect(sheetTemplates.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
    for (const name of sheetNames) expect(new Set(sheetTemplates.map(({ titles }) => titles[name].mn)).size).toBe(6)
    expect(sheetTemplates.map(({ unit }) => unit)).toEqual(['кг', 'кг', 'тн', 'тн', 'тн', 'тн'])
    expect(withTemplate(begun, 3).unelgee.row_data.month_4?.row_2).toBe('тн')
  })

  it('[REQ-AMNAT-28] [CON-177] a month holds a name, a unit and seven numbers from row_3 to row_9 in the listed order', () => {
    for (const name of sheetNames) expect(sheetColumns[name].map(({ key }) => key)).toEqual(numberRows)
    expect(numberRows).toEqual(['row_3', 'row_4', 'row_5', 'row_6', 'row_7', 'row_8', 'row_9'])
    expect(sheetUnits).toEqual(['тн', 'кг'])
    expect(sheetColumns.too_hemjee.map(({ title }) => title.en)).toEqual([
      'Grade or content, %',
      'Produced in earlier periods',
      'Produced in the period',
      'Sold in the country',
      'Sold for export',
      'Left',
      'Ore resource',
    ])
    expect(sheetColumns.unelgee.map(({ title }) => title.en)).toEqual([
      'Quantity of product',
      'Total valuation, ₮',
      'Base discount, %',
      'Additional discount, %',
      'Base fee, ₮',
      'Additional fee, ₮',
      'Total fee, ₮',
    ])
    expect(codes(withRow(whole, 'unelgee', 'month_4', { row_2: 'пуд' }))).toEqual([
      'unelgee/month_4/row_2 not_an_option',
    ])
  })

  it('[CON-177] proposes what is left as produced minus sold, and the whole fee', () => {
    const row = { ...whole.too_hemjee.row_data.month_4, row_5: '10.00', row_6: '4,5', row_7: '5.49' } as never
    expect(proposedLeft(row)).toBe(1n)
    expect(proposedLeft({ ...(row as object), row_6: '11' } as never)).toBeNull()
    expect(proposedFee({ ...(row as object), row_7: '0.10', row_8: '0.20' } as never)).toBe(30n)
  })

  it('explains where the opening balance is not what the last quarter closed with, and never refuses it', () => {
    const before = { ...whole, tailan_etssiin_uldegdel: { iluu: '', dutuu: '1,000.00' } }
    expect(carryOverGaps({ ...whole, tailan_uldegdel: { iluu: '0', dutuu: '1000' } }, before)).toEqual([])
    const other = { ...whole, tailan_uldegdel: { iluu: '', dutuu: '999.99' } }
    expect(carryOverGaps(other, before)).toEqual([{ side: 'dutuu', before: 100_000n, now: 99_999n }])
    expect(codes(other)).toEqual([])
  })
})

describe('totals', () => {
  const text = fc.oneof(
    fc
      .bigInt({ min: 0n, max: 10n ** 15n - 1n })
      .map(value => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`),
    fc.constantFrom('', '0', '0.1', '0.2', '1 000', '1,000.5', '-3', 'NaN', '1e309', '0.001'),
  )
  const row = fc.record(Object.fromEntries(numberRows.map(key => [key, text])))
  const sheets = fc.tuple(fc.constantFrom(...seasons), fc.array(row, { minLength: 3, maxLength: 3 }))
  const sheetOf = (season: Season, rows: readonly object[]): Sheet => ({
    row_data: Object.fromEntries(
      monthsOf(season).map((month, place) => [monthKey(month), { row_1: 'алт', row_2: 'кг', ...rows[place] } as never]),
    ),
  })

  /** The same sum by another way: digits added column by column, as on paper. */
  const onPaper = (texts: readonly string[]): string => {
    const readable = texts
      .map(one => one.replaceAll(' ', '').replaceAll(',', ''))
      .filter(one => /^\d+(\.\d{1,2})?$/.test(one))
    const digits = readable.map(one => {
      const [before = '', after = ''] = one.split('.')
      return [...`${before}${after.padEnd(2, '0')}`].reverse().map(Number)
    })
    const sum: number[] = []
    for (let place = 0, carry = 0; place < 40; place++) {
      carry += digits.reduce((all, number) => all + (number[place] ?? 0), 0)
      sum.push(carry % 10)
      carry = (carry - (carry % 10)) / 10
    }
    const written = sum
      .reverse()
      .join('')
      .replace(/^0+(?=\d{3})/, '')
    return `${written.slice(0, -2)}.${written.slice(-2)}`
  }

  it('[REQ-AMNAT-09] [CON-180] are exact for 10,000 sheets, and the verdict is the same wherever it is asked', () => {
    fc.assert(
      fc.property(sheets, ([season, rows]) => {
        const sheet = sheetOf(season, rows)
        const totals = sheetTotals(sheet, season)
        for (const key of numberRows) {
          expect(totals[key]).toBe(onPaper(rows.map(one => (one as Record<string, string>)[key] ?? '')))
        }
        const answers = { ...whole, year: 2026, season_value: season, too_hemjee: { ...sheet, total_data: totals } }
        const browser = reportProblems(answers)
        // What the server reads of the wire is judged as what the browser holds.
        expect(reportProblems(readFeeReport(JSON.parse(JSON.stringify(answers))))).toEqual(browser)
        expect(browser.some(({ code }) => code === 'total_differs')).toBe(false)
      }),
      { numRuns: 10_000 },
    )
  })

  it('[CON-180] that are not the sum of the lines are refused at their place, with the right sum', () => {
    const totals = { ...sheetTotals(whole.unelgee, 2), row_9: '0.01' }
    expect(reportProblems({ ...whole, unelgee: { ...whole.unelgee, total_data: totals } })).toEqual([
      { path: 'unelgee/total_data/row_9', code: 'total_differs', params: { total: '0.00' } },
    ])
  })

  it('say how they moved against another quarter', () => {
    const now = { sheet: sheetOf(2, [{ row_5: '3.10' }, {}, {}]), season: 2 as const }
    const before = { sheet: sheetOf(1, [{ row_5: '5' }, {}, {}]), season: 1 as const }
    expect(compareTotals('too_hemjee', now, before)[2]).toEqual({ key: 'row_5', before: 500n, now: 310n, by: -190n })
  })

  it('never throw, whatever a draft or a browser hands over', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom(...Object.keys(emptyFeeReport)), fc.anything()),
        (anything, report) => {
          for (const given of [anything, report, { ...whole, ...report }]) {
            const answers = readFeeReport(given)
            expect(Array.isArray(reportProblems(answers))).toBe(true)
          }
        },
      ),
      { numRuns: 3000 },
    )
  })
})

describe('bounds of a report', () => {
  const told = (answers: FeeReportAnswers) => reportProblems(answers)
  const papers = (count: number) =>
    Array.from({ length: count }, (_, at) => `tmp-01900000-0000-7000-8000-0000000000${10 + at}-abcdefg.pdf`)

  it('[REQ-AMNAT-12] takes one to ten papers, none of them twice', () => {
    expect(told({ ...whole, document_files: [] })).toEqual([{ path: 'document_files', code: 'must_select' }])
    for (const count of [1, 10]) expect(told({ ...whole, document_files: papers(count) })).toEqual([])
    expect(told({ ...whole, document_files: papers(11) })).toEqual([
      { path: 'document_files', code: 'files_too_many', params: { limit: 10 } },
    ])
    expect(codes({ ...whole, document_files: [paper, paper] })).toEqual(['document_files file_twice'])
  })

  it('[REQ-AMNAT-14] wants a product, of 200 letters at most', () => {
    expect(codes(withRow(whole, 'unelgee', 'month_5', { row_1: '' }))).toEqual(['unelgee/month_5/row_1 must_select'])
    expect(told(withRow(whole, 'unelgee', 'month_5', { row_1: 'а'.repeat(200) }))).toEqual([])
    expect(told(withRow(whole, 'unelgee', 'month_5', { row_1: 'а'.repeat(201) }))).toEqual([
      { path: 'unelgee/month_5/row_1', code: 'text_too_long', params: { max: 200 } },
    ])
  })

  it('[REQ-AMNAT-01] is for a quarter that is open; without a year the season counts', () => {
    const open = [{ year: 2026, season: 2 as Season }]
    const problems = (change: object) => codes({ ...whole, ...change }, { quarters: open })
    expect(problems({})).toEqual([])
    expect(problems({ year: 2025 })).toEqual(['season_value quarter_closed'])
    expect(problems({ year: null }).filter(one => one.includes('season'))).toEqual([])
    expect(codes({ ...whole, year: null }, { quarters: [{ year: 2026, season: 3 }] })).toContain(
      'season_value quarter_closed',
    )
  })
})

describe('papers and cells of any origin', () => {
  it('[REQ-AMNAT-12] are at least one paper, at most ten, none twice, each an upload', () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => paper.replace('0001-', `${1000 + at}-`))
    const judged = (document_files: readonly string[]) => codes({ ...whole, document_files })
    expect(judged([])).toEqual(['document_files must_select'])
    expect(judged(names(10))).toEqual([])
    expect(judged(names(11))).toEqual(['document_files files_too_many'])
    expect(judged([paper, paper])).toEqual(['document_files file_twice'])
    expect(judged([paper, '../etc/passwd'])).toEqual(['document_files/../etc/passwd file_unknown'])
  })

  it('[REQ-AMNAT-14] want a line for each month of the quarter and none beside it', () => {
    const { month_4: line, ...rest } = whole.unelgee.row_data
    expect(codes({ ...whole, unelgee: { row_data: rest } })).toEqual(['unelgee/month_4/row_1 must_select'])
    const more = { row_data: { ...whole.unelgee.row_data, month_7: line ?? whole.unelgee.row_data.month_5 } }
    expect(codes({ ...whole, unelgee: more as Sheet })).toEqual(['unelgee/month_7 month_outside'])
  })

  it('[CON-180] hold totals as numbers, if any, the same as those of the lines', () => {
    const told = (total: string) =>
      codes({ ...whole, unelgee: { ...whole.unelgee, total_data: { row_7: total } as Sheet['total_data'] } as Sheet })
    expect(told('0')).toEqual([])
    expect(told('1')).toEqual(['unelgee/total_data/row_7 total_differs'])
    expect(told('')).toEqual(['unelgee/total_data/row_7 total_differs'])
    expect(told('x')).toEqual(['unelgee/total_data/row_7 total_differs'])
  })

  it('[CON-175] owe nothing by an X report in its fees alone, and leave quantities as they are', () => {
    const stopped = { ...whole, season_active: 'no' }
    expect(codes(withRow(stopped, 'unelgee', 'month_4', { row_7: '5', row_3: '7' }))).toEqual([
      'unelgee/total_data/row_7 x_fee_not_zero',
    ])
    expect(codes(withRow(stopped, 'too_hemjee', 'month_4', { row_7: '5' }))).toEqual([])
    expect(codes(withRow(whole, 'unelgee', 'month_4', { row_7: '5' }))).toEqual([])
  })

  it('are of a quarter that is open, of its year where one is chosen', () => {
    const quarters = [
      { year: 2025, season: 2 as const },
      { year: 2026, season: 1 as const },
    ]
    expect(codes(whole, { quarters })).toEqual(['season_value quarter_closed'])
    expect(codes({ ...whole, year: null }, { quarters })).toEqual([])
    expect(codes({ ...whole, year: 2025 }, { quarters })).toEqual([])
    expect(codes(whole, { quarters: [] })).toEqual(['season_value quarter_closed'])
  })
})
