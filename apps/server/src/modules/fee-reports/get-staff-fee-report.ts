import type * as calls from '@khyanalt/contract/staff-fee-reports'
import { barredFromDeciding } from '@khyanalt/domain/cases/case-actions'
import { readFeeReport } from '@khyanalt/domain/fee-report/answers'
import { feeReportCase, feeReportPlan, isFeeReportDesk } from '@khyanalt/domain/fee-report/report-actions'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { readFeeChoices } from './choices.ts'
import { findReport, listLines } from './fee-reports.sql.ts'
import { describePapers } from './papers.sql.ts'
import { presentReport, presentSteps, wireAnswers } from './present-report.ts'
import { readReportEvents } from './read-events.ts'
import { readLastQuarter, sentPapers } from './read-reports.ts'
import { factsOf, type ReportRecord, sentAnswers } from './report-record.ts'

export const getStaffFeeReport =
  (services: Services): UseCase<typeof calls.getStaffFeeReport> =>
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
