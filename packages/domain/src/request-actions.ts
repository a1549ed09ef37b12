// What may happen to a request: one closed table, asked by server and screens alike (decisions §M, CON-066…CON-074).
import { type Actor, hasRole, type StaffActor } from './actor.ts'
import { type FeeFacts, feeStepOf, isFeeOwed, isFeeSettled } from './fee-state.ts'
import type { RequestState, StepResolve } from './request-status.ts'
import { holdsRole, type Role, type WorkPlace } from './roles.ts'
import { barredByPart, type Part, type PartRefusal, readPartRefusal } from './took-part.ts'

/** Every act on a request. */
export const RequestAction = {
  save_draft: 'save_draft',
  delete_draft: 'delete_draft',
  submit: 'submit',
  resubmit: 'resubmit',
  receive: 'receive',
  agree: 'agree',
  return: 'return',
  reject: 'reject',
  approve: 'approve',
  raise_invoice: 'raise_invoice',
  upload_receipt: 'upload_receipt',
  delete_receipt: 'delete_receipt',
  confirm_receipt: 'confirm_receipt',
  send_receipt_back: 'send_receipt_back',
  void_invoice: 'void_invoice',
  waive_fee: 'waive_fee',
  expire: 'expire',
  supersede: 'supersede',
} as const
export type RequestAction = (typeof RequestAction)[keyof typeof RequestAction]

/** Who an action belongs to. A reviewer or approver acts on the current step; `approver-any-step` may step in earlier. */
type Party = 'applicant' | 'step-holder' | 'reviewer' | 'approver' | 'approver-any-step' | 'finance' | 'system'

type Rule = {
  readonly by: readonly Party[]
  /** The next state; `stay` keeps it, `step` enters the review plan, `onward` goes to the next step. */
  readonly to: RequestState | 'stay' | 'step' | 'onward' | 'deleted'
  readonly resolve?: StepResolve
  readonly requires?: 'remarks' | 'reason'
  /** `last`: only on the last step of the plan; `not-last`: only before it. */
  readonly onStep?: 'last' | 'not-last'
  /** `settled`: not past the point of the plan where an unsettled fee is due; `owed`: only while there is a fee to waive. */
  readonly fee?: 'settled' | 'owed'
}
type Row = { readonly [A in RequestAction]?: Rule }

/** State × action → who, next state, what it needs. A state without a row does not compile. */
export const requestTransitions = {
  draft: {
    save_draft: { by: ['applicant'], to: 'stay' },
    delete_draft: { by: ['applicant'], to: 'deleted' },
    submit: { by: ['applicant'], to: 'sent' },
  },
  sent: {
    receive: { by: ['step-holder'], to: 'step', resolve: 0 },
  },
  review: {
    agree: { by: ['reviewer'], to: 'onward', resolve: 1, onStep: 'not-last', fee: 'settled' },
    return: { by: ['reviewer', 'approver-any-step'], to: 'returned', resolve: 2, requires: 'remarks' },
    reject: { by: ['approver-any-step'], to: 'rejected', resolve: 3, requires: 'remarks' },
    approve: { by: ['approver'], to: 'approved', resolve: 1, onStep: 'last', fee: 'settled' },
    raise_invoice: { by: ['reviewer', 'finance'], to: 'payment' },
    waive_fee: { by: ['approver-any-step'], to: 'stay', requires: 'reason', fee: 'owed' },
  },
  payment: {
    upload_receipt: { by: ['applicant'], to: 'stay' },
    delete_receipt: { by: ['applicant'], to: 'stay' },
    confirm_receipt: { by: ['finance'], to: 'review' },
    send_receipt_back: { by: ['finance'], to: 'stay', requires: 'reason' },
    void_invoice: { by: ['finance'], to: 'review', requires: 'reason' },
    waive_fee: { by: ['approver-any-step'], to: 'review', requires: 'reason', fee: 'owed' },
    expire: { by: ['system'], to: 'expired' },
  },
  returned: {
    save_draft: { by: ['applicant'], to: 'stay' },
    resubmit: { by: ['applicant'], to: 'sent' },
    expire: { by: ['system'], to: 'expired' },
  },
  approved: {
    supersede: { by: ['system'], to: 'superseded' },
  },
  superseded: {},
  rejected: {},
  expired: {},
} as const satisfies Record<RequestState, Row>

