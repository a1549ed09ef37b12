// Passkeys in the browser: making one, using one, and what went wrong.
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

type Options = Readonly<Record<string, unknown>>

/** Nothing came of it: the device has no passkeys, or the person stopped. */
class PasskeyError extends Error {
  readonly fault: 'passkeyStopped' | 'passkeyUnknown'

  constructor(fault: PasskeyError['fault']) {
    super(fault)
    this.fault = fault
  }
}

/** Which sentence tells what went wrong in the browser; null for anything else. */
export const passkeyFault = (error: unknown): PasskeyError['fault'] | null =>
  error instanceof PasskeyError ? error.fault : null

const attempt = async <A>(act: () => Promise<A>): Promise<A> => {
  if (!browserSupportsWebAuthn()) throw new PasskeyError('passkeyUnknown')
  return act().catch(() => {
    throw new PasskeyError('passkeyStopped')
  })
}

/** Lets the person make a passkey, as the contract's `credential`. */
export const makePasskey = (options: Options) =>
  attempt(async () => {
    const made = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
    return { ...made, response: { ...made.response }, clientExtensionResults: { ...made.clientExtensionResults } }
  })

/** Lets the person use a passkey, as the contract's `credential`. */
export const signWithPasskey = (options: Options) =>
  attempt(async () => {
    const used = await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })
    return { ...used, response: { ...used.response }, clientExtensionResults: { ...used.clientExtensionResults } }
  })
