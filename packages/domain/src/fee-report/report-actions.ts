// What may happen to a fee report: one closed table, asked by server and screens alike (decisions §M, CON-173, CON-181).
import type { Actor } from '../actor.ts'
import type { Verdict } from '../request-actions.ts'
import type { StepResolve } from '../request-status.ts'
import { holdsRole, type Role, type WorkPlace } from '../roles.ts'
import { barredByPart, type Part, type PartRefusal, readPartRefusal } from '../took-part.ts'
import type { FeeReportState } from './report-status.ts'

/** Every act on a report. */
export const FeeReportAction = {
  save_draft: 'save_draft',
  delete_draft: 'delete_draft',
  send: 'send',
  resend: 'resend',
  receive: 'receive',
  agree: 'agree',
  return: 'return',
  reject: 'reject',
  register: 'register',
  suspend: 'suspend',
  complain: 'complain',
} as const
export type FeeReportAction = (typeof FeeReportAction)[keyof typeof FeeReportAction]
/** The acts of the agency. */
export const feeReportDecisions = ['receive', 'agree', 'return', 'reject', 'register', 'suspend', 'complain'] as const
export type FeeReportDecision = (typeof feeReportDecisions)[number]

/** Where the work belongs: the module, under the category that leads to it. No unit of the agency owns it. */
export const feeReportPlace: WorkPlace = { module: 'AMNAT', categoryId: 124, organizationId: null }

type Rule = {
  readonly by: 'company' | readonly Role[]
  /** `stay` keeps the state, `first` enters the review, `onward` goes to its next step. */
  readonly to: FeeReportState | 'stay' | 'first' | 'onward' | 'deleted'
  readonly resolve?: StepResolve
  readonly requires?: 'remarks'
  readonly onStep?: 'last' | 'not-last'
}
type Row = { readonly [A in FeeReportAction]?: Rule }

const both = ['REVIEWER', 'APPROVER'] as const
const head = ['APPROVER'] as const
const complain: Rule = { by: both, to: 'complaint', requires: 'remarks' }

/** Who looks at a report in which order: the inspector, then the head of the unit. */
export const feeReportPlan = [
  { name: { mn: 'Мэргэжлийн хяналт', en: 'Specialist review' }, role: 'REVIEWER' },
  { name: { mn: 'Бүртгэх шийдвэр', en: 'Registration' }, role: 'APPROVER' },
] as const

/** State × action → who, next state, what it needs. A state without a row does not compile. */
export const feeReportTransitions = {
  draft: {
    save_draft: { by: 'company', to: 'stay' },
    delete_draft: { by: 'company', to: 'deleted' },
    send: { by: 'company', to: 'sent' },
  },
  sent: {
    receive: { by: both, to: 'first', resolve: 0 },
  },
  review: {
    agree: { by: both, to: 'onward', resolve: 1, onStep: 'not-last' },
    register: { by: head, to: 'registered', resolve: 1, onStep: 'last' },
    return: { by: both, to: 'returned', resolve: 2, requires: 'remarks' },
    reject: { by: head, to: 'rejected', resolve: 3, requires: 'remarks' },
    complain,
  },
  complaint: {
    register: { by: head, to: 'registered', resolve: 1 },
    return: { by: both, to: 'returned', resolve: 2, requires: 'remarks' },
    reject: { by: head, to: 'rejected', resolve: 3, requires: 'remarks' },
  },
  returned: {
    save_draft: { by: 'company', to: 'stay' },
    resend: { by: 'company', to: 'sent' },
  },
  registered: {
    suspend: { by: head, to: 'suspended', resolve: 3, requires: 'remarks' },
    complain,
  },
  rejected: { complain },
  suspended: { complain },
} as const satisfies Record<FeeReportState, Row>

/** What the rules need to know of a report. */
export type FeeReportFacts = {
  readonly state: FeeReportState
  /** Current step from 1. */
  readonly step: number
  readonly companyId: string
  /** Staff who filled it in while helping the company; they do not decide on it. */
  readonly helpers: readonly string[]
  /** Who of the agency took which part in this round. */
  readonly parts: readonly Part[]
}

/** Whether the actor works with reports at all: sees the sent ones of every company. */
export const isFeeReportDesk = (actor: Actor): boolean =>
  actor.kind === 'staff' && both.some(role => holdsRole(actor.grants, role, feeReportPlace))

/** The row of the table for this report and action, if the state knows the action. */
export const findFeeReportRule = (state: FeeReportState, action: FeeReportAction): Rule | undefined =>
  (feeReportTransitions[state] as Row)[action]

/** Whether the actor may do this to the report now, and if not, why. */
export const mayOnFeeReport = (actor: Actor, action: FeeReportAction, report: FeeReportFacts): Verdict => {
  const rule = findFeeReportRule(report.state, action)
  if (!rule) return { allowed: false, because: 'wrong_state' }
  if (rule.by === 'company') return isOfCompany(actor, report) ? allowed : { allowed: false, because: 'not_yours' }
  if (actor.kind !== 'staff') return { allowed: false, because: 'not_yours' }
  if (!rule.by.some(role => holdsRole(actor.grants, role, feeReportPlace)))
    return { allowed: false, because: 'wrong_role' }
  if (report.helpers.includes(actor.userId)) return { allowed: false, because: 'own_request' }
  const last = report.step >= feeReportPlan.length
  if (rule.onStep !== undefined && (rule.onStep === 'last') !== last) return { allowed: false, because: 'wrong_step' }
  const barred = rule.to === 'registered' ? barredByPart(actor.userId, report.parts) : null
  return barred ? { allowed: false, because: barred } : allowed
}

const allowed: Verdict = { allowed: true }

/** Reports belong to the company: whoever leaves it loses them. */
const isOfCompany = (actor: Actor, { companyId }: Pick<FeeReportFacts, 'companyId'>): boolean =>
  actor.kind === 'client' && actor.companyIds.includes(companyId)

/** Why the actor may not register now although it is his or her turn: the part taken in the report; else null. */
export const barredFromReport = (actor: Actor, report: FeeReportFacts): PartRefusal | null => {
  const verdict = mayOnFeeReport(actor, 'register', report)
  return verdict.allowed ? null : readPartRefusal(verdict.because)
}

/** The actions the actor may take now, in the table's order. */
export const feeReportActionsOf = (actor: Actor, report: FeeReportFacts): FeeReportAction[] =>
  (Object.keys(feeReportTransitions[report.state]) as FeeReportAction[]).filter(
    action => mayOnFeeReport(actor, action, report).allowed,
  )

/** Where an action leads: the state and the step afterwards; null when the report is gone then. */
export const nextFeeReportPlace = (
  action: FeeReportAction,
  { state, step }: Pick<FeeReportFacts, 'state' | 'step'>,
): { readonly state: FeeReportState; readonly step: number } | null => {
  const to = findFeeReportRule(state, action)?.to
  if (to === undefined || to === 'deleted') return null
  if (to === 'stay') return { state, step }
  if (to === 'first') return { state: 'review', step: 1 }
  if (to === 'onward') return { state: 'review', step: step + 1 }
  return { state: to, step }
}