/** One step of a review plan, in order; its number is its place in the plan, from 1. */
export type ReviewStep = {
  readonly name: { readonly mn: string; readonly en: string }
  readonly role: 'REVIEWER' | 'APPROVER'
  readonly workingDays: number
  /** The fee must be settled before this step begins; of no step, before the last one. */
  readonly feeDue?: true
}

/** Whether the table can lead through a plan: reviewers agree onwards, one approver decides at the end. */
export const isWalkable = (plan: readonly ReviewStep[]): boolean =>
  plan.length > 0 && plan.every((step, place) => step.role === (place === plan.length - 1 ? 'APPROVER' : 'REVIEWER'))

/** The default plan of a service (CON-066). */
export const defaultReviewPlan: readonly ReviewStep[] = [
  { name: { mn: 'Бүрдүүлбэр шалгах', en: 'Intake check' }, role: 'REVIEWER', workingDays: 2 },
  { name: { mn: 'Мэргэжлийн хяналт', en: 'Specialist review' }, role: 'REVIEWER', workingDays: 10 },
  { name: { mn: 'Шийдвэр гаргах', en: 'Decision' }, role: 'APPROVER', workingDays: 3 },
]

/** What the rules need to know of a request. */
export type RequestFacts = WorkPlace & {
  readonly state: RequestState
  /** Current review step from 1; before receipt, the step that receipt enters. */
  readonly step: number
  readonly plan: readonly ReviewStep[]
  readonly ownerUserId: string
  readonly ownerCompanyId: string | null
  readonly createdBy: string
  /** The unit whose operator made it for a customer. */
  readonly deskId: number | null
  readonly fee: FeeFacts
  /** Who of the agency took which part in this round. */
  readonly parts: readonly Part[]
}

/** Why an action is refused. */
export type Refusal =
  | 'not_yours'
  | 'wrong_state'
  | 'wrong_role'
  | 'wrong_step'
  | PartRefusal
  | 'fee_unsettled'
  | 'fee_not_owed'
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly because: Refusal }

/** The row of the table for this request and action, if the state knows the action. */
export const findRule = (state: RequestState, action: RequestAction): Rule | undefined =>
  (requestTransitions[state] as Row)[action]

/** Whether the actor may do this to the request now, and if not, why. */
export const may = (actor: Actor, action: RequestAction, request: RequestFacts): Verdict => {
  const rule = findRule(request.state, action)
  if (!rule) return { allowed: false, because: 'wrong_state' }
  const last = request.step >= request.plan.length
  if ((rule.onStep === 'last' && !last) || (rule.onStep === 'not-last' && last)) {
    return { allowed: false, because: 'wrong_step' }
  }
  if (!rule.by.some(party => isParty(actor, party, request))) {
    return { allowed: false, because: actor.kind === 'client' ? 'not_yours' : 'wrong_role' }
  }
  // Nobody decides on a request that he or she made as an operator (REQ-AGENCY-02).
  const decides = !rule.by.includes('applicant')
  if (decides && actor.kind === 'staff' && actor.userId === request.createdBy) {
    return { allowed: false, because: 'own_request' }
  }
  const barred = rule.to === 'approved' && actor.kind === 'staff' && barredByPart(actor.userId, request.parts)
  if (barred) return { allowed: false, because: barred }
  // Money is asked last: whoever may not act anyway learns nothing of it.
  if (rule.fee === 'settled' && passesFeePoint(rule, request) && !isFeeSettled(request.fee)) {
    return { allowed: false, because: 'fee_unsettled' }
  }
  if (rule.fee === 'owed' && !isFeeOwed(request.fee)) return { allowed: false, because: 'fee_not_owed' }
  return { allowed: true }
}

/** An approval always passes it; agreeing does when it leads to the step before which the fee is due, or beyond. */
const passesFeePoint = (rule: Rule, { step, plan }: RequestFacts): boolean =>
  rule.to !== 'onward' || step + 1 >= feeStepOf(plan)

