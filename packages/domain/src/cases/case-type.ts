// What a kind of case declares: its states, who may do what in which of them, and where that leads.
import type { FeeFacts } from '../fee-state.ts'
import type { MemberRight } from '../member-rights.ts'
import type { Role, WorkPlace } from '../roles.ts'
import type { Part, PartRefusal } from '../took-part.ts'

/** What an entry of the review says: the `resolve` number of the wire (spec 1 §3). */
export const StepResolve = { received: 0, agreed: 1, returned: 2, rejected: 3 } as const
export type StepResolve = (typeof StepResolve)[keyof typeof StepResolve]

/** One step of a review plan, in order; its number is its place in the plan, from 1. */
export type ReviewStep = {
  readonly name: { readonly mn: string; readonly en: string }
  readonly role: 'REVIEWER' | 'APPROVER'
  readonly workingDays: number
  /** The fee must be settled before this step begins; of no step, before the last one. */
  readonly feeDue?: true
}
/** What the rules ask of a plan: whose step it is, and whether the fee falls due there. */
export type CasePlan = readonly Pick<ReviewStep, 'role' | 'feeDue'>[]

/** Who an action belongs to. A reviewer or approver acts on the current step; `…-any-step` may step in earlier. */
export type Party =
  | 'applicant'
  | 'step-holder'
  | 'reviewer'
  | 'reviewer-any-step'
  | 'approver'
  | 'approver-any-step'
  | 'finance'
  | 'system'

/**
 * Where an action leads: a state at the same step, or `stay`; the `onward` step of the review; a state at the first
 * step; one of two states, depending on whether what was granted before is in force; or the case is gone.
 */
export type Target<State extends string> =
  | State
  | 'stay'
  | 'onward'
  | 'deleted'
  | { readonly first: State }
  | { readonly inForce: State; readonly otherwise: State }

/** One action in one state: who may take it, where it leads, what it needs. */
export type Rule<State extends string> = {
  readonly by: readonly Party[]
  readonly to: Target<State>
  /** What a member needs who does it for an organisation; every act of applicants names one (REQ-BEHALF-07). */
  readonly right?: MemberRight
  /** The mark that it leaves on the step. */
  readonly resolve?: StepResolve
  readonly requires?: 'remarks' | 'reason' | 'note'
  /** `last`: only on the last step of the plan; `not-last`: only before it. */
  readonly onStep?: 'last' | 'not-last'
  /** `settled`: not past the point of the plan where an unsettled fee is due; `owed`: only while there is a fee to waive. */
  readonly fee?: 'settled' | 'owed'
  /** Only while what was granted before is in force. */
  readonly inForce?: true
  /** Only in the first round of what began as a draft. */
  readonly whileFresh?: true
}

/** State × action. A state without a row does not compile. */
export type Transitions<State extends string, Action extends string> = {
  readonly [S in State]: { readonly [A in Action]?: Rule<State> }
}

/** A kind of case. */
export type CaseType<State extends string = string, Action extends string = string> = {
  readonly transitions: Transitions<State, Action>
  /** States that the final decision leads to: whoever took part does not take it (REQ-TWO-01). */
  readonly final: readonly State[]
  /** Roles that see what was sent, within their limits. */
  readonly desk: readonly Role[]
  /** Whether operators of the front office make it for customers and act as the applicant (CON-025). */
  readonly atFrontOffice: boolean
  /** What is answered to somebody who comes both at the wrong step and without the role. */
  readonly refusesFirst: 'step' | 'role'
}

/** Whose a case is: an organisation's, else a person's. */
export type CaseOwner = {
  readonly ownerUserId: string | null
  readonly ownerCompanyId: string | null
  /** The unit whose operator made it for a customer. */
  readonly deskId: number | null
  /** The account that made it; one of the agency never decides on it (REQ-AGENCY-02). */
  readonly createdBy: string | null
}

/** What the rules need to know of a case. */
export type CaseFacts<State extends string> = WorkPlace &
  CaseOwner & {
    readonly state: State
    /** Current review step from 1; before receipt, the step that receipt enters. */
    readonly step: number
    readonly plan: CasePlan
    /** Accounts of the agency that helped its applicant; they do not decide on it either. */
    readonly helpers: readonly string[]
    /** Who of the agency took which part in this round. */
    readonly parts: readonly Part[]
    readonly fee: FeeFacts
    /** Whether what was granted before is in force, be a change of it under way or not. */
    readonly inForce: boolean
    /** Whether it is in the first round and began as a draft; absent where no rule asks. */
    readonly fresh?: boolean
  }

/** Why an action is refused. */
export type Refusal =
  | 'not_yours'
  | 'right_missing'
  | 'wrong_state'
  | 'wrong_role'
  | 'wrong_step'
  | PartRefusal
  | 'fee_unsettled'
  | 'fee_not_owed'
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly because: Refusal }
