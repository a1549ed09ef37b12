// A fee report as values by name, one for each field and cell: a keystroke changes one of them. Names are the paths of
// problems with points between, such as `unelgee.month_4.row_7`.
import {
  balanceLines,
  balanceSides,
  emptyFeeReport,
  type FeeReportAnswers,
  readFeeReport,
  type SheetRow,
} from '@khyanalt/domain/fee-report/answers'
import { type Decimal, decimalDigits, readDecimal } from '@khyanalt/domain/fee-report/decimal'
import { monthKey, monthsOf } from '@khyanalt/domain/fee-report/quarters'
import { numberRows, type SheetName, sheetNames } from '@khyanalt/domain/fee-report/sheet-templates'
import { proposedFee, proposedLeft, sheetTotals } from '@khyanalt/domain/fee-report/totals'

export type Values = Readonly<Record<string, unknown>>

const rowKeys = ['row_1', 'row_2', ...numberRows] as const
const parts = Object.keys(emptyFeeReport).filter(
  key => !sheetNames.some(name => name === key) && !balanceLines.some(line => line === key),
) as (keyof FeeReportAnswers)[]

/** The name of a cell of a table. */
export const cellName = (sheet: SheetName, month: number, key: string): string => `${sheet}.${monthKey(month)}.${key}`

/** The name behind the path of a problem. */
export const nameOfPath = (path: string): string => path.replaceAll('/', '.')

/** The name of the words on a warning; each is a value of its own, so that two tabs may explain at once. */
export const explanationName = ({ path, code }: { readonly path: string; readonly code: string }): string =>
  `${explanations}.${code}.${path}`
const explanations = 'explanations'

/** Whether a value is the words on a warning. */
export const isExplanationName = (name: string): boolean => name.startsWith(`${explanations}.`)

/** The warning that a name stands for. */
export const warningOfName = (name: string): { readonly code: string; readonly path: string } => {
  const [, code = '', ...path] = name.split('.')
  return { code, path: path.join('.') }
}

/** The path of the cell or field that a name stands for. */
export const pathOfName = (name: string): string => {
  const [table = '', ...rest] = name.split('.')
  // Names of files have points of their own.
  return rest.length === 0 ? table : `${table}/${table === 'document_files' ? rest.join('.') : rest.join('/')}`
}

/** The values of a report. */
export const valuesOf = (answers: FeeReportAnswers): Values => ({
  ...Object.fromEntries(parts.map(part => [part, answers[part]])),
  ...Object.fromEntries(
    sheetNames.flatMap(sheet =>
      Object.entries(answers[sheet].row_data).flatMap(([month, row]) =>
        rowKeys.map(key => [`${sheet}.${month}.${key}`, row[key]]),
      ),
    ),
  ),
  ...Object.fromEntries(
    balanceLines.flatMap(line => balanceSides.map(side => [`${line}.${side}`, answers[line][side]])),
  ),
  ...Object.fromEntries((answers.explanations ?? []).map(one => [explanationName(one), one.text])),
})

/** The report behind values; a table has the months of its quarter once a sheet is chosen. */
export const answersOf = (values: Values): FeeReportAnswers => {
  const season = values.season_value as FeeReportAnswers['season_value']
  const months = season !== null && values.mayagt_id !== null ? monthsOf(season) : []
  const sheet = (name: SheetName) => ({
    row_data: Object.fromEntries(
      months.map(month => [
        monthKey(month),
        Object.fromEntries(rowKeys.map(key => [key, values[cellName(name, month, key)]])),
      ]),
    ),
  })
  return readFeeReport({
    ...Object.fromEntries(parts.map(part => [part, values[part]])),
    ...Object.fromEntries(sheetNames.map(name => [name, sheet(name)])),
    ...Object.fromEntries(
      balanceLines.map(line => [line, Object.fromEntries(balanceSides.map(side => [side, values[`${line}.${side}`]]))]),
    ),
    // Even without a single one the key says that this sender knows of warnings.
    explanations: Object.entries(values)
      .filter(([name, text]) => isExplanationName(name) && text !== '')
      .map(([name, text]) => ({ ...warningOfName(name), text })),
  })
}

