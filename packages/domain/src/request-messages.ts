// Who may write to whom about a request (REQ-MESSAGE-01). Writing moves nothing, so it is no action of the table.

import { hasRight } from './acting-rights.ts'
import type { Actor } from './actor.ts'
import { isApplicant } from './cases/case-actions.ts'
import type { RequestFacts } from './request-actions.ts'
import type { RequestState } from './request-status.ts'
import { holdsRole } from './roles.ts'

/** Who writes. */
export const messageSides = ['applicant', 'agency'] as const
export type MessageSide = (typeof messageSides)[number]

/** The event under which what a side wrote stands in the log. */
export const messageActions = {
  applicant: 'write_to_agency',
  agency: 'write_to_applicant',
} as const satisfies Readonly<Record<MessageSide, string>>

/** The longest message, in characters. */
export const messageLength = 4000
/** How many files one message takes. */
export const messageFiles = 3

/** A draft is nobody's business yet; what expired or was replaced by a renewal is over. */
export const messageStates = [
  'sent',
  'review',
  'payment',
  'returned',
  'approved',
  'rejected',
] as const satisfies readonly RequestState[]

const desk = ['REVIEWER', 'APPROVER', 'FINANCE'] as const

/** Whether the actor may write as this side now. */
export const mayWrite = (actor: Actor, side: MessageSide, facts: RequestFacts): boolean => {
  if (!(messageStates as readonly RequestState[]).includes(facts.state)) return false
  if (side === 'applicant') return isApplicant(actor, facts) && hasRight(actor, facts.ownerCompanyId, 'prepare')
  // Whoever files for a customer speaks for the customer.
  return actor.kind === 'staff' && !isApplicant(actor, facts) && desk.some(role => holdsRole(actor.grants, role, facts))
}
