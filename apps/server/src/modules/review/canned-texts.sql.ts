// SQL of canned texts.
import type { Tx } from '../../db/transaction.ts'

/** A text as it is kept. */
export type CannedRow = {
  readonly id: string
  readonly service_id: number | null
  readonly title: string
  readonly text: string
  readonly version: number
}

const columns = ['id', 'service_id', 'title', 'text', 'version'] as const

/** The texts of a service and those of every service, by title. */
export const listTexts = async (tx: Tx, serviceId: number): Promise<CannedRow[]> =>
  tx
    .selectFrom('canned_texts')
    .select(columns)
    .where('deleted_at', 'is', null)
    .where(eb => eb.or([eb('service_id', '=', serviceId), eb('service_id', 'is', null)]))
    .orderBy('title')
    .orderBy('id')
    .execute()

/** How many texts stand under a service, or under all of them. */
export const countTexts = async (tx: Tx, serviceId: number | null): Promise<number> => {
  const { count } = await tx
    .selectFrom('canned_texts')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .where('service_id', serviceId === null ? 'is' : '=', serviceId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A text, locked for a change. */
export const lockText = async (tx: Tx, id: string): Promise<CannedRow | null> =>
  (await tx
    .selectFrom('canned_texts')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Stores a new text. */
export const insertText = async (
  tx: Tx,
  text: Omit<CannedRow, 'version'> & { readonly created_by: string; readonly updated_at: Date },
): Promise<void> => {
  await tx.insertInto('canned_texts').values(text).execute()
}

/** Changes a locked text, or takes it out of the list. */
export const updateText = async (
  tx: Tx,
  id: string,
  change: {
    readonly service_id?: number | null
    readonly title?: string
    readonly text?: string
    readonly version: number
    readonly updated_at: Date
    readonly deleted_at?: Date
  },
): Promise<void> => {
  await tx.updateTable('canned_texts').set(change).where('id', '=', id).execute()
}
