import { type Grant, holdsRole, type Role } from '@khyanalt/domain/roles'
import type { Session } from '../../http/session.ts'
import { factsOf } from '../requests/request-facts.ts'

/** Roles that see requests of others. */
export const deskRoles = ['REVIEWER', 'APPROVER', 'FINANCE'] as const satisfies readonly Role[]

/** The limits within which the caller sees requests of others. */
export const deskScopes = ({ grants }: Pick<Session, 'grants'>): Grant[] =>
  grants.filter(({ role }) => (deskRoles as readonly Role[]).includes(role))

/** Whether the caller sees this request at all; drafts are nobody's business. */
export const isInScope = ({ grants }: Pick<Session, 'grants'>, request: Parameters<typeof factsOf>[0]): boolean =>
  request.state !== 'draft' && deskRoles.some(role => holdsRole(grants, role, factsOf(request)))
