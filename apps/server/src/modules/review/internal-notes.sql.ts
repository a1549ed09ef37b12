// SQL of notes among colleagues; rows are only added.
import type { Tx } from '../../db/transaction.ts'

/** Leaves a note. */
export const insertNote = async (
  tx: Tx,
  note: {
    readonly id: string
    readonly request_id: string
    readonly author_user_id: string
    readonly author_name: string
    readonly author_position: string | null
    readonly text: string
    readonly at: Date
  },
): Promise<void> => {
  await tx.insertInto('internal_notes').values(note).execute()
}

/** The notes on a request, oldest first. */
export const listNotes = async (tx: Tx, requestId: string) =>
  tx
    .selectFrom('internal_notes')
    .select(['text', 'author_name as author', 'author_position as position', 'at'])
    .where('request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute()
