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

/** Who held it, and the notes that colleagues left on agreeing, each oldest first. */
export const readInternalActs = async (
  tx: Tx,
  requestId: string,
): Promise<{ readonly assignments: readonly Assignment[]; readonly notes: readonly NoteOnAgreeing[] }> => {
  const acts = await listInternalActs(tx, requestId)
  return {
    assignments: acts
      .filter(({ action }) => action === 'assign')
      .map(({ actor_name, detail, at }) => {
        const { from = null, to = null } = detail as { readonly from?: string | null; readonly to?: string | null }
        return { by: actor_name, from, to, at }
      }),
    notes: acts.flatMap(({ note, actor_name, actor_position, at }) =>
      note ? [{ text: note, author: actor_name, position: actor_position, at }] : [],
    ),
  }
}
