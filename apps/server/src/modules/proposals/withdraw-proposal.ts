import type * as calls from '@khyanalt/contract/proposals'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { close, lockFor } from './decide-proposal.ts'

export const withdrawProposal =
  (services: Services): UseCase<typeof calls.withdrawProposal> =>
  async (tx, caller, { id }) => {
    const row = await lockFor(tx, services, caller, id, 'withdraw')
    await close(tx, services, caller, row, 'withdraw')
    return {}
  }
