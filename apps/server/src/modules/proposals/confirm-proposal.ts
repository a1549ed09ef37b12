import { isDeepStrictEqual } from 'node:util'
import type * as calls from '@khyanalt/contract/proposals'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { close, lockFor } from './decide-proposal.ts'
import type { AnyKind } from './proposal-kind.ts'
import { asJson } from './propose.ts'

/** Does what was proposed, by the very use case, unless what it rested on has changed. */
export const confirmProposal =
  (services: Services, kinds: readonly AnyKind[]): UseCase<typeof calls.confirmProposal> =>
  async (tx, caller, { id }) => {
    const row = await lockFor(tx, services, caller, id, 'confirm')
    const kind = kinds.find(({ name }) => name === row.kind)
    const input = kind?.input.safeParse(row.input)
    if (!kind || !input?.success) throw refuse('proposal_outdated')
    if (!isDeepStrictEqual(asJson(await kind.current(tx, input.data)), row.before)) throw refuse('proposal_outdated')
    await kind.apply(tx, caller, input.data)
    await close(tx, services, caller, row, 'confirm')
    return {}
  }
