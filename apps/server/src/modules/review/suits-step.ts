// Whether somebody may be given a request: he or she may decide on its step, and took no part that bars it.
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import { holdsRole } from '@khyanalt/domain/roles'
import { barredByPart } from '@khyanalt/domain/took-part'
import type { StaffMember } from '../../db/staff-with-role.sql.ts'
import { factsOf } from '../requests/request-facts.ts'
import type { RequestRecord } from '../requests/request-record.ts'

/** Why the request may not go to this colleague; null when it may. */
export const unsuited = (
  request: RequestRecord,
  to: { readonly id: string; readonly colleague: Pick<StaffMember, 'grants'> | null },
): ErrorCode | null => {
  if (to.id === request.created_by) return 'own_request'
  const barred = request.step >= request.plan.length ? barredByPart(to.id, request.parts) : null
  if (barred) return barred
  const stepRole = request.plan[request.step - 1]?.role
  const suits = to.colleague !== null && stepRole && holdsRole(to.colleague.grants, stepRole, factsOf(request))
  return suits ? null : 'assignee_not_allowed'
}
