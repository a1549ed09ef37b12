// What the event log of a request tells the agency alone.
import type { EventRow } from './journal.sql.ts'

type NoteOnAgreeing = {
  readonly text: string
  readonly author: string
  readonly position: string | null
  readonly at: Date
}
type Assignment = { readonly by: string; readonly from: string | null; readonly to: string | null; readonly at: Date }

type Waiver = Omit<NoteOnAgreeing, 'text'> & { readonly reason: string }

/**
 * Who had it, and the notes that colleagues left on agreeing, each oldest first; why its fee was waived, if it was;
 * `steps` is the rest.
 */
export const splitInternalActs = (
  timeline: readonly EventRow[],
): {
  readonly assignments: readonly Assignment[]
  readonly notes: readonly NoteOnAgreeing[]
  readonly waiver: Waiver | null
  readonly steps: readonly EventRow[]
} => ({
  assignments: timeline
    .filter(({ action }) => action === 'assign')
    .map(({ actor_name, detail, at }) => {
      const { from = null, to = null } = detail as { readonly from?: string | null; readonly to?: string | null }
      return { by: actor_name, from, to, at }
    }),
  notes: timeline.flatMap(({ action, note, actor_name, actor_position, at }) =>
    action === 'agree' && note ? [{ text: note, author: actor_name, position: actor_position, at }] : [],
  ),
  waiver: waiverOf(timeline.findLast(({ action }) => action === 'waive_fee')),
  steps: timeline.filter(({ action }) => action !== 'assign'),
})

const waiverOf = (act: EventRow | undefined): Waiver | null =>
  act ? { reason: act.note ?? '', author: act.actor_name, position: act.actor_position, at: act.at } : null
