// The decision of the agency on a late request.
import type * as calls from '@khyanalt/contract/staff-fee-reports'
import { lateDays } from '@khyanalt/domain/fee-report/quarters'
import { addDays, agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { decideCase } from '../cases/decide-case.ts'
import { lateRequestKind } from './late-request-case.ts'

export const resolveLateRequest =
  (services: Services): UseCase<typeof calls.resolveLateRequest> =>
  async (tx, caller, { id, action, until, comment, version }) => {
    const today = agencyDate(services.clock.now())
    const open_until = action === 'approve' ? (until ?? addDays(today, lateDays)) : null
    const reason = action === 'reject' ? (comment ?? '') : null
    const asked = { key: id, action, version }
    const moved = await decideCase(tx, services, lateRequestKind, caller, asked, () => {
      if (open_until !== null && (open_until < today || open_until > addDays(today, lateDays))) {
        throw refuse('dates_invalid')
      }
      return { own: { ...(open_until ? { open_until } : {}), ...(reason ? { reason } : {}) }, note: reason }
    })
    return { status: moved.status, version: moved.version, open_until }
  }
