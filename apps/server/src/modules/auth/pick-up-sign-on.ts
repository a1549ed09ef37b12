import type * as calls from '@khyanalt/contract/auth'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { hashToken } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { browserCookie, readBrowserCookie } from './browser-cookie.ts'
import { openSession } from './open-session.ts'
import { takePickUp } from './sign-on.sql.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'config'>

/**
 * Opens the session of a sign-on for the browser that began it and answers the token. Bound raw: the cookie of the
 * attempt is the proof, and it ends here.
 */
export const pickUpSignOn =
  (services: Needs): RawUseCase<typeof calls.pickUpSignOn> =>
  async ({ request, reply }, _caller, { attempt }) => {
    const { db, clock, config } = services
    const { cookie, 'user-agent': userAgent } = request.headers
    const browser = readBrowserCookie(config.PUBLIC_URL, cookie, attempt)
    if (browser === null) throw refuse('sign_on_gone')
    const access_token = await inTransaction(db, async tx => {
      const person = await takePickUp(tx, hashToken(browser), clock.now())
      if (!person) throw refuse('sign_on_gone')
      // The account may have been locked since the issuer answered.
      if (!person.active) throw refuse('not_allowed')
      return openSession(tx, services, { userId: person.id, method: 'single sign-on', userAgent })
    })
    reply.header('set-cookie', browserCookie(config.PUBLIC_URL, attempt, '', 0))
    return { access_token }
  }
