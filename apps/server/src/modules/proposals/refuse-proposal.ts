import type * as calls from '@khyanalt/contract/proposals'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { close, lockFor } from './decide-proposal.ts'

export const refuseProposal =
  (services: Services): UseCase<typeof calls.refuseProposal> =>
  async (tx, caller, { id, reason }) => {
    const row = await lockFor(tx, services, caller, id, 'refuse')
    await close(tx, services, caller, row, 'refuse', reason)
    return {}
  }
