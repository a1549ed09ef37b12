import type * as calls from '@khyanalt/contract/second-factor'
import type { UseCase } from '../../../http/bind.ts'
import type { Services } from '../../../services.ts'
import { requiresSecondFactor } from './requires-second-factor.ts'
import { countRecoveryCodes, findApp, listPasskeys } from './second-factor.sql.ts'

/** By which second factors the caller proves who he or she is. */
export const readFactors =
  ({ config }: Pick<Services, 'config'>): UseCase<typeof calls.readFactors> =>
  async (tx, caller) => {
    const app = await findApp(tx, caller.userId)
    const passkeys = await listPasskeys(tx, caller.userId)
    return {
      required: requiresSecondFactor(config, caller.loginType),
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
      app: app
        ? { created_at: app.created_at.toISOString(), last_used_at: app.last_used_at?.toISOString() ?? null }
        : null,
      recovery_left: await countRecoveryCodes(tx, caller.userId),
    }
  }
