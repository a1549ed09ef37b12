// Sends a report: a new one, a draft, or a returned one again (CON-173, CON-178, CON-180, CON-182).
import { documentNumber } from '@khyanalt/domain/document-numbers'
import { type FeeReportAnswers, tidyFeeReport } from '@khyanalt/domain/fee-report/answers'
import { decimalDigits, decimalOr0 } from '@khyanalt/domain/fee-report/decimal'
import { reportProblems } from '@khyanalt/domain/fee-report/problems'
import { monthKey, monthsOf, type Season } from '@khyanalt/domain/fee-report/quarters'
import { numberRows, sheetNames } from '@khyanalt/domain/fee-report/sheet-templates'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { readDeposits, readSecondMinerals } from './choices.ts'
import { closeOpening } from './fee-periods.sql.ts'
import { findTwin, insertReport, lockCompany, lockReportRow, replaceLines } from './fee-reports.sql.ts'
import { findPapers } from './find-papers.ts'
import { judgeWarnings } from './judge-warnings.ts'
import { moveReport } from './move-report.ts'
import { type OpenQuarter, readOpenQuarters } from './open-quarters.ts'
import { keepReportPapers } from './papers.sql.ts'
import type { BalanceColumns, LineRow, ReportRecord } from './report-record.ts'

/** Somebody else's company does not exist; none chosen yet is a problem of the form. */
export const refuseForeign = (caller: Session, companyId: string): void => {
  if (companyId !== '' && !caller.companyIds.includes(companyId)) throw refuse('company_not_found')
}

export const sendAnswers = async (
  tx: Tx,
  services: Services,
  caller: Session,
  {
    report: kept,
    answers: given,
    transactionId,
  }: {
    readonly report: ReportRecord | null
    readonly answers: FeeReportAnswers
    readonly transactionId: string | undefined
  },
) => {
  const today = agencyDate(services.clock.now())
  if (given.company_id !== '') await lockCompany(tx, given.company_id)
  const returned = kept?.state === 'returned' ? kept : null
  const quarters = returned ? [quarterOf(returned)] : await openFor(tx, given.company_id, today)
  const quarter = quarters.find(
    ({ year, season }) => season === given.season_value && (given.year === null || given.year === year),
  )
  if (given.season_value !== null && given.company_id !== '' && !quarter) throw refuse('fee_period_closed')
  const deposits = await readDeposits(tx)
  const answers = tidyFeeReport({ ...given, year: quarter?.year ?? null })
  const problems = reportProblems(answers, {
    quarters,
    // A report that was sent stays with its company.
    companies: returned ? [returned.company_id] : caller.companyIds,
    deposits: deposits.map(({ value }) => value),
    secondMinerals: (await readSecondMinerals(tx)).map(({ value }) => value),
  })
  const { fileIds, unknown } = await findPapers(tx, caller, answers.company_id, answers.document_files)
  const all = [
    ...problems,
    ...unknown
      .map(name => ({ path: `document_files/${name}`, code: 'file_unknown' }))
      .filter(({ path }) => !problems.some(problem => problem.path === path)),
  ]
  if (all.length > 0 || !quarter) throw refuse('answers_incomplete', { problems: all })
  await refuseTwin(tx, kept?.id ?? null, answers, quarter.year)
  const warnings = await judgeWarnings(tx, answers, quarter)

  const report = kept ?? (await startReport(tx, services, caller, answers))
  await keepReportPapers(tx, report.id, fileIds)
  const number = report.request_number ?? (await giveNumber(services, today))
  if (quarter.late && !(await closeOpening(tx, quarter.late.id, report.id, services.clock.now()))) {
    throw refuse('fee_period_closed')
  }
  const moved = await moveReport(tx, services, caller, report, {
    action: report.state === 'draft' ? 'send' : 'resend',
    answers,
    warnings,
    lateRequestId: quarter.late?.id ?? null,
    transactionId,
    change: {
      ...columnsOf(answers, quarter.year, deposits.find(({ value }) => value === answers.deposit_name)?.aimag ?? ''),
      request_number: number,
      round: report.round + 1,
      draft: null,
      saved_at: null,
      submitted_at: services.clock.now(),
    },
  })
  await replaceLines(tx, report.id, answers.season_value ?? 1, linesOf(answers))
  return { id: report.id, request_number: number, ...moved }
}

