// The second factor: giving it at sign-in and before weighty acts, setting it up and taking it away (REQ-FACTOR-01…20).
import { maxPasskeyName, proofWays } from '@khyanalt/domain/second-factor'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { instant, nothing } from './envelope.ts'

const handle = z.string().min(1).max(100)
/** A code as somebody types it, spaces and dashes among it. */
const code = z.string().trim().min(1).max(60)

/** What the browser's WebAuthn answers; its inside is read by the server's verification alone. */
const credential = z.object({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string().max(40), z.unknown()),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).optional(),
})

const proof = z.discriminatedUnion('way', [
  z.object({ way: z.literal('passkey'), credential }),
  z.object({ way: z.literal('app'), code }),
  z.object({ way: z.literal('recovery'), code }),
  z.object({ way: z.literal('password'), password: z.string().min(1).max(200) }),
])
export type Proof = z.output<typeof proof>

/** What the person is asked for, and by which ways it may be given. */
export const proofAskedSchema = z.object({
  /** Names this attempt; good once, for five minutes. */
  challenge: handle,
  ways: z.array(z.enum(proofWays)),
  /** What `navigator.credentials.get` takes, as JSON; null without a passkey. */
  passkey: z.record(z.string(), z.unknown()).nullable(),
})
export type ProofAsked = z.infer<typeof proofAskedSchema>

/** Recovery codes are shown once: with the first factor, and when they are made anew. */
const codes = z.object({ recovery_codes: z.array(z.string()).nullable() })

const proofErrors = ['second_factor_wrong', 'challenge_gone', 'account_locked', 'too_many_requests'] as const
const own = { access: 'signed-in', beforeSecondFactor: true } as const

export const finishSignIn = defineCall({
  name: 'finishSignIn',
  method: 'POST',
  path: '/auth/secondfactor',
  access: 'public',
  sentence: 'Finishes signing in with the second factor that was asked for.',
  input: z.object({ challenge: handle, proof }),
  output: z.object({ access_token: z.string() }),
  errors: [...proofErrors],
})

export const beginStepUp = defineCall({
  name: 'beginStepUp',
  method: 'POST',
  path: '/auth/stepup/begin',
  ...own,
  sentence: 'Asks the signed-in person to prove again who he or she is.',
  input: z.object({}),
  output: proofAskedSchema,
  errors: ['not_allowed', 'too_many_requests'],
})

export const stepUp = defineCall({
  name: 'stepUp',
  method: 'POST',
  path: '/auth/stepup',
  ...own,
  sentence: 'Takes the proof; for fifteen minutes acts that ask for one go through.',
  input: z.object({ challenge: handle, proof }),
  output: nothing,
  errors: [...proofErrors, 'not_allowed'],
})

export const readFactors = defineCall({
  name: 'readFactors',
  method: 'GET',
  path: '/auth/factors',
  ...own,
  sentence: 'Answers by which second factors the caller proves who he or she is.',
  input: z.object({}),
  output: z.object({
    /** Whether the agency requires a second factor of this account. */
    required: z.boolean(),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), created_at: instant, last_used_at: instant.nullable() }),
    ),
    app: z.object({ created_at: instant, last_used_at: instant.nullable() }).nullable(),
    /** How many recovery codes are unused. */
    recovery_left: z.number().int(),
  }),
  errors: [],
})

export const beginApp = defineCall({
  name: 'beginApp',
  method: 'POST',
  path: '/auth/factors/app/begin',
  ...own,
  stepUp: { of: 'everybody' },
  sentence: 'Makes the secret of an authenticator app; it counts once a code of it was given.',
  input: z.object({}),
  output: z.object({
    challenge: handle,
    /** The secret in base32, to type into an app. */
    secret: z.string(),
    /** The address that apps open; `qr` draws it as SVG. */
    address: z.string(),
    qr: z.string(),
  }),
  errors: ['not_allowed', 'too_many_requests'],
})

export const addApp = defineCall({
  name: 'addApp',
  method: 'POST',
  path: '/auth/factors/app',
  ...own,
  sentence: 'Sets the authenticator app up, in place of an earlier one, once it shows the right code.',
  input: z.object({ challenge: handle, code }),
  output: codes,
  errors: [...proofErrors, 'not_allowed'],
})

export const beginPasskey = defineCall({
  name: 'beginPasskey',
  method: 'POST',
  path: '/auth/factors/passkey/begin',
  ...own,
  stepUp: { of: 'everybody' },
  sentence: 'Answers what the browser needs to make a passkey.',
  input: z.object({}),
  output: z.object({ challenge: handle, options: z.record(z.string(), z.unknown()) }),
  errors: ['not_allowed', 'passkeys_full', 'too_many_requests'],
})

export const addPasskey = defineCall({
  name: 'addPasskey',
  method: 'POST',
  path: '/auth/factors/passkey',
  ...own,
  sentence: 'Keeps a passkey under the name that the person gives it.',
  input: z.object({ challenge: handle, name: z.string().trim().min(1).max(maxPasskeyName), credential }),
  output: codes,
  errors: ['second_factor_wrong', 'challenge_gone', 'passkey_known', 'passkeys_full', 'not_allowed'],
})

export const removeFactor = defineCall({
  name: 'removeFactor',
  method: 'POST',
  path: '/auth/factors/remove',
  ...own,
  stepUp: { of: 'everybody' },
  sentence: 'Takes a passkey or the authenticator app away; where a second factor is required, not the last.',
  input: z.object({
    /** The id of a passkey, or `app`. */
    factor: z.union([z.literal('app'), z.uuid()]),
  }),
  output: nothing,
  errors: ['not_found', 'last_factor', 'not_allowed'],
})

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/auth/factors/codes',
  ...own,
  stepUp: { of: 'everybody' },
  sentence: 'Makes new recovery codes; those of before no longer count.',
  input: z.object({}),
  output: codes,
  errors: ['not_found', 'not_allowed', 'too_many_requests'],
})

export const secondFactorCalls = [
  finishSignIn,
  beginStepUp,
  stepUp,
  readFactors,
  beginApp,
  addApp,
  beginPasskey,
  addPasskey,
  removeFactor,
  renewRecoveryCodes,
]
