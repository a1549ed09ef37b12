// A food-safety registration as a case: one closed table, asked by server and screens alike (decisions §M, CON-150,
// CON-152, CON-153, CON-157).
import type { CaseFacts, CaseType, ReviewStep, Transitions } from './cases/case-type.ts'
import type { FoodObjectState } from './food-object-status.ts'

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

const suspend = { by: ['approver-any-step'], to: 'suspended', requires: 'note', inForce: true } as const

/** State × action → who, next state, what it needs. A state without a row does not compile. */
export const foodObjectTransitions = {
  draft: { update: { by: ['applicant'], right: 'send', to: { first: 'sent' } } },
  sent: {
    // Nobody has read it yet, so the data are replaced.
    update: { by: ['applicant'], right: 'send', to: 'stay' },
    receive: { by: ['step-holder'], to: 'review', resolve: 0 },
    void: suspend,
  },
  review: {
    agree: { by: ['reviewer'], to: 'onward', resolve: 1, onStep: 'not-last' },
    register: { by: ['approver'], to: 'registered', resolve: 1, onStep: 'last' },
    return: { by: ['reviewer', 'approver-any-step'], to: 'returned', resolve: 2, requires: 'note' },
    reject: {
      by: ['approver-any-step'],
      to: { inForce: 'registered', otherwise: 'rejected' },
      resolve: 3,
      requires: 'note',
    },
    void: suspend,
  },
  // The registration stays in force while its change is reviewed.
  registered: { update: { by: ['applicant'], right: 'send', to: { first: 'sent' } }, void: suspend },
  returned: { update: { by: ['applicant'], right: 'send', to: { first: 'sent' } }, void: suspend },
  rejected: { reopen: { by: ['approver-any-step'], to: 'draft', requires: 'note' } },
  suspended: { restore: { by: ['approver-any-step'], to: 'registered', requires: 'note' } },
} as const satisfies Transitions<FoodObjectState, FoodObjectAction>

/** The two steps of the review of a new object, with the working days they have (CON-152). */
export const foodReviewPlan: readonly ReviewStep[] = [
  { name: { mn: 'Урьдчилсан шалгалт', en: 'Preliminary inspection' }, role: 'REVIEWER', workingDays: 25 },
  { name: { mn: 'Бүртгэх шийдвэр', en: 'Decision on registration' }, role: 'APPROVER', workingDays: 5 },
]

const changePlan = foodReviewPlan.map(step => (step.role === 'REVIEWER' ? { ...step, workingDays: 10 } : step))

/** The steps with their days: 30 for a new object with its preliminary inspection, 15 for a notified change (REQ-FSI-37). */
export const foodPlanOf = (type: 'NEW' | 'UPDATE'): readonly ReviewStep[] =>
  type === 'NEW' ? foodReviewPlan : changePlan

/** The rules of registrations. */
export const foodObjectCase: CaseType<FoodObjectState, FoodObjectAction> = {
  transitions: foodObjectTransitions,
  final: ['registered'],
  desk: ['REVIEWER', 'APPROVER'],
  atFrontOffice: false,
  refusesFirst: 'step',
}

/** What the rules need to know of a registration. */
export type FoodObjectFacts = CaseFacts<FoodObjectState>
