import type * as calls from '@khyanalt/contract/second-factor'
import { maxPasskeys } from '@khyanalt/domain/second-factor'
import { v7 as uuidv7 } from 'uuid'
import type { UseCase } from '../../../http/bind.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Services } from '../../../services.ts'
import { hasSecondFactor } from './ask-at-sign-in.ts'
import { findChallenge } from './challenges.ts'
import { afterAdding, lockCaller } from './change-factors.ts'
import { readNewPasskey } from './passkeys.ts'
import { deleteChallenge, insertPasskey, listPasskeys } from './second-factor.sql.ts'
import { tellOfChange } from './tell-change.ts'

/** Keeps a passkey under a name. */
export const addPasskey =
  (services: Pick<Services, 'clock' | 'config' | 'enqueue'>): UseCase<typeof calls.addPasskey> =>
  async (tx, caller, { challenge, name, credential }) => {
    const { id } = await lockCaller(tx, caller)
    const where = { purpose: 'add_passkey', sessionId: caller.sessionId } as const
    const asked = await findChallenge(tx, services, challenge, where)
    if (!asked?.passkey_challenge) throw refuse('challenge_gone')
    const made = await readNewPasskey(services, asked.passkey_challenge, credential)
    if (!made) throw refuse('second_factor_wrong')
    const passkeys = await listPasskeys(tx, id)
    if (passkeys.length >= maxPasskeys) throw refuse('passkeys_full')
    const first = !(await hasSecondFactor(tx, id))
    const passkey = {
      id: uuidv7(),
      user_id: id,
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: [...(made.transports ?? [])],
      name,
      created_at: services.clock.now(),
    }
    if (!(await insertPasskey(tx, passkey))) throw refuse('passkey_known')
    await deleteChallenge(tx, asked.handle_hash)
    await tellOfChange(tx, services, { userId: id, by: id, change: 'add_passkey', name })
    return { recovery_codes: await afterAdding(tx, services, caller, first) }
  }