/** The decision that the actor could take now, were it not for the fee. */
export const heldByFee = (actor: Actor, request: RequestFacts): 'agree' | 'approve' | null =>
  (['agree', 'approve'] as const).find(action => {
    const verdict = may(actor, action, request)
    return !verdict.allowed && verdict.because === 'fee_unsettled'
  }) ?? null

/** Why the actor may not approve now although it is his or her turn: the part taken in the case; else null. */
export const barredFromApproving = (actor: Actor, request: RequestFacts): PartRefusal | null => {
  const verdict = may(actor, 'approve', request)
  return verdict.allowed ? null : readPartRefusal(verdict.because)
}

/** The actions the actor may take now, in the table's order. */
export const allowedActions = (actor: Actor, request: RequestFacts): RequestAction[] =>
  (Object.keys(requestTransitions[request.state]) as RequestAction[]).filter(
    action => may(actor, action, request).allowed,
  )

/** Where an allowed action leads: the state and the review step afterwards. */
export const nextPlace = (
  action: RequestAction,
  request: RequestFacts,
): { state: RequestState; step: number } | null => {
  const rule = findRule(request.state, action)
  if (!rule || rule.to === 'deleted') return null
  if (rule.to === 'stay') return { state: request.state, step: request.step }
  if (rule.to === 'step') return { state: 'review', step: request.step }
  if (rule.to === 'onward') return { state: 'review', step: request.step + 1 }
  return { state: rule.to, step: request.step }
}

/**
 * Whether the client owns the request, alone or through a company, or the operator's desk made it for the customer. What
 * is a company's belongs to its members: whoever left it loses also the requests that he or she made for it.
 */
export const isApplicant = (
  actor: Actor,
  request: Pick<RequestFacts, 'ownerUserId' | 'ownerCompanyId' | 'createdBy' | 'deskId'>,
): boolean => {
  if (actor.kind === 'system') return false
  if (actor.kind === 'staff') return actor.userId === request.createdBy || sharesDesk(actor, request.deskId)
  if (request.ownerCompanyId !== null) return actor.companyIds.includes(request.ownerCompanyId)
  return actor.userId === request.ownerUserId
}

/** Operators of one unit take over each other's requests (CON-025). */
const sharesDesk = (actor: StaffActor, deskId: number | null): boolean =>
  deskId !== null && deskId === actor.organizationId && hasRole(actor, 'OPERATOR')

/** Roles that see what clients have sent. */
const deskRoles: readonly Role[] = ['REVIEWER', 'APPROVER', 'FINANCE']

/**
 * Whether the request exists for the actor at all: somebody else's does not, nor does one outside a staff member's
 * scope, whatever its state or version.
 */
export const knowsOf = (
  actor: Actor,
  request: Pick<RequestFacts, 'state' | 'ownerUserId' | 'ownerCompanyId' | 'createdBy' | 'deskId'> & WorkPlace,
): boolean =>
  actor.kind === 'system' ||
  isApplicant(actor, request) ||
  (actor.kind === 'staff' &&
    request.state !== 'draft' &&
    deskRoles.some(role => holdsRole(actor.grants, role, request)))

const isParty = (actor: Actor, party: Party, request: RequestFacts): boolean => {
  if (party === 'applicant') return isApplicant(actor, request)
  if (party === 'system') return actor.kind === 'system'
  if (actor.kind !== 'staff') return false
  const stepRole = request.plan[request.step - 1]?.role
  switch (party) {
    case 'step-holder':
      return stepRole !== undefined && holdsRole(actor.grants, stepRole, request)
    case 'reviewer':
      return stepRole === 'REVIEWER' && holdsRole(actor.grants, 'REVIEWER', request)
    case 'approver':
      return stepRole === 'APPROVER' && holdsRole(actor.grants, 'APPROVER', request)
    case 'approver-any-step':
      return holdsRole(actor.grants, 'APPROVER', request)
    case 'finance':
      return holdsRole(actor.grants, 'FINANCE', request)
  }
}
