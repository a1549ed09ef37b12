import type * as calls from '@khyanalt/contract/absences'
import { judgeAbsenceDays } from '@khyanalt/domain/absence'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { listStaffWithRole } from '../../db/staff-with-role.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { insertAbsence, listDuring, lockPeople, updateAbsence } from './absences.sql.ts'
import { mayChange } from './may-change.ts'
import { openAbsence } from './open-absence.ts'
import { tellAbsence, writeDown } from './tell-absence.ts'

/** Moves no case and gives nobody a right: what the deputy is offered and told is looked up on each day anew. */
export const saveAbsence =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof calls.saveAbsence> =>
  async (tx, caller, { id: known, version, person, deputy, from, to }) => {
    if (!mayChange(caller, person)) throw refuse('not_allowed')
    // One after the other, whoever enters something of the same people.
    await lockPeople(tx, [person, deputy])
    const before = known === undefined ? null : await openAbsence(tx, caller, known, version)
    if (before && before.user_id !== person) throw refuse('not_found')
    const [absent] = await listStaffWithRole(tx, ['REVIEWER', 'APPROVER'], person)
    if (!absent) throw refuse('not_found')
    const [standIn] = await listStaffWithRole(tx, ['REVIEWER', 'APPROVER'], deputy)
    if (!standIn || deputy === person) throw refuse('deputy_not_allowed')
    const now = services.clock.now()
    const wrong = judgeAbsenceDays({ from, to }, agencyDate(now))
    if (wrong) throw refuse(wrong)
    const others = (await listDuring(tx, [person, deputy], { from, to })).filter(other => other.id !== known)
    if (others.some(other => other.user_id === person)) throw refuse('absence_overlaps')
    if (others.some(other => other.user_id === deputy)) throw refuse('deputy_away')

    const id = known ?? uuidv7()
    const absence = {
      id,
      user_id: person,
      deputy_user_id: deputy,
      from_day: from,
      to_day: to,
      version: (before?.version ?? 0) + 1,
    }
    if (before) await updateAbsence(tx, absence)
    else await insertAbsence(tx, { ...absence, entered_by: caller.userId, entered_at: now })
    await writeDown(tx, services, caller, before ? 'change_absence' : 'enter_absence', absence)
    await tellAbsence(tx, services, caller, { before, after: absence })
    // Whoever had chosen the person as deputy has to choose again.
    const leftAlone = others.filter(other => other.deputy_user_id === person).map(other => other.user_id)
    await tellAbsence(tx, services, caller, { leftAlone, after: absence })
    return { id }
  }
