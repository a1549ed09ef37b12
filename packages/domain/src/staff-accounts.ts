// Rules of accounts that administrators keep: which roles can be given, and who may not be shut out.
import type { Problem } from './problem.ts'
import { type Grant, Role } from './roles.ts'

/** A grant as a form gives it: a limit that does not apply may be absent or empty. */
export type GivenGrant = { readonly [K in keyof Grant]: Grant[K] | undefined } & { readonly role: Role }

/** What a grant may be limited to: the top categories and the units of the agency. */
export type KnownScopes = {
  readonly categoryIds: ReadonlySet<number>
  readonly organizationIds: ReadonlySet<number>
}

/** What is wrong with the roles meant for an account; `path` is the place of the grant in the list. */
export const grantProblems = (grants: readonly GivenGrant[], known: KnownScopes): Problem[] =>
  grants.flatMap((grant, place) => {
    const at = (code: string): Problem => ({ code, path: `grants/${place}` })
    return [
      ...(grant.categoryId !== undefined && !known.categoryIds.has(grant.categoryId) ? [at('unknown_category')] : []),
      ...(grant.organizationId !== undefined && !known.organizationIds.has(grant.organizationId)
        ? [at('unknown_organization')]
        : []),
      // Accounts, audit and jobs belong to the whole agency; a limit would promise what nobody checks.
      ...(grant.role === Role.ADMIN && isLimited(grant) ? [at('admin_is_everywhere')] : []),
      ...(grants.findIndex(other => sameGrant(other, grant)) < place ? [at('given_twice')] : []),
    ]
  })

/** Whether the list makes its holder an administrator. */
export const givesAdministration = (grants: readonly GivenGrant[]): boolean =>
  grants.some(grant => grant.role === Role.ADMIN)

/** Why an act that takes administration from an account cannot happen, or null. */
export const refuseLosingAdministrator = (
  accountId: string,
  { callerId, administratorIds }: { readonly callerId: string; readonly administratorIds: readonly string[] },
): 'own_account' | 'last_administrator' | null => {
  if (accountId === callerId) return 'own_account'
  return administratorIds.every(id => id === accountId) ? 'last_administrator' : null
}

/** Shortest password that people may choose. */
export const minPasswordLength = 10

const isLimited = ({ module, categoryId, organizationId }: GivenGrant): boolean =>
  module !== undefined || categoryId !== undefined || organizationId !== undefined

const sameGrant = (one: GivenGrant, other: GivenGrant): boolean =>
  one.role === other.role &&
  one.module === other.module &&
  one.categoryId === other.categoryId &&
  one.organizationId === other.organizationId
