// Whose monthly report somebody may read: the agency's with grants that hold everywhere, else those of own units.
import type { Scopes } from './scope.sql.ts'

/** The units; null is all of them and the agency as a whole. Narrower grants than a unit have no report of their own. */
export const overseenUnits = (scopes: Scopes): readonly number[] | null => {
  const plain = scopes.filter(({ module, categoryId }) => module === undefined && categoryId === undefined)
  if (plain.some(({ organizationId }) => organizationId === undefined)) return null
  return plain.flatMap(({ organizationId }) => (organizationId === undefined ? [] : [organizationId]))
}
