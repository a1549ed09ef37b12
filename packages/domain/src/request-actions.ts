// A request as a case: one closed table, asked by server and screens alike (decisions §M, CON-066…CON-074).
import type { CaseFacts, CaseType, ReviewStep, Transitions } from './cases/case-type.ts'
import type { RequestState } from './request-status.ts'

/** Every act on a request. */
export const RequestAction = {
  save_draft: 'save_draft',
  delete_draft: 'delete_draft',
  submit: 'submit',
  resubmit: 'resubmit',
  withdraw: 'withdraw',
  receive: 'receive',
  agree: 'agree',
  return: 'return',
  reject: 'reject',
  approve: 'approve',
  raise_invoice: 'raise_invoice',
  upload_receipt: 'upload_receipt',
  delete_receipt: 'delete_receipt',
  confirm_receipt: 'confirm_receipt',
  settle_online: 'settle_online',
  send_receipt_back: 'send_receipt_back',
  void_invoice: 'void_invoice',
  waive_fee: 'waive_fee',
  expire: 'expire',
  supersede: 'supersede',
} as const
export type RequestAction = (typeof RequestAction)[keyof typeof RequestAction]

/** State × action → who, next state, what it needs. A state without a row does not compile. */
export const requestTransitions = {
  draft: {
    save_draft: { by: ['applicant'], right: 'prepare', to: 'stay' },
    delete_draft: { by: ['applicant'], right: 'prepare', to: 'deleted' },
    submit: { by: ['applicant'], right: 'send', to: 'sent' },
  },
  sent: {
    receive: { by: ['step-holder'], to: 'review', resolve: 0 },
    withdraw: { by: ['applicant'], right: 'send', to: 'draft', whileFresh: true },
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
    upload_receipt: { by: ['applicant'], right: 'pay', to: 'stay' },
    delete_receipt: { by: ['applicant'], right: 'pay', to: 'stay' },
    confirm_receipt: { by: ['finance'], to: 'review' },
    // The payment provider was asked, and said that it is paid.
    settle_online: { by: ['system'], to: 'review' },
    send_receipt_back: { by: ['finance'], to: 'stay', requires: 'reason' },
    void_invoice: { by: ['finance'], to: 'review', requires: 'reason' },
    waive_fee: { by: ['approver-any-step'], to: 'review', requires: 'reason', fee: 'owed' },
    expire: { by: ['system'], to: 'expired' },
  },
  returned: {
    save_draft: { by: ['applicant'], right: 'prepare', to: 'stay' },
    resubmit: { by: ['applicant'], right: 'send', to: 'sent' },
    expire: { by: ['system'], to: 'expired' },
  },
  approved: {
    supersede: { by: ['system'], to: 'superseded' },
  },
  superseded: {},
  rejected: {},
  expired: {},
} as const satisfies Transitions<RequestState, RequestAction>

/** The rules of requests. */
export const requestCase: CaseType<RequestState, RequestAction> = {
  transitions: requestTransitions,
  final: ['approved'],
  desk: ['REVIEWER', 'APPROVER', 'FINANCE'],
  atFrontOffice: true,
  refusesFirst: 'step',
}

/** What the rules need to know of a request. */
export type RequestFacts = CaseFacts<RequestState>

/** Whether the table can lead through a plan: reviewers agree onwards, one approver decides at the end. */
export const isWalkable = (plan: readonly ReviewStep[]): boolean =>
  plan.length > 0 && plan.every((step, place) => step.role === (place === plan.length - 1 ? 'APPROVER' : 'REVIEWER'))

/** The default plan of a service (CON-066). */
export const defaultReviewPlan: readonly ReviewStep[] = [
  { name: { mn: 'Бүрдүүлбэр шалгах', en: 'Intake check' }, role: 'REVIEWER', workingDays: 2 },
  { name: { mn: 'Мэргэжлийн хяналт', en: 'Specialist review' }, role: 'REVIEWER', workingDays: 10 },
  { name: { mn: 'Шийдвэр гаргах', en: 'Decision' }, role: 'APPROVER', workingDays: 3 },
]
