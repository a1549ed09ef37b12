import type * as calls from '@khyanalt/contract/review'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { applyAction } from '../requests/apply-action.ts'
import { by, lockForDecision, presentMoved, readRemarks, tellApplicant, tellFormerHolder } from './decide-request.ts'
import { removeDraftsOf } from './remark-drafts.sql.ts'

export const returnRequest =
  (services: Services): UseCase<typeof calls.returnRequest> =>
  async (tx, caller, input) => {
    const request = await lockForDecision(tx, caller, 'return', input)
    const remarks = await readRemarks(tx, request, input.comments)
    const moved = await applyAction(tx, services, caller, request, {
      action: 'return',
      remarks,
      ...by(caller, input),
    })
    await removeDraftsOf(tx, request.id, caller.userId)
    await writeLetter(tx, services, caller, request, { kind: 'return', remarks })
    await tellFormerHolder(tx, services, caller, request)
    await tellApplicant(tx, services, request, 'return')
    return presentMoved(moved)
  }
