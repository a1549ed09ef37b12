// Proving again who one is, before what weighs more than reading.
import type * as calls from '@khyanalt/contract/second-factor'
import { inTransaction } from '../../../db/transaction.ts'
import type { RawUseCase } from '../../../http/bind.ts'
import { Refusal, refuse } from '../../../http/refusal.ts'
import type { Services } from '../../../services.ts'
import { checkPassword } from '../check-password.ts'
import { hasSecondFactor } from './ask-at-sign-in.ts'
import { findChallenge } from './challenges.ts'
import { checkProof } from './check-proof.ts'
import { deleteChallenge, lockPerson, markProven } from './second-factor.sql.ts'

/** Takes the proof. Bound raw: what is wrong is counted although the call is refused. */
export const stepUp =
  (services: Pick<Services, 'db' | 'clock' | 'config' | 'secret' | 'enqueue'>): RawUseCase<typeof calls.stepUp> =>
  async (browser, { userId, sessionId, support }, { challenge, proof }) => {
    if (support) throw refuse('not_allowed')
    if (proof.way === 'password') await checkOwnPassword(services, userId, proof.password, browser)
    const refusal = await inTransaction(services.db, async tx => {
      const asked = await findChallenge(tx, services, challenge, { purpose: 'step_up', sessionId })
      if (!asked) return refuse('challenge_gone')
      const who = { userId, passkeyChallenge: asked.passkey_challenge }
      const wrong =
        proof.way !== 'password'
          ? await checkProof(tx, services, who, proof)
          : (await hasSecondFactor(tx, userId))
            ? refuse('second_factor_wrong')
            : null
      if (wrong) return wrong
      await deleteChallenge(tx, asked.handle_hash)
      await markProven(tx, sessionId, services.clock.now())
      return null
    })
    if (refusal instanceof Refusal) throw refusal
    return {}
  }

/** The password of the caller, counted and locked as at sign-in; a wrong one says nothing about the session. */
const checkOwnPassword = async (
  services: Pick<Services, 'db' | 'clock' | 'config' | 'secret'>,
  userId: string,
  password: string,
  browser: Parameters<typeof checkPassword>[4],
): Promise<void> => {
  const person = await inTransaction(services.db, tx => lockPerson(tx, userId))
  if (!person) throw refuse('session_expired')
  const kind = person.kind === 'staff' ? 'staff' : 'client'
  await checkPassword(services, kind, person.login_email ?? person.register_number ?? '', password, browser)
}
