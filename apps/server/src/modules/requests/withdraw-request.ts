// Takes a request back before anybody received it: it is a draft again, with the same number (CON-072).
import type * as calls from '@khyanalt/contract/requests'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase, refuseStale } from '../cases/lock-case.ts'
import { applyAction, requestReading } from './apply-action.ts'

export const withdrawRequest =
  (services: Services): UseCase<typeof calls.withdrawRequest> =>
  async (tx, caller, { request_number, version, transaction_id }) => {
    const request = await lockCase(tx, requestReading, caller.actor, request_number)
    await admitAction(tx, requestReading, caller, 'withdraw', request)
    refuseStale(request, version, { updated_at: request.updated_at.toISOString() })
    const moved = await applyAction(tx, services, caller, request, {
      action: 'withdraw',
      transactionId: transaction_id,
      // Nobody's case any more: whoever had taken it finds it gone from the desk.
      change: { holder_user_id: null, submitted_at: null, question_at: null },
    })
    return { version: moved.version }
  }
