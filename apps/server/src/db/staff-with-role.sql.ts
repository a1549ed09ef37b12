// SQL of the people of the agency who hold a role somewhere.
import type { Grant, Role } from '@khyanalt/domain/roles'
import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** Somebody active, with his or her grants of the roles that were asked for. */
export type StaffMember = {
  readonly id: string
  readonly name: string
  readonly position: string | null
  readonly organizationId: number | null
  readonly grants: readonly Grant[]
}

/** Those who hold one of the roles, by name; one of them where an id is given. */
export const listStaffWithRole = async (tx: Tx, roles: readonly Role[], id?: string): Promise<StaffMember[]> =>
  tx
    .selectFrom('users as u')
    .innerJoin('staff_grants as g', 'g.user_id', 'u.id')
    .select(['u.id', 'u.name', 'u.position', 'u.organization_id as organizationId'])
    .select(
      sql<Grant[]>`json_agg(json_strip_nulls(json_build_object('role', g.role, 'module', g.module,
        'categoryId', g.category_id, 'organizationId', g.organization_id)))`.as('grants'),
    )
    .where('u.kind', '=', 'staff')
    .where('u.active', '=', true)
    .where('g.role', 'in', roles)
    .$if(id !== undefined, query => query.where('u.id', '=', id ?? ''))
    .groupBy(['u.id', 'u.name', 'u.position', 'u.organization_id'])
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
