// Everything that keeps a fee report from being sent, in the order of its form; browser and server ask the same function.
import type { Problem, ProblemParams } from '../problem.ts'
import { isUploadName } from '../upload-limits.ts'
import {
  balanceLines,
  balanceSides,
  certTypes,
  type FeeReportAnswers,
  feeMinerals,
  isXReport,
  isYesNo,
  payerTypes,
  tidyFeeReport,
} from './answers.ts'
import { decimalDigits, maxTotalDigits, readDecimal } from './decimal.ts'
import { isSameQuarter, monthKey, monthsOf, type Quarter } from './quarters.ts'
import { feeRows, findTemplate, numberRows, type SheetName, sheetNames, sheetUnits } from './sheet-templates.ts'
import { columnTotal } from './totals.ts'

/** Most papers with a report. */
export const maxReportFiles = 10
/** Letters of the name of a product. */
export const maxProductName = 200
const maxLicence = 6

/** What is known around the report; what is left out is not judged. */
export type ReportContext = {
  /** Quarters that are open for the company, or that the report belongs to already. */
  readonly quarters?: readonly Quarter[] | undefined
  readonly companies?: readonly string[] | undefined
  readonly deposits?: readonly string[] | undefined
  readonly secondMinerals?: readonly string[] | undefined
}

/** The problems of a report; none when it may be sent. Paths name field, month and column: `unelgee/month_4/row_7`. */
export const reportProblems = (given: FeeReportAnswers, context: ReportContext = {}): readonly Problem[] => {
  const answers = tidyFeeReport(given)
  return [
    ...companyProblems(answers, context),
    ...generalProblems(answers, context),
    ...sheetNames.flatMap(name => sheetProblems(answers, name)),
    ...balanceLines.flatMap(line =>
      balanceSides.flatMap(side => numberProblems(`${line}/${side}`, answers[line][side])),
    ),
  ]
}

const problem = (path: string, code: string, params?: ProblemParams): Problem => ({
  code,
  path,
  ...(params ? { params } : {}),
})

const companyProblems = (
  { company_id, season_value, year }: FeeReportAnswers,
  { companies, quarters }: ReportContext,
): readonly Problem[] => {
  const season = season_value
  return [
    ...chosen('company_id', company_id, companies),
    ...(season === null
      ? [problem('season_value', 'must_select')]
      : quarters &&
          !quarters.some(open => (year === null ? open.season === season : isSameQuarter(open, { year, season })))
        ? [problem('season_value', 'quarter_closed')]
        : []),
  ]
}

const generalProblems = (answers: FeeReportAnswers, context: ReportContext): readonly Problem[] => [
  ...chosen('payer_type', answers.payer_type, payerTypes),
  ...chosen('deposit_name', answers.deposit_name, context.deposits),
  ...chosen('cert_type', answers.cert_type, certTypes),
  ...licenceProblems(answers.license_number),
  ...chosen('mineral_name', answers.mineral_name, feeMinerals),
  ...(answers.second_mineral === '' ? [] : chosen('second_mineral', answers.second_mineral, context.secondMinerals)),
  ...(['resource_increased', 'season_active'] as const).flatMap(path =>
    isYesNo(answers[path]) ? [] : [problem(path, 'must_select')],
  ),
  ...fileProblems('document_files', answers.document_files),
  ...(findTemplate(answers.mayagt_id) ? [] : [problem('mayagt_id', 'must_select')]),
]

const chosen = (path: string, value: string, options: readonly string[] | undefined): readonly Problem[] => {
  if (value.trim() === '') return [problem(path, 'must_select')]
  return options && !options.includes(value) ? [problem(path, 'not_an_option')] : []
}

const licenceProblems = (given: string): readonly Problem[] => {
  const path = 'license_number'
  if (given.trim() === '') return [problem(path, 'must_select')]
  if ([...given].length > maxLicence) return [problem(path, 'licence_too_long', { max: maxLicence })]
  return /^[\p{L}\d]+$/u.test(given) ? [] : [problem(path, 'licence_wrong')]
}

/** The number that was typed or pasted with its prefix, such as MV-012345, in its two parts (CON-174). */
export const splitLicence = (text: string): { readonly cert_type?: string; readonly license_number: string } => {
  const tidy = text.replace(/\s/g, '').toUpperCase()
  const match = /^(MV|XV)[-–]?(.+)$/.exec(tidy)
  return match ? { cert_type: match[1] ?? '', license_number: match[2] ?? '' } : { license_number: tidy }
}

/** Papers by the names of their uploads: at least one, none twice. */
export const fileProblems = (path: string, names: readonly string[]): readonly Problem[] => {
  if (names.length === 0) return [problem(path, 'must_select')]
  if (names.length > maxReportFiles) return [problem(path, 'files_too_many', { limit: maxReportFiles })]
  if (new Set(names).size < names.length) return [problem(path, 'file_twice')]
  return names.filter(name => !isUploadName(name)).map(name => problem(`${path}/${name}`, 'file_unknown'))
}

const sheetProblems = (answers: FeeReportAnswers, name: SheetName): readonly Problem[] => {
  const { season_value: season } = answers
  if (season === null || !findTemplate(answers.mayagt_id)) return []
  const sheet = answers[name]
  const months = monthsOf(season).map(monthKey)
  return [
    ...months.flatMap(month => {
      const row = sheet.row_data[month]
      const at = `${name}/${month}`
      if (!row) return [problem(`${at}/row_1`, 'must_select')]
      return [
        ...(row.row_1.trim() === '' ? [problem(`${at}/row_1`, 'must_select')] : []),
        ...(row.row_1.length > maxProductName
          ? [problem(`${at}/row_1`, 'text_too_long', { max: maxProductName })]
          : []),
        ...chosen(`${at}/row_2`, row.row_2, sheetUnits),
        ...numberRows.flatMap(key => numberProblems(`${at}/${key}`, row[key])),
      ]
    }),
    ...Object.keys(sheet.row_data)
      .filter(month => !months.includes(month))
      .map(month => problem(`${name}/${month}`, 'month_outside')),
    ...totalProblems(answers, name),
  ]
}

/** A cell may stay empty and then says 0. */
const numberProblems = (path: string, text: string): readonly Problem[] => {
  const reading = readDecimal(text)
  return reading.kind === 'refused' ? [problem(path, reading.code, reading.params)] : []
}

/** Totals that the sender saw must be those of the lines; an X report owes nothing (CON-175, CON-180). */
const totalProblems = (answers: FeeReportAnswers, name: SheetName): readonly Problem[] => {
  const { season_value: season } = answers
  if (season === null) return []
  const sheet = answers[name]
  const owed = name === 'unelgee' && isXReport(answers) ? feeRows : []
  return numberRows.flatMap(key => {
    const path = `${name}/total_data/${key}`
    const total = columnTotal(sheet, season, key)
    const given = sheet.total_data?.[key]
    const seen = given === undefined ? null : readDecimal(given, maxTotalDigits)
    return [
      ...(seen && (seen.kind !== 'number' || seen.value !== total)
        ? [problem(path, 'total_differs', { total: decimalDigits(total) })]
        : []),
      ...(total !== 0n && owed.some(one => one === key) ? [problem(path, 'x_fee_not_zero')] : []),
    ]
  })
}
