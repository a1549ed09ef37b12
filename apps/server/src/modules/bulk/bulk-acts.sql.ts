// SQL of actions on many requests.
import type { BulkAction, BulkState } from '@khyanalt/domain/bulk-act'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** An order as it is stored. */
type NewBulkAct = {
  readonly id: string
  readonly user_id: string
  readonly session_id: string
  readonly action: BulkAction
  readonly to_user_id: string | null
  readonly remark_title: string | null
  readonly remark: string | null
  readonly note: string | null
  readonly state: BulkState
  readonly created_at: Date
  readonly due_at: Date
}

type NewItem = { readonly request_number: string; readonly version: number; readonly holder: string | null }

/** Stores an order with its requests in their order. */
export const insertBulkAct = async (tx: Tx, act: NewBulkAct, items: readonly NewItem[]): Promise<void> => {
  await tx.insertInto('bulk_acts').values(act).execute()
  await tx
    .insertInto('bulk_act_items')
    .values(
      items.map(({ request_number, version, holder }, place) => ({
        bulk_act_id: act.id,
        place,
        request_number,
        version,
        holder_user_id: holder,
      })),
    )
    .execute()
}

/** A person's acts that are not put away and were not undone, newest first. */
export const listActsOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('bulk_acts as b')
    .leftJoin('users as t', 't.id', 'b.to_user_id')
    .select(['b.id', 'b.action', 'b.state', 'b.due_at', 't.name as to_name'])
    .where('b.user_id', '=', userId)
    .where('b.closed_at', 'is', null)
    .where('b.state', '<>', 'cancelled')
    .orderBy('b.created_at', 'desc')
    .limit(20)
    .execute()

/** The requests of acts, in their order. */
export const listItemsOf = async (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('bulk_act_items')
        .select(['bulk_act_id', 'request_number', 'outcome'])
        .select(sql<Record<string, string | number>>`params`.as('params'))
        .where('bulk_act_id', 'in', [...ids])
        .orderBy('place')
        .execute()

/** Where an act of this person stands; null when there is none. */
export const findStateOf = async (tx: Tx, id: string, userId: string): Promise<BulkState | null> => {
  const row = await tx
    .selectFrom('bulk_acts')
    .select('state')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.state ?? null
}

/** Moves an act on; false when it stands elsewhere by now. */
export const moveBulkAct = async (
  tx: Tx,
  id: string,
  { from, to, endedAt = null }: { readonly from: BulkState; readonly to: BulkState; readonly endedAt?: Date | null },
): Promise<boolean> => {
  const row = await tx
    .updateTable('bulk_acts')
    .set({ state: to, ended_at: endedAt })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Puts the result of an act away. */
export const closeAct = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.updateTable('bulk_acts').set({ closed_at: at }).where('id', '=', id).execute()
}

/** Acts whose time to be undone is over, or that were begun and not ended; the oldest first. */
export const listDueActs = (tx: Tx, now: Date) =>
  tx
    .selectFrom('bulk_acts')
    .select(['id', 'user_id', 'session_id', 'action', 'to_user_id', 'remark_title', 'remark', 'note', 'state'])
    .where('state', 'in', ['waiting', 'running'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute()

/** When an act that waits falls due; null when it waits no more. */
export const findDue = async (tx: Tx, id: string): Promise<Date | null> => {
  const row = await tx
    .selectFrom('bulk_acts')
    .select('due_at')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row?.due_at ?? null
}

/** The places of an act whose turn has not come. */
export const listOpenPlaces = async (tx: Tx, id: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('bulk_act_items')
    .select('place')
    .where('bulk_act_id', '=', id)
    .where('outcome', 'is', null)
    .orderBy('place')
    .execute()
  return rows.map(({ place }) => place)
}

/** Locks a request of an act for its turn; undefined when another process has it, or it was done. */
export const lockOpenItem = (tx: Tx, id: string, place: number) =>
  tx
    .selectFrom('bulk_act_items')
    .select(['request_number', 'version', 'holder_user_id', 'tries'])
    .where('bulk_act_id', '=', id)
    .where('place', '=', place)
    .where('outcome', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Writes what came of a locked request: an outcome, or one try more. */
export const writeItem = async (
  tx: Tx,
  id: string,
  place: number,
  item: { readonly outcome: string | null; readonly params?: object; readonly tries?: number },
): Promise<void> => {
  await tx
    .updateTable('bulk_act_items')
    .set({
      outcome: item.outcome,
      params: JSON.stringify(item.params ?? {}),
      ...(item.tries === undefined ? {} : { tries: item.tries }),
    })
    .where('bulk_act_id', '=', id)
    .where('place', '=', place)
    .execute()
}

/** Forgets acts that ended before; what they did stands in the event log of each case. */
export const forgetActs = async (tx: Tx, before: Date): Promise<void> => {
  await tx
    .deleteFrom('bulk_acts')
    .where('created_at', '<', before)
    .where('state', 'in', ['done', 'cancelled'])
    .execute()
}

/** Names of people by id. */
export const listNames = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
