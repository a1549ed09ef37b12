// Roles with their limits: checked against what the agency has, stored as a whole.
import type { Grant, Module } from '@khyanalt/domain/roles'
import { type GivenGrant, grantProblems } from '@khyanalt/domain/staff-accounts'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { listGrantRows, listScopeIds, replaceGrants } from './people.sql.ts'

/** Refuses roles that cannot be given. */
export const checkGrants = async (tx: Tx, grants: readonly GivenGrant[]): Promise<void> => {
  const problems = grantProblems(grants, await listScopeIds(tx))
  if (problems.length > 0) throw refuse('grants_invalid', { problems })
}

/** Refuses a unit that the agency does not have. */
export const checkUnit = async (tx: Tx, organizationId: number | null): Promise<void> => {
  if (organizationId === null || (await listScopeIds(tx)).organizationIds.has(organizationId)) return
  throw refuse('grants_invalid', { problems: [{ code: 'unknown_organization', path: 'organization_id' }] })
}

/** The roles of an account in the order they were given; a limit that does not apply is absent. */
export const grantsOf = async (tx: Tx, userId: string): Promise<Grant[]> =>
  (await listGrantRows(tx, userId)).map(({ role, module, category_id, organization_id }) => ({
    role: role as Grant['role'],
    ...(module === null ? {} : { module: module as Module }),
    ...(category_id === null ? {} : { categoryId: category_id }),
    ...(organization_id === null ? {} : { organizationId: organization_id }),
  }))

/** Puts these roles in place of those an account has. */
export const storeGrants = (tx: Tx, userId: string, grants: readonly GivenGrant[]): Promise<void> =>
  replaceGrants(
    tx,
    userId,
    grants.map(({ role, module, categoryId, organizationId }) => ({
      id: uuidv7(),
      user_id: userId,
      role,
      module: module ?? null,
      category_id: categoryId ?? null,
      organization_id: organizationId ?? null,
    })),
  )
