import type * as calls from '@khyanalt/contract/second-factor'
import { inTransaction } from '../../../db/transaction.ts'
import type { RawUseCase } from '../../../http/bind.ts'
import { Refusal, refuse } from '../../../http/refusal.ts'
import type { Services } from '../../../services.ts'
import { hasSecondFactor } from './ask-at-sign-in.ts'
import { openSecret, stepOfCode } from './authenticator-app.ts'
import { findChallenge } from './challenges.ts'
import { afterAdding, lockCaller } from './change-factors.ts'
import { checkCode } from './check-proof.ts'
import { deleteChallenge, replaceApp } from './second-factor.sql.ts'
import { tellOfChange } from './tell-change.ts'

/** Sets the app up. Bound raw: wrong codes are counted although the call is refused. */
export const addApp =
  (services: Pick<Services, 'db' | 'clock' | 'secret' | 'enqueue'>): RawUseCase<typeof calls.addApp> =>
  async (_context, caller, { challenge, code }) => {
    const now = services.clock.now()
    const outcome = await inTransaction(services.db, async tx => {
      const { id } = await lockCaller(tx, caller)
      const asked = await findChallenge(tx, services, challenge, { purpose: 'add_app', sessionId: caller.sessionId })
      const secret = asked?.app_secret ? openSecret(services, id, asked.app_secret) : null
      if (!asked?.app_secret || secret === null) return refuse('challenge_gone')
      const step = stepOfCode(secret, code, now)
      const refusal = await checkCode(tx, services, id, async () => step !== null)
      if (refusal || step === null) return refusal ?? refuse('second_factor_wrong')
      await deleteChallenge(tx, asked.handle_hash)
      const first = !(await hasSecondFactor(tx, id))
      await replaceApp(tx, { user_id: id, secret: asked.app_secret, last_step: step, created_at: now })
      await tellOfChange(tx, services, { userId: id, by: id, change: 'add_app' })
      return { recovery_codes: await afterAdding(tx, services, caller, first) }
    })
    if (outcome instanceof Refusal) throw outcome
    return outcome
  }
