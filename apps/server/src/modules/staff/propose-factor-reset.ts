import type * as calls from '@khyanalt/contract/staff-people'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { hasSecondFactor } from '../auth/second-factor/ask-at-sign-in.ts'
import { propose } from '../proposals/propose.ts'
import { factorResetKind } from './factor-reset-kind.ts'
import { lockAccountRow } from './people.sql.ts'

/** Proposes to take away the second factors of somebody who lost them all; another administrator confirms. */
export const proposeFactorReset =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof calls.proposeFactorReset> =>
  async (tx, caller, { id, reason }) => {
    if (id === caller.userId) throw refuse('own_account')
    if (!(await lockAccountRow(tx, id))) throw refuse('not_found')
    if (!(await hasSecondFactor(tx, id))) throw refuse('account_state')
    return { proposal: await propose(tx, services, caller, factorResetKind(services), { id, reason }) }
  }
