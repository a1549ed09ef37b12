// The decisions of the agency on reports: each locks, checks version and rule, writes, tells.
import type * as calls from '@khyanalt/contract/staff-fee-reports'
import { findRule } from '@khyanalt/domain/cases/case-actions'
import { feeReportCase } from '@khyanalt/domain/fee-report/report-actions'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase, refuseStale } from '../cases/lock-case.ts'
import { findTwin } from './fee-reports.sql.ts'
import { feeReportReading, moveReport } from './move-report.ts'
import type { ReportRecord } from './report-record.ts'

export const resolveFeeReport =
  (services: Services): UseCase<typeof calls.resolveFeeReport> =>
  async (tx, caller, { id, action, comments, version, transaction_id }) => {
    const report = await lockCase(tx, feeReportReading, caller.actor, id)
    // The version goes first: whoever lost a race learns what became of the report, not that the state is wrong.
    refuseStale(report, version, feeReportReading.currentOf(report))
    await admitAction(tx, feeReportReading, caller, action, report)
    if (findRule(feeReportCase, report.state, action)?.requires === 'remarks' && comments.length === 0) {
      throw refuse('remarks_missing')
    }
    if (report.state === 'rejected') await refuseReplaced(tx, report)
    return moveReport(tx, services, caller, report, { action, comments, transactionId: transaction_id })
  }

/** A rejected report whose quarter was reported anew stays rejected: only one can stand (CON-182). */
const refuseReplaced = async (tx: Tx, report: ReportRecord): Promise<void> => {
  const { id, company_id, year, season, cert_type, license_number, mineral } = report
  const twin = await findTwin(tx, {
    id,
    company_id,
    year: year ?? 0,
    season: season ?? 1,
    cert_type: cert_type ?? '',
    license_number: license_number ?? '',
    mineral: mineral ?? '',
  })
  if (twin) throw refuse('fee_report_known', { params: { number: twin.request_number ?? '' } })
}
