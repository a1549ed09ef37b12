// One table of a report as a file, in the layout that reading a workbook understands.
import type * as calls from '@khyanalt/contract/fee-sheets'
import type { SheetRow } from '@khyanalt/domain/fee-report/answers'
import { decimalDigits, readDecimal } from '@khyanalt/domain/fee-report/decimal'
import { monthKey, monthsOf } from '@khyanalt/domain/fee-report/quarters'
import { isFeeReportDesk } from '@khyanalt/domain/fee-report/report-actions'
import {
  findTemplate,
  type NumberRow,
  type SheetName,
  sheetColumns,
  unitName,
} from '@khyanalt/domain/fee-report/sheet-templates'
import { rowsOf, summariseColumn } from '@khyanalt/domain/fee-report/totals'
import { feeSheetTexts } from '@khyanalt/domain/messages/fee-sheet'
import { refuse } from '../../http/refusal.ts'
import type { TableUseCase } from '../../http/table-file.ts'
import { findReport, listLines } from './fee-reports.sql.ts'
import { openAnswers, sentAnswers } from './report-record.ts'

export const downloadFeeSheet: TableUseCase<typeof calls.downloadFeeSheet> = async (
  tx,
  caller,
  { id, sheet: name, lang },
) => {
  const report = await findReport(tx, id)
  const own = report !== null && caller.companyIds.includes(report.company_id)
  if (!report || !(own || (isFeeReportDesk(caller.actor) && report.state !== 'draft'))) {
    throw refuse('fee_report_not_found')
  }
  const lines = await listLines(tx, report.id)
  const answers = own ? openAnswers(report, lines) : sentAnswers(report, lines, [])
  const say = feeSheetTexts[lang]
  const { season_value: season } = answers
  const columns = sheetColumns[name]
  const sheet = answers[name]
  return {
    name: `${report.request_number ?? 'draft'}-${name}`,
    title: findTemplate(answers.mayagt_id)?.titles[name][lang] ?? say.title,
    columns: [
      { title: say.month },
      { title: say.product },
      { title: say.unit },
      ...columns.map(({ title }) => ({ title: title[lang], kind: 'number' as const })),
    ],
    rows:
      season === null
        ? []
        : [
            ...monthsOf(season).map(month => {
              const row = sheet.row_data[monthKey(month)]
              return [
                String(month),
                row?.row_1 ?? '',
                unitName(row?.row_2 ?? '')[lang],
                ...columns.map(({ key }) => figure(row?.[key])),
              ]
            }),
            [say.total, '', '', ...columns.map(({ key }) => belowColumn(name, key, rowsOf(sheet, season)))],
          ],
  }
}

/** The sum of a column, or the weighted mean of shares, as on the screen (CON-177). */
const belowColumn = (name: SheetName, key: NumberRow, rows: readonly SheetRow[]): string => {
  const summary = summariseColumn(name, key, rows)
  return summary ? decimalDigits(summary.value) : ''
}

/** A number as digits; what is none yet stays as it was typed. */
const figure = (text = ''): string => {
  const reading = readDecimal(text)
  return reading.kind === 'number' ? decimalDigits(reading.value) : text
}
