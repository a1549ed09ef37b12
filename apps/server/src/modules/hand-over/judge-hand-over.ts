// Who may hand over whose cases, and which.
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import { isHeld } from '@khyanalt/domain/queue-view'
import type { StaffMember } from '../../db/staff-with-role.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { RequestRecord } from '../requests/request-record.ts'
import { judgeAssignment } from '../review/assign-requests.ts'
import { unsuited } from '../review/suits-step.ts'
import { findStaffName } from './hand-over.sql.ts'

const isAdmin = ({ grants }: Session): boolean => grants.some(({ role }) => role === 'ADMIN')

/** Everybody hands over what they hold themselves; heads of unit and administrators also what others hold. */
export const admitHandOver = async (
  tx: Tx,
  caller: Session,
  from: string,
): Promise<{ readonly userId: string; readonly name: string }> => {
  if (from !== caller.userId && !isAdmin(caller) && !caller.grants.some(({ role }) => role === 'APPROVER'))
    throw refuse('not_allowed')
  const name = await findStaffName(tx, from)
  if (name === null) throw refuse('not_found')
  return { userId: from, name }
}

/** Why a request would stay; heads of unit and inspectors hand over within their own scope. */
export const judgeHandOver = (
  caller: Session,
  request: RequestRecord,
  { from, to }: { readonly from: string; readonly to: Pick<StaffMember, 'id' | 'grants'> | null },
): ErrorCode | null => {
  if (to === null) return 'assignee_not_allowed'
  if (!isAdmin(caller)) {
    // Only the grants of the receiver are asked for.
    const assignee = { name: '', position: null, organizationId: null, ...to }
    return judgeAssignment(caller, request, { seen: from, to: to.id, assignee })
  }
  if (!isHeld(request.state)) return 'wrong_state'
  if (request.holder_user_id !== from) return 'holder_changed'
  return unsuited(request, { id: to.id, colleague: to })
}
