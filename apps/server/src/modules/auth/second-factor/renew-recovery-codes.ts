import type * as calls from '@khyanalt/contract/second-factor'
import type { UseCase } from '../../../http/bind.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Services } from '../../../services.ts'
import { hasSecondFactor } from './ask-at-sign-in.ts'
import { lockCaller } from './change-factors.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { tellOfChange } from './tell-change.ts'

/** Makes new recovery codes. */
export const renewRecoveryCodes =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof calls.renewRecoveryCodes> =>
  async (tx, caller) => {
    const { id } = await lockCaller(tx, caller)
    if (!(await hasSecondFactor(tx, id))) throw refuse('not_found')
    await tellOfChange(tx, services, { userId: id, by: id, change: 'renew_recovery_codes' })
    return { recovery_codes: await makeRecoveryCodes(tx, id, services.clock.now()) }
  }
