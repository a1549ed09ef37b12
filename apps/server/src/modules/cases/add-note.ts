// Notes among colleagues on a case of any type.
import type { internalNoteSchema } from '@khyanalt/contract/case-notes'
import type { EventAction } from '@khyanalt/domain/event-readers'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { CaseKind, CaseRecord, CaseTypeName } from './case-kind.ts'
import { insertNote, listNotes } from './case-notes.sql.ts'
import { lockCase } from './lock-case.ts'

/** Leaves a note in whatever state the case is; it changes nothing that anybody decides on. */
export const addNote = async <
  State extends string,
  Action extends EventAction[CaseTypeName],
  Case extends CaseRecord<State>,
  Own,
>(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  kind: CaseKind<State, Action, Case, Own>,
  caller: Session,
  { key, text }: { readonly key: string; readonly text: string },
): Promise<void> => {
  const { id } = await lockCase(tx, kind, caller.actor, key)
  await insertNote(tx, {
    id: uuidv7(),
    case_id: id,
    author_user_id: caller.userId,
    author_name: caller.name,
    author_position: caller.position,
    text,
    at: clock.now(),
  })
}

/** The notes on a case as colleagues read them, oldest first. */
export const readNotes = async (tx: Tx, caseId: string): Promise<z.infer<typeof internalNoteSchema>[]> =>
  (await listNotes(tx, caseId)).map(({ at, ...note }) => ({ ...note, at: at.toISOString(), agreed: false }))
