// A stored fee report, as use cases hold it in hand.
import type { FeeReportAnswers, Sheet, SheetRow } from '@khyanalt/domain/fee-report/answers'
import { readFeeReport } from '@khyanalt/domain/fee-report/answers'
import { monthKey, type Season } from '@khyanalt/domain/fee-report/quarters'
import { companyCaseFacts, type FeeReportFacts, feeReportPlan } from '@khyanalt/domain/fee-report/report-actions'
import { type FeeReportState, isFeeReportEditable } from '@khyanalt/domain/fee-report/report-status'
import type { NumberRow, SheetName } from '@khyanalt/domain/fee-report/sheet-templates'
import { sheetTotals } from '@khyanalt/domain/fee-report/totals'
import type { Part } from '@khyanalt/domain/took-part'

/** The balance lines as columns; exact digits. */
export type BalanceColumns = {
  readonly opening_surplus: string | null
  readonly opening_deficit: string | null
  readonly imposed_surplus: string | null
  readonly imposed_deficit: string | null
  readonly paid_surplus: string | null
  readonly paid_deficit: string | null
  readonly closing_surplus: string | null
  readonly closing_deficit: string | null
}

/** One month of one table. */
export type LineRow = {
  readonly sheet: SheetName
  readonly month: number
  readonly product: string
  readonly unit: string
} & Readonly<Record<NumberRow, string>>

/** A report with its company. What was sent stands in columns, null in a draft that never was. */
export type ReportRecord = BalanceColumns & {
  readonly id: string
  readonly request_number: string | null
  readonly company_id: string
  readonly company_key: string
  readonly company_mn: string
  readonly company_en: string | null
  readonly year: number | null
  readonly season: Season | null
  readonly state: FeeReportState
  readonly step: number
  readonly round: number
  readonly payer_type: string | null
  readonly deposit: string | null
  readonly cert_type: string | null
  readonly license_number: string | null
  readonly mineral: string | null
  readonly second_mineral: string | null
  readonly resource_increased: boolean | null
  readonly season_active: boolean | null
  readonly template: number | null
  readonly draft: unknown
  readonly saved_at: Date | null
  readonly version: number
  readonly created_by: string
  readonly helpers: readonly string[]
  /** Who of the agency took part; absent in lists, where nothing is decided. */
  readonly parts?: readonly Part[]
  readonly updated_at: Date
  readonly submitted_at: Date | null
  readonly registered_at: Date | null
}

/** What the rules need to know of it. */
export const factsOf = ({ state, step, company_id, helpers, parts = [] }: ReportRecord): FeeReportFacts => ({
  ...companyCaseFacts(company_id, helpers, parts),
  state,
  step,
  plan: feeReportPlan,
})

/** The answers that the company sees: what it filled in since, else what it sent. */
export const openAnswers = (report: ReportRecord, lines: readonly LineRow[]): FeeReportAnswers =>
  report.draft !== null && isFeeReportEditable(report.state)
    ? readFeeReport(report.draft)
    : sentAnswers(report, lines, [])

/** The answers as they were sent, which is all that the agency sees. */
export const sentAnswers = (
  report: ReportRecord,
  lines: readonly LineRow[],
  files: readonly string[],
): FeeReportAnswers => ({
  company_id: report.company_id,
  year: report.year,
  season_value: report.season,
  payer_type: report.payer_type ?? '',
  deposit_name: report.deposit ?? '',
  cert_type: report.cert_type ?? '',
  license_number: report.license_number ?? '',
  mineral_name: report.mineral ?? '',
  second_mineral: report.second_mineral ?? '',
  resource_increased: yesNo(report.resource_increased),
  season_active: yesNo(report.season_active),
  mayagt_id: report.template,
  document_files: files,
  too_hemjee: sheetOf('too_hemjee', report, lines),
  unelgee: sheetOf('unelgee', report, lines),
  tailan_uldegdel: { iluu: report.opening_surplus ?? '', dutuu: report.opening_deficit ?? '' },
  tailan_nogduulsan_tolbor: { iluu: report.imposed_surplus ?? '', dutuu: report.imposed_deficit ?? '' },
  tailan_hugatsaand_tolson: { iluu: report.paid_surplus ?? '', dutuu: report.paid_deficit ?? '' },
  tailan_etssiin_uldegdel: { iluu: report.closing_surplus ?? '', dutuu: report.closing_deficit ?? '' },
})

const yesNo = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no')

const sheetOf = (name: SheetName, { season }: ReportRecord, lines: readonly LineRow[]): Sheet => {
  const months = lines.filter(line => line.sheet === name)
  const sheet = { row_data: Object.fromEntries(months.map(line => [monthKey(line.month), rowOf(line)])) }
  return season === null ? sheet : { ...sheet, total_data: sheetTotals(sheet, season) }
}

const rowOf = ({ product, unit, row_3, row_4, row_5, row_6, row_7, row_8, row_9 }: LineRow): SheetRow => ({
  row_1: product,
  row_2: unit,
  row_3,
  row_4,
  row_5,
  row_6,
  row_7,
  row_8,
  row_9,
})