/** What changes when the form becomes another as a whole; cells that it no longer has are emptied. */
export const changesTo = (values: Values, next: FeeReportAnswers): Values => {
  const after = valuesOf(next)
  const gone = Object.keys(values).filter(name => !Object.hasOwn(after, name) && values[name] !== '')
  return { ...Object.fromEntries(gone.map(name => [name, ''])), ...after }
}

/** Whether somebody filled in a cell, which another company, quarter or sheet would empty. */
export const hasFilledSheet = (values: Values): boolean =>
  Object.entries(values).some(
    ([name, value]) =>
      sheetNames.some(sheet => name.startsWith(`${sheet}.`)) &&
      !name.endsWith('.row_2') &&
      value !== '' &&
      value !== '0',
  )

/** What is sent: the report with the sums that its sender sees (CON-180); nothing else of the form goes along. */
export const sentAnswers = (values: Values) => {
  const answers = answersOf(values)
  const { season_value: season } = answers
  if (season === null) return wireAnswers(answers)
  const withTotals = (name: SheetName) => ({
    row_data: { ...answers[name].row_data },
    total_data: sheetTotals(answers[name], season),
  })
  return { ...wireAnswers(answers), too_hemjee: withTotals('too_hemjee'), unelgee: withTotals('unelgee') }
}

/** A draft as it is kept: everything as typed. */
export const draftAnswers = (values: Values) => wireAnswers(answersOf(values))

/** A report as calls carry it, in lists that may be changed. */
export const wireAnswers = (answers: FeeReportAnswers) => ({
  ...answers,
  document_files: [...answers.document_files],
  explanations: [...(answers.explanations ?? [])],
  too_hemjee: { row_data: { ...answers.too_hemjee.row_data } },
  unelgee: { row_data: { ...answers.unelgee.row_data } },
})

type Proposal = {
  readonly sheet: SheetName
  readonly from: readonly string[]
  readonly to: string
  readonly propose: (row: SheetRow) => Decimal | null
}
const proposals: readonly Proposal[] = [
  { sheet: 'too_hemjee', from: ['row_5', 'row_6', 'row_7'], to: 'row_8', propose: proposedLeft },
  { sheet: 'unelgee', from: ['row_7', 'row_8'], to: 'row_9', propose: proposedFee },
]

/** What follows from changed cells: a proposed cell moves along until somebody writes into it (CON-177). */
export const withProposals = (values: Values, patch: Values): Values => {
  const months = new Set(
    Object.keys(patch).flatMap(name => /^(?:too_hemjee|unelgee)\.(month_\d+)\./.exec(name)?.[1] ?? []),
  )
  if (months.size === 0) return patch
  const after = { ...values, ...patch }
  const follows: Record<string, string> = {}
  for (const month of months) {
    for (const { sheet, from, to, propose } of proposals) {
      const name = `${sheet}.${month}.${to}`
      const sources = from.map(key => `${sheet}.${month}.${key}`)
      if (Object.hasOwn(patch, name) || !sources.some(source => Object.hasOwn(patch, source))) continue
      const textOf = (all: Values) => {
        const row = Object.fromEntries(rowKeys.map(key => [key, String(all[`${sheet}.${month}.${key}`] ?? '')]))
        const nothing = from.every(key => row[key] === '')
        const proposed = nothing ? null : propose(row as unknown as SheetRow)
        return proposed === null ? '' : decimalDigits(proposed)
      }
      if (isSameNumber(String(values[name] ?? ''), textOf(values))) follows[name] = textOf(after)
    }
  }
  return { ...patch, ...follows }
}

const isSameNumber = (one: string, other: string): boolean => {
  const [here, there] = [readDecimal(one), readDecimal(other)]
  if (here.kind === 'number' && there.kind === 'number') return here.value === there.value
  return here.kind === 'empty' && there.kind === 'empty'
}
