// The company's own reports: the list, one whole, its history, and the quarter before it.
import type { getFeeReport, getFeeReportSteps, getLastQuarter, listFeeReports } from '@khyanalt/contract/fee-reports'
import type { FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import { type Quarter, quarterBefore } from '@khyanalt/domain/fee-report/quarters'
import { feeReportStatusCode } from '@khyanalt/domain/fee-report/report-status'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { readFeeChoices } from './choices.ts'
import {
  findOfQuarter,
  findReport,
  listLines,
  listReportsOf,
  type ReportEvent,
  readUsualDays,
} from './fee-reports.sql.ts'
import { readOpenQuarters } from './open-quarters.ts'
import { describePapers } from './papers.sql.ts'
import { latestRound, presentReport, presentRow, presentSteps, wireAnswers } from './present-report.ts'
import { readReportEvents } from './read-events.ts'
import { openAnswers, type ReportRecord, sentAnswers } from './report-record.ts'

export const answerReports: UseCase<typeof listFeeReports> = async (tx, caller, input) => {
  const { rows, total } = await listReportsOf(tx, caller.companyIds, input)
  const view = { viewer: caller.actor, choices: await readFeeChoices(tx) }
  return { data: { data: rows.map(row => presentRow(row, view)), per_page: input.results, total } }
}

/** A report of one of the caller's companies; any other does not exist. */
export const getOwnReport = async (tx: Tx, caller: Session, key: string): Promise<ReportRecord> => {
  const report = await findReport(tx, key)
  if (!report || !caller.companyIds.includes(report.company_id)) throw refuse('fee_report_not_found')
  return report
}

export const answerReport =
  ({ clock }: Services): UseCase<typeof getFeeReport> =>
  async (tx, caller, { id }) => {
    const report = await getOwnReport(tx, caller, id)
    const events = await readReportEvents(tx, report.id, 'applicant')
    const lines = await listLines(tx, report.id)
    const answers = withJournal(openAnswers(report, lines), report, events)
    const quarters =
      report.state === 'draft' ? await readOpenQuarters(tx, [answers.company_id], agencyDate(clock.now())) : []
    return {
      data: presentReport(report, {
        viewer: caller.actor,
        choices: await readFeeChoices(tx),
        answers,
        files: await describePapers(tx, answers.document_files),
        events,
        closes: quarters.find(open => isQuarterOf(open, answers))?.closes ?? null,
      }),
      usual_days: await readUsualDays(tx),
    }
  }

const isQuarterOf = ({ year, season }: Quarter, answers: FeeReportAnswers): boolean =>
  season === answers.season_value && (answers.year === null || answers.year === year)

/** Papers and explanations of what was sent stand in the journal alone; a draft names its own. */
const withJournal = (
  answers: FeeReportAnswers,
  report: ReportRecord,
  events: readonly ReportEvent[],
): FeeReportAnswers =>
  report.draft === null
    ? { ...answers, document_files: sentPapers(events), explanations: latestRound(events)?.answers?.explanations }
    : answers

/** The papers of the latest round. */
export const sentPapers = (events: readonly ReportEvent[]): readonly string[] =>
  latestRound(events)?.answers?.document_files ?? []

export const answerSteps: UseCase<typeof getFeeReportSteps> = async (tx, caller, { id }) => {
  const report = await getOwnReport(tx, caller, id)
  return { data: presentSteps(await readReportEvents(tx, report.id, 'applicant')) }
}

export const answerLastQuarter: UseCase<typeof getLastQuarter> = async (tx, caller, input) => {
  if (!caller.companyIds.includes(input.company_id)) throw refuse('company_not_found')
  const { company_id, cert_type, mineral_name: mineral } = input
  const license_number = input.license_number.trim().toUpperCase()
  const quarter = { year: input.year, season: input.season_value }
  return { data: await readLastQuarter(tx, { company_id, cert_type, license_number, mineral, quarter }) }
}

/** What was reported for the quarter before, of the same licence and mineral. */
export const readLastQuarter = async (
  tx: Tx,
  {
    quarter,
    ...licence
  }: {
    readonly company_id: string
    readonly cert_type: string
    readonly license_number: string
    readonly mineral: string
    readonly quarter: Quarter
  },
) => {
  const before = quarterBefore(quarter)
  const report = await findOfQuarter(tx, { ...licence, ...before })
  if (!report) return null
  return {
    id: report.id,
    request_number: report.request_number,
    status: feeReportStatusCode(report.state, report.step),
    ...before,
    answers: wireAnswers(sentAnswers(report, await listLines(tx, report.id), [])),
  }
}
