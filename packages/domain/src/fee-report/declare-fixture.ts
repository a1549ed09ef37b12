// A whole report of a fluorspar mine whose numbers follow from each other, worked out by hand, for tests.
import { emptyFeeReport, type FeeReportAnswers, type SheetRow, withQuarter, withTemplate } from './answers.ts'
import type { NumberRow } from './sheet-templates.ts'

type Cells = Partial<Record<NumberRow | 'row_2', string>>

/** Month 4: 92.5 %, 1,000 t produced, 600 + 300 sold, 100 left; 900 t for 801,000,000 ₮, 5 % of which is 40,050,000 ₮. */
export const wholeDeclaration: FeeReportAnswers = (() => {
  const blank = withTemplate(
    {
      ...withQuarter({ ...emptyFeeReport, company_id: 'c1' }, { year: 2026, season: 2 }),
      payer_type: 'has_license',
      deposit_name: 'bor-undur',
      cert_type: 'MV',
      license_number: '012044',
      mineral_name: 'fluorspar',
      resource_increased: 'no',
      season_active: 'yes',
      tailan_uldegdel: { iluu: '', dutuu: '1 000 000' },
      tailan_nogduulsan_tolbor: { iluu: '', dutuu: '120150000' },
      tailan_hugatsaand_tolson: { iluu: '100 000 000', dutuu: '' },
      // 1,000,000 + 120,150,000 owed, 100,000,000 paid.
      tailan_etssiin_uldegdel: { iluu: '', dutuu: '21150000' },
    },
    3,
  )
  const filled = (name: 'too_hemjee' | 'unelgee', cells: Cells) => ({
    row_data: Object.fromEntries(
      Object.entries(blank[name].row_data).map(([month, row]) => [month, { ...row, row_1: 'Баяжмал', ...cells }]),
    ),
  })
  return {
    ...blank,
    too_hemjee: filled('too_hemjee', { row_3: '92.5', row_5: '1000', row_6: '600', row_7: '300', row_8: '100' }),
    unelgee: filled('unelgee', { row_3: '900', row_4: '801 000 000', row_7: '40050000', row_9: '40050000' }),
  }
})()

/** The same report with other cells in a month. */
export const withCells = (
  sheet: 'too_hemjee' | 'unelgee',
  month: number,
  cells: Cells,
  answers: FeeReportAnswers = wholeDeclaration,
): FeeReportAnswers => {
  const { row_data } = answers[sheet]
  const row = { ...row_data[`month_${month}`], ...cells } as SheetRow
  return { ...answers, [sheet]: { row_data: { ...row_data, [`month_${month}`]: row } } }
}
