// What may happen to a food-safety registration: one closed table, asked by server and screens alike (decisions §M,
// CON-150, CON-152, CON-153, CON-157).
import type { Actor } from './actor.ts'
import type { FoodObjectState } from './food-object-status.ts'
import { isApplicant, type Refusal, type ReviewStep } from './request-actions.ts'
import type { StepResolve } from './request-status.ts'
import { holdsRole, type WorkPlace } from './roles.ts'
import { barredByPart, type Part, type PartRefusal, readPartRefusal } from './took-part.ts'

/** Every act on a registration. */
export const FoodObjectAction = {
  /** Sends the corrected or changed data of the object. */
  update: 'update',
  receive: 'receive',
  agree: 'agree',
  return: 'return',
  reject: 'reject',
  register: 'register',
  /** Suspends the registration. */
  void: 'void',
  restore: 'restore',
  /** Gives a rejected registration back to be filled in anew. */
  reopen: 'reopen',
} as const
export type FoodObjectAction = (typeof FoodObjectAction)[keyof typeof FoodObjectAction]

/** The acts of the agency, in the order of its buttons. */
export const foodDeskActions = [
  'receive',
  'agree',
  'register',
  'return',
  'reject',
  'void',
  'restore',
  'reopen',
] as const satisfies readonly FoodObjectAction[]
export type FoodDeskAction = (typeof foodDeskActions)[number]

type Party = 'applicant' | 'step-holder' | 'reviewer' | 'approver' | 'approver-any-step'

type Rule = {
  readonly by: readonly Party[]
  /** The next state; `stay` keeps it, `step` enters the review, `onward` goes to the next step, `back` leaves the
   * registration in force where there is one. */
  readonly to: FoodObjectState | 'stay' | 'step' | 'onward' | 'back'
  readonly resolve?: StepResolve
  readonly requires?: 'note'
  readonly onStep?: 'last' | 'not-last'
  /** Only while a registration is in force, be a change of it under way or not. */
  readonly inForce?: true
}
type Row = { readonly [A in FoodObjectAction]?: Rule }

const suspend = { by: ['approver-any-step'], to: 'suspended', requires: 'note', inForce: true } as const

/** State × action → who, next state, what it needs. A state without a row does not compile. */
export const foodObjectTransitions = {
  draft: { update: { by: ['applicant'], to: 'sent' } },
  sent: {
    // Nobody has read it yet, so the data are replaced.
    update: { by: ['applicant'], to: 'stay' },
    receive: { by: ['step-holder'], to: 'step', resolve: 0 },
    void: suspend,
  },
  review: {
    agree: { by: ['reviewer'], to: 'onward', resolve: 1, onStep: 'not-last' },
    register: { by: ['approver'], to: 'registered', resolve: 1, onStep: 'last' },
    return: { by: ['reviewer', 'approver-any-step'], to: 'returned', resolve: 2, requires: 'note' },
    reject: { by: ['approver-any-step'], to: 'back', resolve: 3, requires: 'note' },
    void: suspend,
  },
  // The registration stays in force while its change is reviewed.
  registered: { update: { by: ['applicant'], to: 'sent' }, void: suspend },
  returned: { update: { by: ['applicant'], to: 'sent' }, void: suspend },
  rejected: { reopen: { by: ['approver-any-step'], to: 'draft', requires: 'note' } },
  suspended: { restore: { by: ['approver-any-step'], to: 'registered', requires: 'note' } },
} as const satisfies Record<FoodObjectState, Row>

/** The two steps of the review of a new object, with the working days they have (CON-152). */
export const foodReviewPlan: readonly ReviewStep[] = [
  { name: { mn: 'Урьдчилсан шалгалт', en: 'Preliminary inspection' }, role: 'REVIEWER', workingDays: 25 },
  { name: { mn: 'Бүртгэх шийдвэр', en: 'Decision on registration' }, role: 'APPROVER', workingDays: 5 },
]

const changePlan = foodReviewPlan.map(step => (step.role === 'REVIEWER' ? { ...step, workingDays: 10 } : step))

/** The steps with their days: 30 for a new object with its preliminary inspection, 15 for a notified change (REQ-FSI-37). */
export const foodPlanOf = (type: 'NEW' | 'UPDATE'): readonly ReviewStep[] =>
  type === 'NEW' ? foodReviewPlan : changePlan

