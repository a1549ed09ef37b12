// Takes, gives and frees requests, one or many: each is judged by itself, so that one refusal spoils no other.
import type * as calls from '@khyanalt/contract/assignments'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import { isHeld } from '@khyanalt/domain/queue-view'
import { type Grant, holdsRole, type Role } from '@khyanalt/domain/roles'
import type { StaffMember } from '../../db/staff-with-role.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { changeHolder } from '../requests/change-holder.ts'
import { findLocked } from '../requests/find-locked.ts'
import { factsOf } from '../requests/request-facts.ts'
import type { RequestRecord } from '../requests/request-record.ts'
import { findColleagueName, listDeciders } from './colleagues.sql.ts'
import { unsuited } from './suits-step.ts'

const deciders = ['REVIEWER', 'APPROVER'] as const satisfies readonly Role[]

export const assignRequests =
  (services: Services): UseCase<typeof calls.assignRequests> =>
  async (tx, caller, { requests, to }) => {
    const assignee = to === null ? null : ((await listDeciders(tx, to))[0] ?? null)
    const assigned: string[] = []
    const refused: { request_number: string; code: ErrorCode; holder: string | null }[] = []
    // In one order everywhere, so that two people who assign the same requests wait for each other and no more.
    const ordered = requests.toSorted((one, other) => (one.request_number < other.request_number ? -1 : 1))
    for (const { request_number, holder } of ordered) {
      const request = await findLocked(tx, request_number)
      const code = request && judgeAssignment(caller, request, { seen: holder, to, assignee })
      const from = request?.holder_user_id ? await holderOf(tx, request.holder_user_id) : null
      if (!request || code) {
        refused.push({ request_number, code: code ?? 'request_not_found', holder: from?.name ?? null })
        continue
      }
      if (to !== request.holder_user_id) {
        const next = assignee && { userId: assignee.id, name: assignee.name }
        await changeHolder(tx, services, caller, request, { from, to: next })
      }
      assigned.push(request_number)
    }
    return { assigned, refused }
  }

/** Why this request may not go to this person now; null when it may. */
export const judgeAssignment = (
  caller: Session,
  request: RequestRecord,
  given: { readonly seen: string | null; readonly to: string | null; readonly assignee: StaffMember | null },
): ErrorCode | null => {
  const place = factsOf(request)
  // What lies outside the scope does not exist, and neither do drafts.
  if (request.state === 'draft' || !holdsAny(caller.grants, deciders, place)) return 'request_not_found'
  if (!isHeld(request.state)) return 'wrong_state'
  if (given.seen !== request.holder_user_id) return 'holder_changed'
  if (given.to === null) return null
  return unsuited(request, { id: given.to, colleague: given.assignee })
}

const holdsAny = (grants: readonly Grant[], roles: readonly Role[], place: ReturnType<typeof factsOf>): boolean =>
  roles.some(role => holdsRole(grants, role, place))

const holderOf = async (tx: Tx, userId: string) => {
  const name = await findColleagueName(tx, userId)
  return name === null ? null : { userId, name }
}
