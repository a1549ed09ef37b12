// SQL of notes among colleagues on cases; rows are only added.
import type { Insertable } from 'kysely'
import type { CaseNotes } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'

/** Leaves a note. */
export const insertNote = async (tx: Tx, note: Insertable<CaseNotes>): Promise<void> => {
  await tx.insertInto('case_notes').values(note).execute()
}

/** The notes on a case, oldest first. */
export const listNotes = async (tx: Tx, caseId: string) =>
  tx
    .selectFrom('case_notes')
    .select(['text', 'author_name as author', 'author_position as position', 'at'])
    .where('case_id', '=', caseId)
    .orderBy('at')
    .orderBy('id')
    .execute()
