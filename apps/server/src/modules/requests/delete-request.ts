// Deletes a draft; the journal stays (CON-072).
import type * as calls from '@khyanalt/contract/requests'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase } from '../cases/lock-case.ts'
import { applyAction, requestReading } from './apply-action.ts'

export const deleteRequest =
  (services: Services): UseCase<typeof calls.deleteRequest> =>
  async (tx, caller, { requestid }) => {
    const request = await lockCase(tx, requestReading, caller.actor, requestid)
    await admitAction(tx, requestReading, caller, 'delete_draft', request)
    await applyAction(tx, services, caller, request, {
      action: 'delete_draft',
      change: { deleted_at: services.clock.now() },
    })
    return {}
  }
