// How far a staff member reads registers of others: as far as the requests that he or she may see.
import { type Grant, isUnlimited, type Role } from '@khyanalt/domain/roles'
import type { RegisterScopes } from './staff-records.sql.ts'

const inspectors: readonly Role[] = ['REVIEWER', 'APPROVER', 'ADMIN']

/** The limits of the caller's grants; a grant without limits reads all. */
export const registerScopes = ({ grants }: { readonly grants: readonly Grant[] }): RegisterScopes => {
  const held = grants.filter(({ role }) => inspectors.includes(role))
  return held.some(isUnlimited) ? null : held
}
