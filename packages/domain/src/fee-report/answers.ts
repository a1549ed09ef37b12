// What a fee report says, as its form holds it: texts as typed, so that a draft loses nothing.
import { isSeason, monthKey, monthsOf, type Season } from './quarters.ts'
import { findTemplate, type NumberRow, numberRows, type SheetName, sheetNames } from './sheet-templates.ts'

/** Who pays (REQ-AMNAT-23). */
export const payerTypes = ['has_license', 'exporter'] as const
/** The prefix of a licence number (CON-174). */
export const certTypes = ['MV', 'XV'] as const
/** The minerals that pay the fee (REQ-AMNAT-24). */
export const feeMinerals = ['gold', 'fluorspar', 'stone'] as const
export type FeeMineral = (typeof feeMinerals)[number]
const yesNo = ['yes', 'no'] as const

/** One month of a table: name, unit, seven numbers as typed. */
export type SheetRow = { readonly row_1: string; readonly row_2: string } & Readonly<Record<NumberRow, string>>
export type SheetTotals = Readonly<Record<NumberRow, string>>
export type Sheet = {
  readonly row_data: Readonly<Record<string, SheetRow>>
  /** What the sender saw; whoever judges adds up again (CON-180). */
  readonly total_data?: { readonly [K in NumberRow]?: string | undefined } | undefined
}

/** The four lines of the balance, each a surplus and a deficit (REQ-AMNAT-27). */
export const balanceLines = [
  'tailan_uldegdel',
  'tailan_nogduulsan_tolbor',
  'tailan_hugatsaand_tolson',
  'tailan_etssiin_uldegdel',
] as const
export type BalanceLine = (typeof balanceLines)[number]
export const balanceSides = ['iluu', 'dutuu'] as const
export type BalanceSide = (typeof balanceSides)[number]
export type Balance = Readonly<Record<BalanceSide, string>>

/** Why a cell says what looks wrong: the warning by its place and code, and the sender's words. */
export type Explanation = { readonly path: string; readonly code: string; readonly text: string }

/** The whole form; what is not answered yet is an empty text or null. */
export type FeeReportAnswers = {
  readonly company_id: string
  readonly year: number | null
  readonly season_value: Season | null
  readonly payer_type: string
  readonly deposit_name: string
  readonly cert_type: string
  readonly license_number: string
  readonly mineral_name: string
  readonly second_mineral: string
  readonly resource_increased: string
  /** `no` marks an X report. */
  readonly season_active: string
  readonly mayagt_id: number | null
  readonly document_files: readonly string[]
  /** Left out by a sender that knows of no warnings; its report is taken all the same (REQ-DECLARE-06). */
  readonly explanations?: readonly Explanation[] | undefined
} & Readonly<Record<SheetName, Sheet>> &
  Readonly<Record<BalanceLine, Balance>>

const emptySheet: Sheet = { row_data: {} }
const emptyBalance: Balance = { iluu: '', dutuu: '' }

/** A form with nothing filled in. */
export const emptyFeeReport: FeeReportAnswers = {
  company_id: '',
  year: null,
  season_value: null,
  payer_type: '',
  deposit_name: '',
  cert_type: '',
  license_number: '',
  mineral_name: '',
  second_mineral: '',
  resource_increased: '',
  season_active: '',
  mayagt_id: null,
  document_files: [],
  too_hemjee: emptySheet,
  unelgee: emptySheet,
  tailan_uldegdel: emptyBalance,
  tailan_nogduulsan_tolbor: emptyBalance,
  tailan_hugatsaand_tolson: emptyBalance,
  tailan_etssiin_uldegdel: emptyBalance,
}

/** Whether the report says that the mine did not work. */
export const isXReport = ({ season_active }: Pick<FeeReportAnswers, 'season_active'>): boolean =>
  season_active === yesNo[1]

export const isYesNo = (value: string): boolean => yesNo.some(one => one === value)

/** Another company: its quarters are others, so the quarter and all below it are emptied (REQ-AMNAT-05). */
export const withCompany = (answers: FeeReportAnswers, companyId: string): FeeReportAnswers =>
  companyId === answers.company_id ? answers : { ...withQuarter(answers, null), company_id: companyId }

/** Another quarter: the sheet and its choice are emptied (REQ-AMNAT-06). */
export const withQuarter = (
  answers: FeeReportAnswers,
  quarter: { readonly year: number; readonly season: Season } | null,
): FeeReportAnswers => ({
  ...answers,
  year: quarter?.year ?? null,
  season_value: quarter?.season ?? null,
  mayagt_id: null,
  too_hemjee: emptySheet,
  unelgee: emptySheet,
})