/** What the rules need to know of a registration. */
export type FoodObjectFacts = WorkPlace & {
  readonly state: FoodObjectState
  readonly step: number
  /** Whether a registration is in force. */
  readonly inForce: boolean
  readonly ownerUserId: string
  readonly ownerCompanyId: string | null
  /** Who sent it; support that acts for a client counts as itself. */
  readonly createdBy: string
  /** Who of the agency took which part in this round. */
  readonly parts: readonly Part[]
}

type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly because: Refusal }

/** The row of the table for this state and action, if the state knows the action. */
export const findFoodRule = (state: FoodObjectState, action: FoodObjectAction): Rule | undefined =>
  (foodObjectTransitions[state] as Row)[action]

/** Whether the actor may do this to the registration now, and if not, why. */
export const mayDoWithFood = (actor: Actor, action: FoodObjectAction, object: FoodObjectFacts): Verdict => {
  const rule = findFoodRule(object.state, action)
  if (!rule || (rule.inForce && !object.inForce)) return { allowed: false, because: 'wrong_state' }
  const last = object.step >= foodReviewPlan.length
  if ((rule.onStep === 'last' && !last) || (rule.onStep === 'not-last' && last)) {
    return { allowed: false, because: 'wrong_step' }
  }
  if (!rule.by.some(party => isParty(actor, party, object))) {
    return { allowed: false, because: actor.kind === 'client' ? 'not_yours' : 'wrong_role' }
  }
  // Nobody decides on a registration that he or she sent (REQ-AGENCY-02).
  if (actor.kind === 'staff' && actor.userId === object.createdBy) return { allowed: false, because: 'own_request' }
  const barred = rule.to === 'registered' && actor.kind === 'staff' && barredByPart(actor.userId, object.parts)
  return barred ? { allowed: false, because: barred } : { allowed: true }
}

/** Why the actor may not register or restore now although it is his or her turn: the part taken; else null. */
export const barredFromRegistering = (actor: Actor, object: FoodObjectFacts): PartRefusal | null => {
  for (const action of ['register', 'restore'] as const) {
    const verdict = mayDoWithFood(actor, action, object)
    const barred = verdict.allowed ? null : readPartRefusal(verdict.because)
    if (barred) return barred
  }
  return null
}

/** The actions the actor may take now, in the table's order. */
export const allowedFoodActions = (actor: Actor, object: FoodObjectFacts): FoodObjectAction[] =>
  (Object.keys(foodObjectTransitions[object.state]) as FoodObjectAction[]).filter(
    action => mayDoWithFood(actor, action, object).allowed,
  )

/** Where an allowed action leads: the state and the review step afterwards. What is sent begins at the first step. */
export const nextFoodPlace = (
  action: FoodObjectAction,
  object: Pick<FoodObjectFacts, 'state' | 'step' | 'inForce'>,
): { readonly state: FoodObjectState; readonly step: number } => {
  const { state, step, inForce } = object
  const to = findFoodRule(state, action)?.to ?? 'stay'
  if (to === 'stay') return { state, step }
  if (to === 'step') return { state: 'review', step }
  if (to === 'onward') return { state: 'review', step: step + 1 }
  if (to === 'back') return { state: inForce ? 'registered' : 'rejected', step }
  return { state: to, step: to === 'sent' ? 1 : step }
}

/** Whether the client owns the registration, alone or through a company. */
export const ownsFoodObject = (
  actor: Actor,
  object: Pick<FoodObjectFacts, 'ownerUserId' | 'ownerCompanyId' | 'createdBy'>,
): boolean => actor.kind === 'client' && isApplicant(actor, { ...object, deskId: null })

/** Whether the object exists for the actor at all: for its owner, and for the agency within its scope once it was sent. */
export const knowsOfFood = (actor: Actor, object: FoodObjectFacts): boolean =>
  ownsFoodObject(actor, object) ||
  (actor.kind === 'staff' &&
    object.state !== 'draft' &&
    (['REVIEWER', 'APPROVER'] as const).some(role => holdsRole(actor.grants, role, object)))

const isParty = (actor: Actor, party: Party, object: FoodObjectFacts): boolean => {
  if (party === 'applicant') return ownsFoodObject(actor, object)
  if (actor.kind !== 'staff') return false
  const stepRole = foodReviewPlan[object.step - 1]?.role
  switch (party) {
    case 'step-holder':
      return stepRole !== undefined && holdsRole(actor.grants, stepRole, object)
    case 'reviewer':
      return stepRole === 'REVIEWER' && holdsRole(actor.grants, 'REVIEWER', object)
    case 'approver':
      return stepRole === 'APPROVER' && holdsRole(actor.grants, 'APPROVER', object)
    case 'approver-any-step':
      return holdsRole(actor.grants, 'APPROVER', object)
  }
}
