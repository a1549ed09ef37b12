// What one administrator proposes and another confirms: who may do what with it, and what needs it at all.
import { type Grant, Role } from './roles.ts'
import type { GivenGrant } from './staff-accounts.ts'

export const proposalStates = ['waiting', 'confirmed', 'refused', 'withdrawn', 'expired'] as const
export type ProposalState = (typeof proposalStates)[number]

/** Days that a proposal waits. */
export const proposalDays = 14

/** What may be done with a proposal that waits. */
export type ProposalAct = 'confirm' | 'refuse' | 'withdraw'

export type ProposalFacts = {
  readonly state: ProposalState
  readonly proposedBy: string
  /** Whether the proposer is an administrator still. */
  readonly proposerStands: boolean
  /** The account that gains by it. */
  readonly concerns: string | null
  readonly expiresAt: Date
}

export type ProposalRefusal =
  | 'proposal_closed'
  | 'proposal_expired'
  | 'own_proposal'
  | 'own_account'
  | 'proposal_outdated'
  | 'not_allowed'

/** Why this administrator may not do this to the proposal now; null when he or she may. */
export const refuseProposalAct = (
  act: ProposalAct,
  { state, proposedBy, proposerStands, concerns, expiresAt }: ProposalFacts,
  { userId, now }: { readonly userId: string; readonly now: Date },
): ProposalRefusal | null => {
  if (state !== 'waiting') return 'proposal_closed'
  if (now >= expiresAt) return 'proposal_expired'
  if (act === 'withdraw') return proposedBy === userId ? null : 'not_allowed'
  if (proposedBy === userId) return 'own_proposal'
  if (act === 'refuse') return null
  if (concerns === userId) return 'own_account'
  return proposerStands ? null : 'proposal_outdated'
}

/** Roles that one administrator does not give alone. */
const heavyRoles: readonly Role[] = [Role.APPROVER, Role.ADMIN]

/** Whether the second list gives anything that the first does not; a narrower limit gives nothing. */
export const addsGrants = (before: readonly GivenGrant[], after: readonly GivenGrant[]): boolean =>
  after.some(grant => !before.some(held => covers(held, grant)))

/** Whether the change gives a role that needs a second administrator. */
export const needsSecond = (before: readonly GivenGrant[], after: readonly GivenGrant[]): boolean =>
  addsGrants(before, after.filter(isHeavy))

/** The part of the grants that one administrator may give. */
export const lightGrants = <G extends Pick<Grant, 'role'>>(grants: readonly G[]): G[] =>
  grants.filter(grant => !isHeavy(grant))

/** Whether the one grant reaches as far as the other. */
const covers = (held: GivenGrant, grant: GivenGrant): boolean =>
  held.role === grant.role &&
  (held.module === undefined || held.module === grant.module) &&
  (held.categoryId === undefined || held.categoryId === grant.categoryId) &&
  (held.organizationId === undefined || held.organizationId === grant.organizationId)

const isHeavy = ({ role }: Pick<Grant, 'role'>): boolean => heavyRoles.includes(role)
