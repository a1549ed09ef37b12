import type * as calls from '@khyanalt/contract/second-factor'
import { maxPasskeys } from '@khyanalt/domain/second-factor'
import type { UseCase } from '../../../http/bind.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Services } from '../../../services.ts'
import { openChallenge } from './challenges.ts'
import { lockCaller } from './change-factors.ts'
import { askToMakePasskey } from './passkeys.ts'
import { listPasskeys } from './second-factor.sql.ts'

/** What the browser needs to make a passkey. */
export const beginPasskey =
  (services: Pick<Services, 'clock' | 'config'>): UseCase<typeof calls.beginPasskey> =>
  async (tx, caller) => {
    const person = await lockCaller(tx, caller)
    const passkeys = await listPasskeys(tx, person.id)
    if (passkeys.length >= maxPasskeys) throw refuse('passkeys_full')
    const options = await askToMakePasskey(services, person, passkeys)
    const challenge = await openChallenge(tx, services, {
      user_id: person.id,
      purpose: 'add_passkey',
      session_id: caller.sessionId,
      passkey_challenge: options.challenge,
    })
    return { challenge, options: options as unknown as Record<string, unknown> }
  }
