import type * as calls from '@khyanalt/contract/absences'
import { agencyDate } from '../../clock.ts'
import { listStaffWithRole } from '../../db/staff-with-role.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listOpenAbsences } from './absences.sql.ts'
import { mayChange } from './may-change.ts'

/** Everybody at the desk reads who is away: whoever assigns has to know. */
export const listAbsences =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.listAbsences> =>
  async (tx, caller) => {
    const today = agencyDate(clock.now())
    const rows = await listOpenAbsences(tx, today)
    const people = await listStaffWithRole(tx, ['REVIEWER', 'APPROVER'])
    return {
      data: rows.map(row => ({
        id: row.id,
        person: { id: row.user_id, name: row.person_name },
        deputy: { id: row.deputy_user_id, name: row.deputy_name },
        from: row.from_day,
        to: row.to_day,
        now: row.from_day <= today,
        deputy_away: rows.some(
          other => other.user_id === row.deputy_user_id && other.from_day <= row.to_day && other.to_day >= row.from_day,
        ),
        entered_by: row.entered_by === row.user_id ? null : row.entered_name,
        version: row.version,
        may_change: mayChange(caller, row.user_id),
      })),
      people: people.map(({ id, name, position }) => ({ id, name, position })),
    }
  }
