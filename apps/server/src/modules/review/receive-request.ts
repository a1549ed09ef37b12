import type * as calls from '@khyanalt/contract/review'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { applyAction } from '../requests/apply-action.ts'
import { by, lockForDecision, presentMoved, tellFormerHolder } from './decide-request.ts'

export const receiveRequest =
  (services: Services): UseCase<typeof calls.receiveRequest> =>
  async (tx, caller, input) => {
    const request = await lockForDecision(tx, caller, 'receive', input)
    const moved = await applyAction(tx, services, caller, request, { action: 'receive', ...by(caller, input) })
    await tellFormerHolder(tx, services, caller, request)
    return presentMoved(moved)
  }
