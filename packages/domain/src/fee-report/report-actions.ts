// A fee report as a case: one closed table, asked by server and screens alike (decisions §M, CON-173, CON-181).
import type { Actor } from '../actor.ts'
import type { CaseFacts, CaseType, Rule, Transitions } from '../cases/case-type.ts'
import { noFee } from '../fee-state.ts'
import { holdsRole, type WorkPlace } from '../roles.ts'
import type { Part } from '../took-part.ts'
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

const both = ['reviewer-any-step', 'approver-any-step'] as const
const head = ['approver-any-step'] as const
const complain: Rule<FeeReportState> = { by: both, to: 'complaint', requires: 'remarks' }

/** Who looks at a report in which order: the inspector, then the head of the unit. */
export const feeReportPlan = [
  { name: { mn: 'Мэргэжлийн хяналт', en: 'Specialist review' }, role: 'REVIEWER' },
  { name: { mn: 'Бүртгэх шийдвэр', en: 'Registration' }, role: 'APPROVER' },
] as const

/** State × action → who, next state, what it needs. A state without a row does not compile. */
export const feeReportTransitions = {
  draft: {
    save_draft: { by: ['applicant'], right: 'prepare', to: 'stay' },
    delete_draft: { by: ['applicant'], right: 'prepare', to: 'deleted' },
    send: { by: ['applicant'], right: 'send', to: 'sent' },
  },
  sent: {
    receive: { by: both, to: { first: 'review' }, resolve: 0 },
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
    save_draft: { by: ['applicant'], right: 'prepare', to: 'stay' },
    resend: { by: ['applicant'], right: 'send', to: 'sent' },
  },
  registered: {
    suspend: { by: head, to: 'suspended', resolve: 3, requires: 'remarks' },
    complain,
  },
  rejected: { complain },
  suspended: { complain },
} as const satisfies Transitions<FeeReportState, FeeReportAction>

/** The rules of reports. Reports belong to the company: whoever leaves it loses them. */
export const feeReportCase: CaseType<FeeReportState, FeeReportAction> = {
  transitions: feeReportTransitions,
  final: ['registered'],
  desk: ['REVIEWER', 'APPROVER'],
  atFrontOffice: false,
  refusesFirst: 'role',
}

/** What the rules need to know of a report. */
export type FeeReportFacts = CaseFacts<FeeReportState>

/** What the rules need to know of every case that a company has with this desk. */
export const companyCaseFacts = (companyId: string, helpers: readonly string[], parts: readonly Part[]) => ({
  ...feeReportPlace,
  ownerUserId: null,
  ownerCompanyId: companyId,
  createdBy: null,
  deskId: null,
  helpers,
  parts,
  fee: noFee,
  inForce: false,
})

/** Whether the actor works with reports at all: sees the sent ones of every company. */
export const isFeeReportDesk = (actor: Actor): boolean =>
  actor.kind === 'staff' && feeReportCase.desk.some(role => holdsRole(actor.grants, role, feeReportPlace))