/** The quarter that a returned report belongs to: it may be corrected whenever it is (CON-173). */
const quarterOf = ({ year, season }: ReportRecord): OpenQuarter => ({
  year: year ?? 0,
  season: season ?? 1,
  closes: '',
  late: null,
})

const openFor = (tx: Tx, companyId: string, today: string) =>
  readOpenQuarters(tx, companyId === '' ? [] : [companyId], today)

const refuseTwin = async (tx: Tx, id: string | null, answers: FeeReportAnswers, year: number): Promise<void> => {
  const twin = await findTwin(tx, {
    id,
    company_id: answers.company_id,
    year,
    season: answers.season_value ?? 1,
    cert_type: answers.cert_type,
    license_number: answers.license_number,
    mineral: answers.mineral_name,
  })
  if (twin) throw refuse('fee_report_known', { params: { number: twin.request_number ?? '' } })
}

const startReport = async (
  tx: Tx,
  { clock }: Services,
  caller: Session,
  answers: FeeReportAnswers,
): Promise<ReportRecord> => {
  const id = uuidv7()
  await insertReport(tx, {
    id,
    company_id: answers.company_id,
    created_by: caller.userId,
    helpers: caller.support ? [caller.support.userId] : [],
    draft: answers,
    at: clock.now(),
  })
  return (await lockReportRow(tx, id)) as ReportRecord
}

const giveNumber = async ({ takeNumber }: Pick<Services, 'takeNumber'>, today: string): Promise<string> => {
  const year = Number(today.slice(0, 4))
  return documentNumber('feeReport', year, await takeNumber(`request-A-${year}`))
}

const digits = (text: string): string => decimalDigits(decimalOr0(text))

const columnsOf = (answers: FeeReportAnswers, year: number, aimag: string) => ({
  company_id: answers.company_id,
  year,
  season: answers.season_value ?? 1,
  payer_type: answers.payer_type,
  deposit: answers.deposit_name,
  aimag,
  cert_type: answers.cert_type,
  license_number: answers.license_number,
  mineral: answers.mineral_name,
  second_mineral: answers.second_mineral === '' ? null : answers.second_mineral,
  resource_increased: answers.resource_increased === 'yes',
  season_active: answers.season_active === 'yes',
  template: answers.mayagt_id ?? 1,
  ...balanceColumns(answers),
})

const balanceColumns = (answers: FeeReportAnswers): BalanceColumns => ({
  opening_surplus: digits(answers.tailan_uldegdel.iluu),
  opening_deficit: digits(answers.tailan_uldegdel.dutuu),
  imposed_surplus: digits(answers.tailan_nogduulsan_tolbor.iluu),
  imposed_deficit: digits(answers.tailan_nogduulsan_tolbor.dutuu),
  paid_surplus: digits(answers.tailan_hugatsaand_tolson.iluu),
  paid_deficit: digits(answers.tailan_hugatsaand_tolson.dutuu),
  closing_surplus: digits(answers.tailan_etssiin_uldegdel.iluu),
  closing_deficit: digits(answers.tailan_etssiin_uldegdel.dutuu),
})

const linesOf = (answers: FeeReportAnswers): readonly LineRow[] =>
  sheetNames.flatMap(sheet =>
    monthsOf((answers.season_value ?? 1) as Season).flatMap(month => {
      const row = answers[sheet].row_data[monthKey(month)]
      if (!row) return []
      const numbers = Object.fromEntries(numberRows.map(key => [key, digits(row[key])]))
      return [{ sheet, month, product: row.row_1, unit: row.row_2, ...numbers } as LineRow]
    }),
  )
