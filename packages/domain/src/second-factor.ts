// Times and limits of the second factor, and when it is asked for again.

/** How long a challenge may be answered, in minutes. */
export const challengeMinutes = 5
/** How long a proof is good for what asks for one, in minutes. */
export const proofMinutes = 15
/** Codes of an authenticator app: digits, and how long each is shown, in seconds. */
export const codeDigits = 6
export const codeSeconds = 30
/** How many steps before or after the present one are taken, since clocks of phones differ. */
export const codeDrift = 1
/** How many recovery codes a person has. */
export const recoveryCodeCount = 10
/** Letters and digits of a recovery code: five bits each, 120 bits in all. */
export const recoveryCodeLength = 24
/** How many passkeys one person may keep. */
export const maxPasskeys = 10
export const maxPasskeyName = 60

/** Ways to prove who one is. The password alone counts only where there is no second factor. */
export const proofWays = ['passkey', 'app', 'recovery', 'password'] as const
export type ProofWay = (typeof proofWays)[number]

/** Whose proof an act needs: of people who have a second factor, or of everybody. */
export type ProofOf = 'enrolled' | 'everybody'

/** What is known of the second factor behind a session. */
export type SecondFactorState = {
  readonly enrolled: boolean
  /** Whether the person proved lately who he or she is. */
  readonly fresh: boolean
  /** Whether the agency requires a second factor that the person has not set up yet. */
  readonly missing: boolean
}

/** Nobody to ask: without a second factor, where none is required. */
export const noSecondFactor: SecondFactorState = { enrolled: false, fresh: false, missing: false }

/** Whether a proof given then is still good. */
export const isFresh = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() <= proofMinutes * 60_000

/** Whether the person has to prove again who he or she is before the act. */
export const needsProof = (of: ProofOf, { enrolled, fresh }: SecondFactorState): boolean =>
  !fresh && (of === 'everybody' || enrolled)
