import type * as calls from '@khyanalt/contract/second-factor'
import { renderSVG } from 'uqr'
import type { UseCase } from '../../../http/bind.ts'
import type { Services } from '../../../services.ts'
import { appAddress, makeAppSecret, sealSecret } from './authenticator-app.ts'
import { openChallenge } from './challenges.ts'
import { lockCaller } from './change-factors.ts'

/** Makes the secret of an app that counts once a code of it was given. */
export const beginApp =
  (services: Pick<Services, 'clock' | 'secret'>): UseCase<typeof calls.beginApp> =>
  async (tx, caller) => {
    const person = await lockCaller(tx, caller)
    const secret = makeAppSecret()
    const challenge = await openChallenge(tx, services, {
      user_id: person.id,
      purpose: 'add_app',
      session_id: caller.sessionId,
      app_secret: sealSecret(services, person.id, secret),
    })
    const address = appAddress(secret, person.login_email ?? person.register_number ?? '')
    return { challenge, secret, address, qr: renderSVG(address, { border: 2 }) }
  }
