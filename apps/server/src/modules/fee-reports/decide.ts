// The decisions of the agency on reports and late requests: each locks, checks version and rule, writes, tells.
import type { resolveFeeReport, resolveLateRequest } from '@khyanalt/contract/staff-fee-reports'
import { findRule, may, nextPlace } from '@khyanalt/domain/cases/case-actions'
import { type LateDecision, lateRequestCase, lateStatusCode } from '@khyanalt/domain/fee-report/late-requests'
import { lateDays } from '@khyanalt/domain/fee-report/quarters'
import { feeReportCase, isFeeReportDesk } from '@khyanalt/domain/fee-report/report-actions'
import { feeReportStatusCode } from '@khyanalt/domain/fee-report/report-status'
import { v7 as uuidv7 } from 'uuid'
import { addDays, agencyDate } from '../../clock.ts'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { admitAct } from '../../http/admit-act.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { listKeepers } from '../senders/list-readers.ts'
import { findTwin, lockReportRow } from './fee-reports.sql.ts'
import { type LateRecord, lateFactsOf, lockLateRow, updateLate } from './late-requests.sql.ts'
import { admit, moveReport, refuseStale } from './move-report.ts'
import type { ReportRecord } from './report-record.ts'

export const decideReport =
  (services: Services): UseCase<typeof resolveFeeReport> =>
  async (tx, caller, { id, action, comments, version, transaction_id }) => {
    const report = await lockReportRow(tx, id)
    if (!report || report.state === 'draft' || !isFeeReportDesk(caller.actor)) throw refuse('fee_report_not_found')
    // The version goes first: whoever lost a race learns what became of the report, not that the state is wrong.
    refuseStale(report, version, { status: feeReportStatusCode(report.state, report.step) })
    admit(caller, action, report)
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

export const decideLateRequest =
  (services: Services): UseCase<typeof resolveLateRequest> =>
  async (tx, caller, { id, action, until, comment, version }) => {
    const request = await lockLateRow(tx, id)
    if (!request || !isFeeReportDesk(caller.actor)) throw refuse('late_request_not_found')
    if (version !== request.version) {
      throw refuse('version_conflict', { current: { version: request.version, status: lateStatusCode(request.state) } })
    }
    const state = stateAfter(caller, request, action)
    const at = services.clock.now()
    const today = agencyDate(at)
    const open_until = action === 'approve' ? (until ?? addDays(today, lateDays)) : null
    if (open_until !== null && (open_until < today || open_until > addDays(today, lateDays))) {
      throw refuse('dates_invalid')
    }
    const reason = action === 'reject' ? (comment ?? '') : null
    if (reason === '') throw refuse('reason_missing')
    const change = { state, ...(open_until ? { open_until } : {}), ...(reason ? { reason } : {}) }
    const moved = await updateLate(tx, request.id, change, at)
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: caller.userId,
      action,
      noun: 'late_request',
      noun_id: request.id,
      detail: { company: request.company_id, year: request.year, season: request.season, ...change },
      at,
    })
    await tellCompany(tx, services, request, change)
    return { status: lateStatusCode(state), version: moved, open_until }
  }

/** Where the decision leads; refused unless the rules allow it to this caller now. */
const stateAfter = (caller: Session, request: LateRecord, action: LateDecision): LateRecord['state'] => {
  const facts = lateFactsOf(request)
  const current = { status: lateStatusCode(request.state), version: request.version }
  admitAct(may(lateRequestCase, caller.actor, action, facts), { missing: 'late_request_not_found', current })
  return nextPlace(lateRequestCase, action, facts)?.state ?? request.state
}

const tellCompany = async (
  tx: Tx,
  services: Services,
  { company_id, created_by, company_mn, company_en, year, season }: LateRecord,
  change: { readonly state: LateRecord['state']; readonly open_until?: string; readonly reason?: string },
): Promise<void> => {
  const { state, open_until, reason } = change
  if (state !== 'approved' && state !== 'rejected') return
  const keepers = await listKeepers(tx, [created_by], company_id)
  const quarter = { company: { mn: company_mn, en: company_en ?? '' }, year: String(year), season: String(season) }
  await notify(tx, services, {
    ...(state === 'approved'
      ? { event: 'late_report_approved' as const, params: { ...quarter, date: open_until ?? '' } }
      : { event: 'late_report_rejected' as const, params: { ...quarter, reason: reason ?? '' } }),
    to: keepers.map(({ userId }) => userId),
    requestId: null,
  })
}
