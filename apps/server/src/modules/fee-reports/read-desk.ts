// The agency's desk: counts, lists, and a report with everything needed to decide on it.
import type {
  countFeeDesk,
  getStaffFeeReport,
  listStaffFeeReports,
  listStaffLateRequests,
} from '@khyanalt/contract/staff-fee-reports'
import { barredFromDeciding } from '@khyanalt/domain/cases/case-actions'
import { readFeeReport } from '@khyanalt/domain/fee-report/answers'
import { LateRequestState, readLateStatus } from '@khyanalt/domain/fee-report/late-requests'
import { feeReportCase, feeReportPlan, isFeeReportDesk } from '@khyanalt/domain/fee-report/report-actions'
import { readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { readFeeChoices } from './choices.ts'
import { countByState, listDeskLate, listDeskReports } from './desk.sql.ts'
import { findReport, listLines } from './fee-reports.sql.ts'
import { presentLate } from './late-requests.ts'
import { describePapers } from './papers.sql.ts'
import { presentReport, presentRow, presentSteps, wireAnswers } from './present-report.ts'
import { readReportEvents } from './read-events.ts'
import { readLastQuarter, sentPapers } from './read-reports.ts'
import { factsOf, type ReportRecord, sentAnswers } from './report-record.ts'

const nothing = { data: { data: [], per_page: 0, total: 0 } }

export const answerCounts: UseCase<typeof countFeeDesk> = async (tx, caller) => {
  const counts = isFeeReportDesk(caller.actor) ? await countByState(tx) : { reports: [], late: [] }
  const count = (rows: typeof counts.late, state: string): number => rows.find(row => row.state === state)?.count ?? 0
  const { reports, late } = counts
  return {
    data: {
      reports: {
        sent: count(reports, 'sent'),
        review: count(reports, 'review'),
        complaint: count(reports, 'complaint'),
        returned: count(reports, 'returned'),
        registered: count(reports, 'registered'),
        rejected: count(reports, 'rejected'),
        suspended: count(reports, 'suspended'),
      },
      late: {
        sent: count(late, LateRequestState.sent),
        received: count(late, LateRequestState.received),
        approved: count(late, LateRequestState.approved),
        rejected: count(late, LateRequestState.rejected),
      },
    },
  }
}

export const answerDeskReports: UseCase<typeof listStaffFeeReports> = async (tx, caller, input) => {
  const state = input.status === undefined ? undefined : readFeeReportStatus(input.status)
  if (!isFeeReportDesk(caller.actor) || state === null || state === 'draft') return nothing
  const { rows, total } = await listDeskReports(tx, { ...input, state, company: input.company || undefined }, input)
  const view = { viewer: caller.actor, choices: await readFeeChoices(tx) }
  return { data: { data: rows.map(row => presentRow(row, view)), per_page: input.results, total } }
}

export const answerDeskLate: UseCase<typeof listStaffLateRequests> = async (tx, caller, input) => {
  const state = input.status === undefined ? undefined : readLateStatus(input.status)
  if (!isFeeReportDesk(caller.actor) || state === null) return nothing
  const { rows, total } = await listDeskLate(tx, { ...input, state, company: input.company || undefined }, input)
  return { data: { data: await presentLate(tx, rows, caller.actor), per_page: input.results, total } }
}

export const answerDeskReport =
  (services: Services): UseCase<typeof getStaffFeeReport> =>
  async (tx, caller, { id }) => {
    const report = await findReport(tx, id)
    // What is not sent yet belongs to the company alone.
    if (!report || report.state === 'draft' || !isFeeReportDesk(caller.actor)) throw refuse('fee_report_not_found')
    const owner = { ownerUserId: null, ownerCompanyId: report.company_id }
    await rememberView(tx, services, caller, { what: 'request', requestNumber: report.request_number, ...owner })
    const events = await readReportEvents(tx, report.id, 'staff')
    const answers = sentAnswers(report, await listLines(tx, report.id), sentPapers(events))
    const rounds = events.filter(event => event.answers !== null)
    return {
      data: presentReport(report, {
        viewer: caller.actor,
        choices: await readFeeChoices(tx),
        answers,
        files: await describePapers(tx, answers.document_files),
        events,
        closes: null,
      }),
      barred: barredFromDeciding(feeReportCase, caller.actor, factsOf(report)),
      steps: presentSteps(events),
      plan: feeReportPlan.map(({ name, role }) => ({ name, role })),
      step: report.step,
      last_quarter: await lastQuarterOf(tx, report),
      previous_round: rounds.length > 1 ? wireAnswers(readFeeReport(rounds.at(-2)?.answers)) : null,
      late: rounds.some(event => event.late_request_id !== null),
    }
  }

const lastQuarterOf = (tx: Tx, { company_id, year, season, cert_type, license_number, mineral }: ReportRecord) =>
  readLastQuarter(tx, {
    company_id,
    cert_type: cert_type ?? '',
    license_number: license_number ?? '',
    mineral: mineral ?? '',
    quarter: { year: year ?? 0, season: season ?? 1 },
  })
