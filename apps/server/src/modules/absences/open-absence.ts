// An absence that somebody changes: locked, and refused to whom it is not or who saw an older one.
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { type AbsenceRow, lockAbsence } from './absences.sql.ts'
import { mayChange } from './may-change.ts'

export const openAbsence = async (
  tx: Tx,
  caller: Session,
  id: string,
  version: number | undefined,
): Promise<AbsenceRow> => {
  const absence = await lockAbsence(tx, id)
  if (!absence) throw refuse('not_found')
  if (!mayChange(caller, absence.user_id)) throw refuse('not_allowed')
  if (version !== absence.version) throw refuse('version_conflict')
  return absence
}
