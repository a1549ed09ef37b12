// SQL of kept views of the queue.
import type { QueueDensity } from '@khyanalt/domain/queue-view'
import type { Tx } from '../../db/transaction.ts'

/** The views a person keeps, by name. */
export const listViewsOf = async (tx: Tx, userId: string) =>
  tx.selectFrom('queue_views').select(['id', 'name', 'filters']).where('user_id', '=', userId).orderBy('name').execute()

/** Keeps a view; the same name of the same person is replaced. */
export const storeView = async (
  tx: Tx,
  { filters, ...view }: { id: string; user_id: string; name: string; filters: object; created_at: Date },
): Promise<string> => {
  const row = await tx
    .insertInto('queue_views')
    .values({ ...view, filters: JSON.stringify(filters) })
    .onConflict(conflict => conflict.constraint('queue_views_name').doUpdateSet({ filters: JSON.stringify(filters) }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Forgets a view of this person; false when there is none. */
export const removeView = async (tx: Tx, userId: string, id: string): Promise<boolean> => {
  const row = await tx
    .deleteFrom('queue_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** How this person wants to see the queue; undefined until that was chosen. */
export const findLayoutOf = (tx: Tx, userId: string) =>
  tx.selectFrom('queue_layouts').select(['columns', 'density']).where('user_id', '=', userId).executeTakeFirst()

/** Keeps how this person wants to see the queue. */
export const storeLayout = async (
  tx: Tx,
  userId: string,
  { columns, density }: { readonly columns: readonly string[]; readonly density: QueueDensity },
): Promise<void> => {
  const values = { columns: [...columns], density }
  await tx
    .insertInto('queue_layouts')
    .values({ user_id: userId, ...values })
    .onConflict(conflict => conflict.constraint('queue_layouts_pkey').doUpdateSet(values))
    .execute()
}
