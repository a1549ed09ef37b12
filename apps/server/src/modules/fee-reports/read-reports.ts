// The company's own reports: the list, one whole, its history, and the quarter before it.
import { type Quarter, quarterBefore } from '@khyanalt/domain/fee-report/quarters'
import { feeReportStatusCode } from '@khyanalt/domain/fee-report/report-status'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { refuseUnread } from '../senders/demand-right.ts'
import { findOfQuarter, findReport, listLines, type ReportEvent } from './fee-reports.sql.ts'
import { latestRound, wireAnswers } from './present-report.ts'
import { type ReportRecord, sentAnswers } from './report-record.ts'

/** A report of one of the caller's companies; any other does not exist. */
export const getOwnReport = async (tx: Tx, caller: Session, key: string): Promise<ReportRecord> => {
  const report = await findReport(tx, key)
  if (!report || !caller.companyIds.includes(report.company_id)) {
    throw await refuseUnread(tx, caller, report?.company_id, 'fee_report_not_found')
  }
  return report
}

/** The papers of the latest round. */
export const sentPapers = (events: readonly ReportEvent[]): readonly string[] =>
  latestRound(events)?.answers?.document_files ?? []

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
