// Passkeys (WebAuthn): what browsers are asked, and whether their answer is right. The portal's own address is the only
// origin, its host the only relying party; the person is verified by the device, and counters must rise.

import { challengeMinutes } from '@khyanalt/domain/second-factor'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Services } from '../../../services.ts'
import type { Passkey, Person } from './second-factor.sql.ts'

type Needs = Pick<Services, 'config'>
/** What a browser answered, of any inside. */
export type Credential = { readonly id: string }

const partyOf = ({ config }: Needs) => ({
  origin: new URL(config.PUBLIC_URL).origin,
  id: new URL(config.PUBLIC_URL).hostname,
})
// EdDSA, ES256 and RS256: what authenticators have.
const algorithms = [-8, -7, -257]
const timeout = challengeMinutes * 60_000

const named = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports }))

/** Asks for any of these passkeys. */
export const askForPasskey = (services: Needs, passkeys: readonly Passkey[]) =>
  generateAuthenticationOptions({
    rpID: partyOf(services).id,
    allowCredentials: named(passkeys),
    userVerification: 'required',
    timeout,
  })

/** Asks for a new passkey of a person, on a device that has none yet. */
export const askToMakePasskey = (services: Needs, person: Person, passkeys: readonly Passkey[]) =>
  generateRegistrationOptions({
    rpName: 'Khyanalt',
    rpID: partyOf(services).id,
    userID: new Uint8Array(Buffer.from(person.id.replaceAll('-', ''), 'hex')),
    userName: person.login_email ?? person.register_number ?? person.name,
    userDisplayName: person.name,
    excludeCredentials: named(passkeys),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout,
  })

/** The new passkey in an answer, or null when the answer is not right. */
export const readNewPasskey = async (services: Needs, challenge: string, credential: Credential) => {
  const { origin, id } = partyOf(services)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: true,
    })
    return verified && registrationInfo ? registrationInfo.credential : null
  } catch {
    // Whatever the library cannot read or does not accept is a wrong answer.
    return null
  }
}

/** The passkey that signed the challenge with its new counter, or null when none of these did. */
export const readPasskeyUse = async (
  services: Needs,
  challenge: string,
  credential: Credential,
  passkeys: readonly Passkey[],
): Promise<{ readonly id: string; readonly counter: number } | null> => {
  const known = passkeys.find(passkey => passkey.credential_id === credential.id)
  if (!known) return null
  const { origin, id } = partyOf(services)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: Number(known.counter),
      },
      requireUserVerification: true,
    })
    return verified ? { id: known.id, counter: authenticationInfo.newCounter } : null
  } catch {
    // As above; a counter that did not rise is among it.
    return null
  }
}
