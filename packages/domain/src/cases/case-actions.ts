// What may happen to a case and where it leads: one set of rules for every kind, asked by server and screens alike
// (decisions §M, CON-066…CON-074).

import { hasRight } from '../acting-rights.ts'
import { type Actor, hasRole } from '../actor.ts'
import { feeStepOf, isFeeOwed, isFeeSettled } from '../fee-state.ts'
import { holdsRole, type WorkPlace } from '../roles.ts'
import { barredByPart, type PartRefusal, readPartRefusal } from '../took-part.ts'
import type { CaseFacts, CaseOwner, CaseType, Party, Refusal, Rule, Verdict } from './case-type.ts'

/** The row of the table for this state and action, if the state knows the action. */
export const findRule = <State extends string, Action extends string>(
  { transitions }: CaseType<State, Action>,
  state: State,
  action: Action,
): Rule<State> | undefined => (Object.hasOwn(transitions[state], action) ? transitions[state][action] : undefined)

/** Whether the actor may do this to the case now, and if not, why. */
export const may = <State extends string, Action extends string>(
  type: CaseType<State, Action>,
  actor: Actor,
  action: Action,
  facts: CaseFacts<State>,
): Verdict => {
  const rule = findRule(type, facts.state, action)
  if (!rule || (rule.inForce && !facts.inForce) || (rule.whileFresh && !facts.fresh))
    return { allowed: false, because: 'wrong_state' }
  const ofStep = (): Refusal | null => (isOnStep(rule, facts) ? null : 'wrong_step')
  const ofActor = (): Refusal | null => refusalOfActor(type, actor, rule, facts)
  const because =
    (type.refusesFirst === 'step' ? (ofStep() ?? ofActor()) : (ofActor() ?? ofStep())) ??
    refusalOfRight(actor, rule, facts) ??
    refusalOfPart(type, actor, rule, facts) ??
    // Money is asked last: whoever may not act anyway learns nothing of it.
    refusalOfFee(rule, facts)
  return because === null ? { allowed: true } : { allowed: false, because }
}

const isOnStep = <State extends string>({ onStep }: Rule<State>, { step, plan }: CaseFacts<State>): boolean =>
  onStep === undefined || (onStep === 'last') === step >= plan.length

/** Somebody else's, another role's, or one that he or she made as an operator: nobody decides on that (REQ-AGENCY-02). */
const refusalOfActor = <State extends string>(
  type: CaseType<State>,
  actor: Actor,
  { by }: Rule<State>,
  facts: CaseFacts<State>,
): Refusal | null => {
  if (!by.some(party => isParty(type, actor, party, facts))) return actor.kind === 'client' ? 'not_yours' : 'wrong_role'
  const decides = !by.includes('applicant') && actor.kind === 'staff'
  const isOwn = decides && (actor.userId === facts.createdBy || facts.helpers.includes(actor.userId))
  return isOwn ? 'own_request' : null
}

/** A member whom the organisation did not give the right that the act needs. */
const refusalOfRight = <State extends string>(
  actor: Actor,
  { right }: Rule<State>,
  { ownerCompanyId }: CaseFacts<State>,
): 'right_missing' | null => (right === undefined || hasRight(actor, ownerCompanyId, right) ? null : 'right_missing')

/** Whether the rule is the final decision, which nobody takes who took part (REQ-TWO-01). */
const isFinal = <State extends string>({ final }: CaseType<State>, rule: Rule<State> | undefined): boolean =>
  final.some(state => state === rule?.to)

const refusalOfPart = <State extends string>(
  type: CaseType<State>,
  actor: Actor,
  rule: Rule<State>,
  { parts }: CaseFacts<State>,
): PartRefusal | null => (actor.kind === 'staff' && isFinal(type, rule) ? barredByPart(actor.userId, parts) : null)

const refusalOfFee = <State extends string>(
  rule: Rule<State>,
  facts: CaseFacts<State>,
): 'fee_unsettled' | 'fee_not_owed' | null => {
  if (rule.fee === 'settled' && passesFeePoint(rule, facts) && !isFeeSettled(facts.fee)) return 'fee_unsettled'
  return rule.fee === 'owed' && !isFeeOwed(facts.fee) ? 'fee_not_owed' : null
}

/** The final decision always passes it; agreeing does when it leads to the step before which the fee is due, or beyond. */
const passesFeePoint = <State extends string>({ to }: Rule<State>, { step, plan }: CaseFacts<State>): boolean =>
  to !== 'onward' || step + 1 >= feeStepOf(plan)

/** The actions that a state knows, in the table's order. */
const actionsOf = <State extends string, Action extends string>(
  { transitions }: CaseType<State, Action>,
  state: State,
): readonly Action[] => Object.keys(transitions[state]) as Action[]

