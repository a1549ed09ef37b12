import type * as calls from '@khyanalt/contract/review'
import { holdsRole } from '@khyanalt/domain/roles'
import type { UseCase } from '../../http/bind.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { applyAction } from '../requests/apply-action.ts'
import { factsOf } from '../requests/request-facts.ts'
import type { RequestRecord } from '../requests/request-record.ts'
import { by, lockForDecision, presentMoved, tellApplicant, tellFormerHolder } from './decide-request.ts'

export const agreeRequest =
  (services: Services): UseCase<typeof calls.agreeRequest> =>
  async (tx, caller, input) => {
    const request = await lockForDecision(tx, caller, 'agree', input)
    const moved = await applyAction(tx, services, caller, request, {
      action: 'agree',
      note: input.note,
      ...by(caller, input),
      change: { holder_user_id: holderAfter(caller, request) },
    })
    await tellFormerHolder(tx, services, caller, request)
    await tellApplicant(tx, services, request, 'agree')
    return presentMoved(moved)
  }

/** The next step stays with whoever may take it too; the last one never does, since whoever agreed does not approve. */
const holderAfter = (caller: Session, request: RequestRecord): string | null => {
  if (request.step + 1 >= request.plan.length) return null
  const next = request.plan[request.step]?.role
  return next && holdsRole(caller.grants, next, factsOf(request)) ? caller.userId : null
}
