// SQL of what the filters of the queue offer: services and units that the viewer's scope knows.
import type { Tx } from '../../db/transaction.ts'
import type { Scope } from './queue.sql.ts'

/** Services that one of these scopes may bring, by name. */
export const listServicesSeen = (tx: Tx, scopes: readonly Scope[]) =>
  tx
    .selectFrom('services as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .leftJoin('categories as p', 'p.id', 'c.parent_id')
    .select(['s.id', 's.name_mn', 's.name_en'])
    .where(eb =>
      eb.or(
        scopes.map(({ module, categoryId }) =>
          eb.and([
            eb.lit(true),
            ...(module ? [eb(eb.fn.coalesce('p.module', 'c.module'), '=', module)] : []),
            ...(categoryId === undefined ? [] : [eb(eb.fn.coalesce('p.id', 'c.id'), '=', categoryId)]),
          ]),
        ),
      ),
    )
    .orderBy('s.name_mn')
    .orderBy('s.id')
    .execute()

/** Units that one of these scopes may see. */
export const listUnitsSeen = (tx: Tx, scopes: readonly Scope[]) =>
  tx
    .selectFrom('organizations as u')
    .select(['u.id', 'u.name_mn', 'u.name_en'])
    .$if(
      scopes.every(({ organizationId }) => organizationId !== undefined),
      query => query.where('u.id', 'in', [...new Set(scopes.flatMap(({ organizationId }) => organizationId ?? []))]),
    )
    .orderBy('u.sort')
    .orderBy('u.id')
    .execute()
