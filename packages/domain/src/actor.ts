// Who is acting. The server builds an actor from the session, the web from the signed-in user.
import type { MemberRight } from './member-rights.ts'
import type { Grant, Role } from './roles.ts'

/** A citizen, company member or foreigner. */
export type ClientActor = {
  readonly kind: 'client'
  readonly userId: string
  /** Organisations whose cases the person reads. */
  readonly companyIds: readonly string[]
  /** What the person may do in the name of each organisation he or she belongs to. */
  readonly rights: Readonly<Record<string, readonly MemberRight[]>>
}
/** Anybody who signs in with e-mail at the portal (login_type `user`, CON-020). */
export type StaffActor = {
  readonly kind: 'staff'
  readonly userId: string
  /** The unit the account works in. */
  readonly organizationId: number | null
  readonly grants: readonly Grant[]
}
/** A job of the product itself. */
export type SystemActor = { readonly kind: 'system' }
export type Actor = ClientActor | StaffActor | SystemActor

/** Whether the actor holds the role anywhere. */
export const hasRole = (actor: Actor, role: Role): boolean =>
  actor.kind === 'staff' && actor.grants.some(grant => grant.role === role)