/** The chosen sheet with a line for each month of the quarter (REQ-AMNAT-07); an X report starts at 0 (CON-175). */
export const withTemplate = (answers: FeeReportAnswers, id: number): FeeReportAnswers => {
  const chosen = findTemplate(id)
  if (!chosen || answers.season_value === null) return answers
  const number = isXReport(answers) ? '0' : ''
  const line: SheetRow = { ...emptyRow, row_2: chosen.unit, ...fill(number) }
  const sheet: Sheet = {
    row_data: Object.fromEntries(monthsOf(answers.season_value).map(month => [monthKey(month), line])),
  }
  return { ...answers, mayagt_id: id, too_hemjee: sheet, unelgee: sheet }
}

/** The answer whether the mine worked; numbers that are still empty start at 0 when it did not. */
export const withActivity = (answers: FeeReportAnswers, active: string): FeeReportAnswers => {
  const next = { ...answers, season_active: active }
  if (!isXReport(next)) return next
  const startAt0 = (sheet: Sheet): Sheet => ({
    row_data: Object.fromEntries(
      Object.entries(sheet.row_data).map(([month, row]) => [
        month,
        { ...row, ...Object.fromEntries(numberRows.map(key => [key, row[key].trim() === '' ? '0' : row[key]])) },
      ]),
    ),
  })
  return { ...next, too_hemjee: startAt0(next.too_hemjee), unelgee: startAt0(next.unelgee) }
}

const fill = (number: string) => Object.fromEntries(numberRows.map(key => [key, number])) as SheetTotals
const emptyRow: SheetRow = { row_1: '', row_2: '', ...fill('') }

/** The answers as they are judged and kept: blanks around texts are gone, a licence number stands in capitals. */
export const tidyFeeReport = (answers: FeeReportAnswers): FeeReportAnswers => {
  const tidySheet = ({ row_data, ...rest }: Sheet): Sheet => ({
    ...rest,
    row_data: Object.fromEntries(
      Object.entries(row_data).map(([month, row]) => [month, { ...row, row_1: row.row_1.normalize('NFC').trim() }]),
    ),
  })
  return {
    ...answers,
    license_number: answers.license_number.normalize('NFC').trim().toUpperCase(),
    too_hemjee: tidySheet(answers.too_hemjee),
    unelgee: tidySheet(answers.unelgee),
  }
}

/** Reads answers of any origin, such as a draft of an older day; what has no place in the form is left out. */
export const readFeeReport = (given: unknown): FeeReportAnswers => {
  const from = asRecord(given)
  const sheets = sheetNames.map(name => [name, readSheet(from[name])])
  const balances = balanceLines.map(line => {
    const side = asRecord(from[line])
    return [line, { iluu: asText(side.iluu), dutuu: asText(side.dutuu) }]
  })
  const texts = textParts.map(part => [part, asText(from[part])])
  return {
    ...emptyFeeReport,
    ...Object.fromEntries([...texts, ...sheets, ...balances]),
    year: Number.isInteger(from.year) ? (from.year as number) : null,
    season_value: isSeason(from.season_value) ? from.season_value : null,
    mayagt_id: Number.isInteger(from.mayagt_id) ? (from.mayagt_id as number) : null,
    document_files: Array.isArray(from.document_files)
      ? from.document_files.filter(name => typeof name === 'string')
      : [],
    ...(Array.isArray(from.explanations) ? { explanations: from.explanations.map(readExplanation) } : {}),
  }
}

const readExplanation = (given: unknown): Explanation => {
  const { path, code, text } = asRecord(given)
  return { path: asText(path), code: asText(code), text: asText(text) }
}

const textParts = [
  'company_id',
  'payer_type',
  'deposit_name',
  'cert_type',
  'license_number',
  'mineral_name',
  'second_mineral',
  'resource_increased',
  'season_active',
] as const satisfies readonly (keyof FeeReportAnswers)[]

const readSheet = (given: unknown): Sheet => {
  const sheet = asRecord(given)
  const months = Object.entries(asRecord(sheet.row_data)).filter(([key]) => /^month_\d{1,2}$/.test(key))
  const totals = asRecord(sheet.total_data)
  const seen = numberRows.filter(key => totals[key] !== undefined)
  return {
    row_data: Object.fromEntries(
      months.map(([key, value]) => {
        const row = asRecord(value)
        const read = Object.keys(emptyRow).map(part => [part, asText(row[part])])
        return [key, Object.fromEntries(read) as unknown as SheetRow]
      }),
    ),
    ...(seen.length > 0 ? { total_data: Object.fromEntries(seen.map(key => [key, asText(totals[key])])) } : {}),
  }
}

const asRecord = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
const asText = (given: unknown): string =>
  typeof given === 'string' ? given : typeof given === 'number' ? String(given) : ''
