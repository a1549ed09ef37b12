// The one way a fee report moves: rule, journal, audit, projection and message, all in one transaction.
import { findRule, nextPlace } from '@khyanalt/domain/cases/case-actions'
import type { ApplicantsAction } from '@khyanalt/domain/event-readers'
import type { FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import type { SentWarning } from '@khyanalt/domain/fee-report/explanations'
import { type FeeReportAction, feeReportCase } from '@khyanalt/domain/fee-report/report-actions'
import { type FeeReportState, feeReportStatusCode } from '@khyanalt/domain/fee-report/report-status'
import type { FeeWarning } from '@khyanalt/domain/fee-report/warnings'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import type { NotificationName } from '@khyanalt/domain/notifications/notification-events'
import { feeReportLink } from '@khyanalt/domain/notifications/places'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { CaseReading } from '../cases/case-kind.ts'
import { notify } from '../notifications/notify.ts'
import { listKeepers } from '../senders/list-readers.ts'
import { appendReportEvent, lockReportRow, type ReportChange, updateReport } from './fee-reports.sql.ts'
import { factsOf, type ReportRecord } from './report-record.ts'

/** How reports are found and judged. */
export const feeReportReading: CaseReading<FeeReportState, FeeReportAction, ReportRecord> = {
  rules: feeReportCase,
  missing: 'fee_report_not_found',
  factsOf,
  currentOf: ({ state, step, version }) => ({ status: feeReportStatusCode(state, step), version }),
  lock: lockReportRow,
}

/** One act with what it writes beside the move itself. */
export type ReportAct = {
  readonly action: FeeReportAction
  readonly comments?: readonly { readonly title: string; readonly comment: string }[]
  /** What was sent. */
  readonly answers?: FeeReportAnswers
  /** What stood out in it. */
  readonly warnings?: readonly SentWarning<FeeWarning>[]
  readonly lateRequestId?: string | null
  readonly transactionId?: string | undefined
  readonly change?: ReportChange
}

/** Does an admitted act on a locked report; answers where it stands then. */
export const moveReport = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  caller: Session,
  report: ReportRecord,
  act: ReportAct,
): Promise<{ readonly status: number; readonly version: number }> => {
  const at = services.clock.now()
  const next = nextPlace(feeReportCase, act.action, factsOf(report)) ?? report
  const round = act.change?.round ?? report.round
  const number = act.change?.request_number ?? report.request_number
  await appendReportEvent(tx, {
    id: uuidv7(),
    report_id: report.id,
    action: act.action,
    actor_user_id: caller.userId,
    actor_name: caller.name,
    actor_position: caller.position,
    support_user_id: caller.support?.userId ?? null,
    from_state: report.state,
    to_state: next.state,
    to_step: next.step,
    resolve: findRule(feeReportCase, report.state, act.action)?.resolve ?? null,
    round,
    comments: act.comments ?? [],
    answers: act.answers ?? null,
    warnings: act.warnings ?? null,
    late_request_id: act.lateRequestId ?? null,
    transaction_id: act.transactionId ?? null,
    at,
  })
  await insertAuditEntry(tx, {
    id: uuidv7(),
    actor_user_id: caller.userId,
    action: act.action,
    noun: 'fee_report',
    noun_id: report.id,
    detail: {
      number,
      from: feeReportStatusCode(report.state, report.step),
      to: feeReportStatusCode(next.state, next.step),
      ...(caller.support ? { support: caller.support.userId } : {}),
      ...(act.comments?.length ? { comments: act.comments } : {}),
    },
    at,
  })
  const version = await updateReport(
    tx,
    report.id,
    {
      ...act.change,
      state: next.state,
      step: next.step,
      ...(next.state === 'registered' && report.registered_at === null ? { registered_at: at } : {}),
    },
    { helper: caller.support?.userId, at },
  )
  await tell(tx, services, report, { action: act.action, number: number ?? '', by: caller.userId })
  return { status: feeReportStatusCode(next.state, next.step), version }
}

const messages: { readonly [A in FeeReportAction]?: NotificationName } = {
  send: 'request_received',
  resend: 'request_received',
  agree: 'request_next',
  complain: 'request_next',
  return: 'request_return',
  reject: 'request_declined',
  suspend: 'fee_report_suspended',
  register: 'fee_report_registered',
} satisfies { readonly [A in ApplicantsAction<'fee_report'>]?: NotificationName }

/** Tells who keeps the company's reports: whoever made this one, and the company's ADMINs. */
const tell = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  report: ReportRecord,
  { action, number, by }: { readonly action: FeeReportAction; readonly number: string; readonly by: string },
): Promise<void> => {
  const event = messages[action]
  if (!event) return
  const keepers = await listKeepers(tx, [report.created_by, ...(action === 'send' ? [by] : [])], report.company_id)
  await notify(tx, services, {
    event,
    to: keepers.map(({ userId }) => userId),
    params: { number, service: feeReportService },
    link: feeReportLink(report.id, action === 'return' ? 'edit' : 'show'),
    requestId: null,
  })
}

/** What messages call the report. */
const feeReportService = { mn: feeScreenTexts.mn.title, en: feeScreenTexts.en.title }
