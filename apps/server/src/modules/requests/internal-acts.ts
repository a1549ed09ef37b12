// What the journal of a request tells the agency alone.
import type { Tx } from '../../db/transaction.ts'
import { listInternalActs } from './journal.sql.ts'

type NoteOnAgreeing = {
  readonly text: string
  readonly author: string
  readonly position: string | null
  readonly at: Date
}
type Assignment = { readonly by: string; readonly from: string | null; readonly to: string | null; readonly at: Date }

type Waiver = Omit<NoteOnAgreeing, 'text'> & { readonly reason: string }

/** Who held it, and the notes that colleagues left on agreeing, each oldest first; and why its fee was waived, if it was. */
export const readInternalActs = async (
  tx: Tx,
  requestId: string,
): Promise<{
  readonly assignments: readonly Assignment[]
  readonly notes: readonly NoteOnAgreeing[]
  readonly waiver: Waiver | null
}> => {
  const acts = await listInternalActs(tx, requestId)
  const waived = acts.findLast(({ action }) => action === 'waive_fee')
  return {
    assignments: acts
      .filter(({ action }) => action === 'assign')
      .map(({ actor_name, detail, at }) => {
        const { from = null, to = null } = detail as { readonly from?: string | null; readonly to?: string | null }
        return { by: actor_name, from, to, at }
      }),
    notes: acts.flatMap(({ action, note, actor_name, actor_position, at }) =>
      action === 'agree' && note ? [{ text: note, author: actor_name, position: actor_position, at }] : [],
    ),
    waiver: waived
      ? { reason: waived.note ?? '', author: waived.actor_name, position: waived.actor_position, at: waived.at }
      : null,
  }
}
