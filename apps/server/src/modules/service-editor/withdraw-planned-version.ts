// Takes a version back before its day has come; what is in force stays so.
import type * as calls from '@khyanalt/contract/service-versions'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { auditEdit } from './audit-edit.ts'
import { endPlanned, lockPlanned } from './planned-versions.sql.ts'
import { lockEditedService } from './service-editor.sql.ts'

export const withdrawPlannedVersion =
  (services: Services): UseCase<typeof calls.withdrawPlannedVersion> =>
  async (tx, caller, { id, planned: version }) => {
    const service = await lockEditedService(tx, id)
    if (!service) throw refuse('service_not_found')
    const planned = await lockPlanned(tx, id)
    if (planned?.version !== version) throw refuse('wrong_state')
    await endPlanned(tx, planned, { state: 'withdrawn', ended_by: caller.userId, ended_at: services.clock.now() })
    await auditEdit(tx, services, caller, {
      noun: 'service',
      id,
      action: 'withdraw_version',
      detail: { version, effective_on: planned.effective_on },
    })
    return {}
  }
