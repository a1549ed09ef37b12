import type * as calls from '@khyanalt/contract/staff-people'
import { addsGrants, needsSecond } from '@khyanalt/domain/proposal'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { propose } from '../proposals/propose.ts'
import { applyGrants, checkChange } from './apply-grants.ts'
import type { Needs } from './change-account.ts'
import { grantsOf } from './grants.ts'
import { grantsKind } from './grants-kind.ts'
import { lockSeenAccount } from './seen-account.ts'

/**
 * Gives roles; whoever loses the role of administrator must not be oneself, nor the last one. Nobody adds to the own
 * roles, and those of heads of unit and administrators wait for a second administrator.
 */
export const setGrants =
  (services: Needs): UseCase<typeof calls.setGrants> =>
  async (tx, caller, { id, version, grants }) => {
    await checkChange(tx, caller.userId, { id, grants })
    await lockSeenAccount(tx, { id, version }, 'staff')
    const before = await grantsOf(tx, id)
    if (id === caller.userId && addsGrants(before, grants)) throw refuse('own_account')
    if (needsSecond(before, grants)) {
      return { proposal: await propose(tx, services, caller, grantsKind(services), { id, grants }) }
    }
    await applyGrants(tx, services, caller.userId, { id, grants })
    return { proposal: null }
  }
