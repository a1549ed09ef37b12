import { timingSafeEqual } from 'node:crypto'
import type * as calls from '@khyanalt/contract/second-factor'
import { inTransaction } from '../../../db/transaction.ts'
import type { RawUseCase } from '../../../http/bind.ts'
import { Refusal, refuse } from '../../../http/refusal.ts'
import { hashToken } from '../../../http/session.ts'
import type { Services } from '../../../services.ts'
import { browserCookie, readBrowserCookie } from '../browser-cookie.ts'
import { openSession } from '../open-session.ts'
import { findChallenge } from './challenges.ts'
import { checkProof } from './check-proof.ts'
import { deleteChallenge, lockPerson } from './second-factor.sql.ts'

/** Takes the second factor and opens the session. Bound raw: wrong codes are counted although the call is refused. */
export const finishSignIn =
  (services: Pick<Services, 'db' | 'clock' | 'config' | 'secret' | 'enqueue'>): RawUseCase<typeof calls.finishSignIn> =>
  async ({ request, reply }, _caller, { challenge, proof }) => {
    const { db, config } = services
    const browser = readBrowserCookie(config.PUBLIC_URL, request.headers.cookie, challenge)
    const token = await inTransaction(db, async tx => {
      const asked = await findChallenge(tx, services, challenge, { purpose: 'sign_in', sessionId: null })
      if (!asked?.browser_hash || browser === null) return refuse('challenge_gone')
      if (!timingSafeEqual(hashToken(browser), asked.browser_hash)) return refuse('challenge_gone')
      // The account may have been locked meanwhile.
      if (!(await lockPerson(tx, asked.user_id))) return refuse('challenge_gone')
      // Who has a second factor was asked for that; the password was given before.
      if (proof.way === 'password') return refuse('second_factor_wrong')
      const who = { userId: asked.user_id, passkeyChallenge: asked.passkey_challenge }
      const refusal = await checkProof(tx, services, who, proof)
      if (refusal) return refusal
      await deleteChallenge(tx, asked.handle_hash)
      const userAgent = request.headers['user-agent']
      return openSession(tx, services, { userId: asked.user_id, method: 'second factor', userAgent })
    })
    if (token instanceof Refusal) throw token
    reply.header('set-cookie', browserCookie(config.PUBLIC_URL, challenge, '', 0))
    return { access_token: token }
  }
