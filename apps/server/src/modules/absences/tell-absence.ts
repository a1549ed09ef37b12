// Whom an absence concerns is told, and it is written down who entered, changed or ended it.
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { countHeldRequests } from '../../db/held-requests.sql.ts'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { type AbsenceRow, listNamesOf } from './absences.sql.ts'

type Change =
  | { readonly before: AbsenceRow | null; readonly after: AbsenceRow | null }
  /** People whose deputy is away now. */
  | { readonly leftAlone: readonly string[]; readonly after: AbsenceRow }

/** Tells deputies and the absent person, never the one who did it. */
export const tellAbsence = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  caller: Session,
  change: Change,
): Promise<void> => {
  const about = 'leftAlone' in change ? change.after : (change.after ?? change.before)
  if (!about) return
  const names = await listNamesOf(tx, [about.user_id, about.deputy_user_id])
  const nameOf = (id: string) => names.get(id) ?? ''
  const days = ({ from_day: from, to_day: to }: AbsenceRow) => ({ from, to })
  const tell = async (
    to: readonly string[],
    event: Parameters<typeof notify>[2]['event'],
    params: Parameters<typeof notify>[2]['params'],
  ) => {
    const others = to.filter(id => id !== caller.userId)
    if (others.length > 0) await notify(tx, services, { to: others, event, params, requestId: null })
  }
  if ('leftAlone' in change) {
    await tell(change.leftAlone, 'deputy_is_away', { name: nameOf(about.user_id), ...days(about) })
    return
  }
  const { before, after } = change
  const absent = nameOf(about.user_id)
  if (before && before.deputy_user_id !== after?.deputy_user_id)
    await tell([before.deputy_user_id], 'deputy_freed', { name: absent, ...days(before) })
  if (after) {
    const count = String(await countHeldRequests(tx, after.user_id))
    await tell([after.deputy_user_id], 'deputy_named', { name: absent, count, ...days(after) })
    const entered = { by: caller.name, name: nameOf(after.deputy_user_id), ...days(after) }
    await tell([after.user_id], 'absence_entered', entered)
  } else if (before) await tell([before.user_id], 'absence_ended', { by: caller.name, ...days(before) })
  // The queues of deputies show other requests now.
  await ringBell(tx, { of: 'queue', requestNumber: '' })
}

export const writeDown = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  caller: Session,
  action: 'enter_absence' | 'change_absence' | 'end_absence',
  { user_id, deputy_user_id, from_day, to_day }: AbsenceRow,
): Promise<void> => {
  const deputy = (await listNamesOf(tx, [deputy_user_id])).get(deputy_user_id) ?? ''
  await insertAuditEntry(tx, {
    noun: 'account',
    id: uuidv7(),
    actor_user_id: caller.userId,
    action,
    noun_id: user_id,
    detail: { deputy, from_day, to_day },
    at: clock.now(),
  })
}
