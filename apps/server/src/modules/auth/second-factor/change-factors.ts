// Setting second factors up and taking them away.
import type {
  addApp,
  addPasskey,
  beginApp,
  beginPasskey,
  readFactors,
  removeFactor,
  renewRecoveryCodes,
} from '@khyanalt/contract/second-factor'
import { maxPasskeys } from '@khyanalt/domain/second-factor'
import { renderSVG } from 'uqr'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { RawUseCase, UseCase } from '../../../http/bind.ts'
import { Refusal, refuse } from '../../../http/refusal.ts'
import type { Session } from '../../../http/session.ts'
import type { Services } from '../../../services.ts'
import { endSessionsOf } from '../end-sessions.ts'
import { hasSecondFactor } from './ask-at-sign-in.ts'
import { appAddress, makeAppSecret, openSecret, sealSecret, stepOfCode } from './authenticator-app.ts'
import { findChallenge, openChallenge } from './challenges.ts'
import { checkCode } from './check-proof.ts'
import { askToMakePasskey, readNewPasskey } from './passkeys.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { requiresSecondFactor } from './requires-second-factor.ts'
import {
  countRecoveryCodes,
  deleteApp,
  deleteChallenge,
  deletePasskey,
  deleteRecoveryCodes,
  findApp,
  insertPasskey,
  listPasskeys,
  lockPerson,
  markProven,
  replaceApp,
} from './second-factor.sql.ts'
import { tellOfChange } from './tell-change.ts'

/** By which second factors the caller proves who he or she is. */
export const answerFactors =
  ({ config }: Pick<Services, 'config'>): UseCase<typeof readFactors> =>
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

/** The caller, locked, so that changes take turns; never somebody who acts for a client. */
const lockCaller = async (tx: Tx, { userId, support }: Session) => {
  if (support) throw refuse('not_allowed')
  const person = await lockPerson(tx, userId)
  if (!person) throw refuse('session_expired')
  return person
}

/** Makes the secret of an app that counts once a code of it was given. */
export const offerApp =
  (services: Pick<Services, 'clock' | 'secret'>): UseCase<typeof beginApp> =>
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

/** Sets the app up. Bound raw: wrong codes are counted although the call is refused. */
export const keepApp =
  (services: Pick<Services, 'db' | 'clock' | 'secret' | 'enqueue'>): RawUseCase<typeof addApp> =>
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

/** What the browser needs to make a passkey. */
export const offerPasskey =
  (services: Pick<Services, 'clock' | 'config'>): UseCase<typeof beginPasskey> =>
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

/** Keeps a passkey under a name. */
export const keepPasskey =
  (services: Pick<Services, 'clock' | 'config' | 'enqueue'>): UseCase<typeof addPasskey> =>
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

/** A new factor proves who is here. The first one ends the other sessions, which a password alone opened. */
const afterAdding = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  { userId, sessionId }: Session,
  first: boolean,
): Promise<string[] | null> => {
  const now = services.clock.now()
  await markProven(tx, sessionId, now)
  if (!first) return null
  await endSessionsOf(tx, services, { userId, except: sessionId, by: userId, why: 'second factor' })
  return makeRecoveryCodes(tx, userId, now)
}

/** Takes a factor away; recovery codes go with the last one. */
export const dropFactor =
  (services: Pick<Services, 'clock' | 'config' | 'enqueue'>): UseCase<typeof removeFactor> =>
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

/** Makes new recovery codes. */
export const renewCodes =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof renewRecoveryCodes> =>
  async (tx, caller) => {
    const { id } = await lockCaller(tx, caller)
    if (!(await hasSecondFactor(tx, id))) throw refuse('not_found')
    await tellOfChange(tx, services, { userId: id, by: id, change: 'renew_recovery_codes' })
    return { recovery_codes: await makeRecoveryCodes(tx, id, services.clock.now()) }
  }
