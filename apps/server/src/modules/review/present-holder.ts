// Who holds a request, since when, and who stands in while he or she is away.
import type { Tx } from '../../db/transaction.ts'
import { findAway } from '../absences/find-away.ts'
import type { CaseFile } from '../requests/case-file.ts'
import { findColleagueName } from './colleagues.sql.ts'

type Written = Pick<CaseFile['timeline'][number], 'action' | 'actor_name' | 'detail' | 'at'>

export const presentHolder = async (
  tx: Tx,
  id: string,
  { timeline, today }: { readonly timeline: readonly Written[]; readonly today: string },
) => {
  const name = (await findColleagueName(tx, id)) ?? ''
  return {
    id,
    name,
    since: heldSince(timeline, name)?.toISOString() ?? null,
    away: (await findAway(tx, today, [id])).get(id) ?? null,
  }
}

/** Decisions that make whoever takes them the holder. */
const deciding: readonly string[] = ['receive', 'agree', 'return', 'reject', 'approve', 'raise_invoice']

/** Since when it is this person's, as the event log tells; null where the log tells of no such change. */
export const heldSince = (timeline: readonly Written[], name: string): Date | null => {
  let held: { readonly by: string | null; readonly at: Date | null } = { by: null, at: null }
  for (const event of timeline) {
    if (event.action === 'assign') held = { by: receiverOf(event.detail), at: event.at }
    else if (event.action === 'withdraw') held = { by: null, at: null }
    else if (deciding.includes(event.action) && event.actor_name !== held.by)
      held = { by: event.actor_name, at: event.at }
  }
  return held.by === name ? held.at : null
}

const receiverOf = (detail: unknown): string | null => {
  const { to = null } = detail as { readonly to?: string | null }
  return to
}