/** The actions the actor may take now, in the table's order. */
export const allowedActions = <State extends string, Action extends string>(
  type: CaseType<State, Action>,
  actor: Actor,
  facts: CaseFacts<State>,
): Action[] => actionsOf(type, facts.state).filter(action => may(type, actor, action, facts).allowed)

/** The first of these decisions that the actor could take now, were it not for the fee. */
export const heldByFee = <State extends string, Action extends string, Decision extends Action>(
  type: CaseType<State, Action>,
  actor: Actor,
  facts: CaseFacts<State>,
  decisions: readonly Decision[],
): Decision | null =>
  decisions.find(action => {
    const verdict = may(type, actor, action, facts)
    return !verdict.allowed && verdict.because === 'fee_unsettled'
  }) ?? null

/** Why the actor may not take the final decision although it is his or her turn: the part taken in the case; else null. */
export const barredFromDeciding = <State extends string, Action extends string>(
  type: CaseType<State, Action>,
  actor: Actor,
  facts: CaseFacts<State>,
): PartRefusal | null => {
  for (const action of actionsOf(type, facts.state)) {
    if (!isFinal(type, findRule(type, facts.state, action))) continue
    const verdict = may(type, actor, action, facts)
    const barred = verdict.allowed ? null : readPartRefusal(verdict.because)
    if (barred) return barred
  }
  return null
}

/** Where an action leads: the state and the review step afterwards; null when the case is gone then. */
export const nextPlace = <State extends string, Action extends string>(
  type: CaseType<State, Action>,
  action: Action,
  { state, step, inForce }: Pick<CaseFacts<State>, 'state' | 'step' | 'inForce'>,
): { readonly state: State; readonly step: number } | null => {
  const to = findRule(type, state, action)?.to
  if (to === undefined || to === 'deleted') return null
  if (to === 'stay') return { state, step }
  if (to === 'onward') return { state, step: step + 1 }
  if (typeof to === 'string') return { state: to, step }
  return 'first' in to ? { state: to.first, step: 1 } : { state: inForce ? to.inForce : to.otherwise, step }
}

/**
 * Whether the client owns the case, alone or through an organisation, or the operator's desk made it for the customer.
 * What is an organisation's belongs to its members: whoever left it loses also the cases that he or she made for it.
 */
export const isApplicant = (actor: Actor, { ownerUserId, ownerCompanyId, createdBy, deskId }: CaseOwner): boolean => {
  if (actor.kind === 'system') return false
  if (actor.kind === 'client') {
    return ownerCompanyId === null ? actor.userId === ownerUserId : actor.companyIds.includes(ownerCompanyId)
  }
  // Operators of one unit take over each other's cases (CON-025).
  const sharesDesk = deskId !== null && deskId === actor.organizationId && hasRole(actor, 'OPERATOR')
  return actor.userId === createdBy || sharesDesk
}

/** Whether the actor is the applicant, in a kind of case that operators make for customers or do not. */
const appliesFor = ({ atFrontOffice }: Pick<CaseType, 'atFrontOffice'>, actor: Actor, owner: CaseOwner): boolean =>
  (atFrontOffice || actor.kind === 'client') && isApplicant(actor, owner)

/**
 * Whether the case exists for the actor at all: somebody else's does not, nor does one outside a staff member's limits,
 * whatever its state or version.
 */
export const knowsOf = (
  type: Pick<CaseType, 'atFrontOffice' | 'desk'>,
  actor: Actor,
  facts: CaseOwner & WorkPlace & { readonly state: string },
): boolean =>
  actor.kind === 'system' ||
  appliesFor(type, actor, facts) ||
  (actor.kind === 'staff' && facts.state !== 'draft' && type.desk.some(role => holdsRole(actor.grants, role, facts)))

const isParty = <State extends string>(
  type: CaseType<State>,
  actor: Actor,
  party: Party,
  facts: CaseFacts<State>,
): boolean => {
  if (party === 'applicant') return appliesFor(type, actor, facts)
  if (party === 'system') return actor.kind === 'system'
  if (actor.kind !== 'staff') return false
  const stepRole = facts.plan[facts.step - 1]?.role
  const holds = (role: 'REVIEWER' | 'APPROVER' | 'FINANCE'): boolean => holdsRole(actor.grants, role, facts)
  switch (party) {
    case 'step-holder':
      return stepRole !== undefined && holds(stepRole)
    case 'reviewer':
      return stepRole === 'REVIEWER' && holds('REVIEWER')
    case 'approver':
      return stepRole === 'APPROVER' && holds('APPROVER')
    case 'reviewer-any-step':
      return holds('REVIEWER')
    case 'approver-any-step':
      return holds('APPROVER')
    case 'finance':
      return holds('FINANCE')
  }
}
