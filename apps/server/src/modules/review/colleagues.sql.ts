// SQL of the people who decide, and of how much each of them holds.
import { heldStates } from '@khyanalt/domain/queue-view'
import type { Grant } from '@khyanalt/domain/roles'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Somebody who may decide somewhere. */
export type Colleague = {
  readonly id: string
  readonly name: string
  readonly position: string | null
  readonly grants: readonly Grant[]
}

/** Active inspectors and approvers with their grants; one of them where an id is given. */
export const listDeciders = async (tx: Tx, id?: string): Promise<Colleague[]> => {
  const rows = await tx
    .selectFrom('users as u')
    .innerJoin('staff_grants as g', 'g.user_id', 'u.id')
    .select(['u.id', 'u.name', 'u.position'])
    .select(
      sql<Grant[]>`json_agg(json_strip_nulls(json_build_object('role', g.role, 'module', g.module,
        'categoryId', g.category_id, 'organizationId', g.organization_id)))`.as('grants'),
    )
    .where('u.kind', '=', 'staff')
    .where('u.active', '=', true)
    .where('g.role', 'in', ['REVIEWER', 'APPROVER'])
    .$if(id !== undefined, query => query.where('u.id', '=', id ?? ''))
    .groupBy(['u.id', 'u.name', 'u.position'])
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
  return rows
}

/** The name of somebody of the agency, active or not. */
export const findColleagueName = async (tx: Tx, id: string): Promise<string | null> => {
  const row = await tx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** How many requests each of them holds. */
export const countHeld = async (tx: Tx): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('requests')
    .select(['holder_user_id', eb => eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .where('state', 'in', [...heldStates])
    .where('holder_user_id', 'is not', null)
    .groupBy('holder_user_id')
    .execute()
  return new Map(rows.map(row => [row.holder_user_id ?? '', Number(row.count)]))
}
