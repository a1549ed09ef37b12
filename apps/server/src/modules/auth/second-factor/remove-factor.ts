import type * as calls from '@khyanalt/contract/second-factor'
import type { UseCase } from '../../../http/bind.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Services } from '../../../services.ts'
import { hasSecondFactor } from './ask-at-sign-in.ts'
import { lockCaller } from './change-factors.ts'
import { requiresSecondFactor } from './requires-second-factor.ts'
import { deleteApp, deletePasskey, deleteRecoveryCodes } from './second-factor.sql.ts'
import { tellOfChange } from './tell-change.ts'

/** Takes a factor away; recovery codes go with the last one. */
export const removeFactor =
  (services: Pick<Services, 'clock' | 'config' | 'enqueue'>): UseCase<typeof calls.removeFactor> =>
  async (tx, caller, { factor }) => {
    const { id } = await lockCaller(tx, caller)
    const name = factor === 'app' ? undefined : await deletePasskey(tx, id, factor)
    const gone = factor === 'app' ? await deleteApp(tx, id) : name !== null
    if (!gone) throw refuse('not_found')
    if (!(await hasSecondFactor(tx, id))) {
      if (requiresSecondFactor(services.config, caller.loginType)) throw refuse('last_factor')
      await deleteRecoveryCodes(tx, id)
    }
    const change = factor === 'app' ? 'remove_app' : 'remove_passkey'
    await tellOfChange(tx, services, { userId: id, by: id, change, ...(name ? { name } : {}) })
    return {}
  }
