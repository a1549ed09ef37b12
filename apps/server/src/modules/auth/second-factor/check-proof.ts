// Whether what somebody gave proves who he or she is, with the lock after wrong codes in a row.
import type { Proof } from '@khyanalt/contract/second-factor'
import type { Tx } from '../../../db/transaction.ts'
import { type Refusal, refuse } from '../../../http/refusal.ts'
import type { Services } from '../../../services.ts'
import { admitAttempt, countFailure } from '../lock-out.ts'
import { openSecret, stepOfCode } from './authenticator-app.ts'
import { readPasskeyUse } from './passkeys.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import {
  countRecoveryCodes,
  deleteAttempts,
  findApp,
  listPasskeys,
  lockAttempts,
  noteAppUse,
  notePasskeyUse,
  takeRecoveryCode,
  writeAttempts,
} from './second-factor.sql.ts'
import { tellOfChange } from './tell-change.ts'

type Needs = Pick<Services, 'clock' | 'config' | 'secret' | 'enqueue'>
type Given = Exclude<Proof, { way: 'password' }>

/**
 * Checks a second factor and uses it up. A refusal is answered, not thrown: the count of wrong codes must be kept, so
 * the caller throws after the transaction. A passkey cannot be guessed and is neither counted nor locked out.
 */
export const checkProof = async (
  tx: Tx,
  services: Needs,
  asked: { readonly userId: string; readonly passkeyChallenge: string | null },
  proof: Given,
): Promise<Refusal | null> => {
  if (proof.way === 'passkey') {
    return (await isPasskeyRight(tx, services, asked, proof)) ? null : refuse('second_factor_wrong')
  }
  return checkCode(tx, services, asked.userId, () =>
    proof.way === 'app'
      ? isAppCodeRight(tx, services, asked.userId, proof.code)
      : isRecoveryCodeRight(tx, services, asked.userId, proof.code),
  )
}

/** Counts wrong codes in a row; the right one clears the count. */
export const checkCode = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  userId: string,
  isRight: () => Promise<boolean>,
): Promise<Refusal | null> => {
  const now = clock.now()
  const before = await lockAttempts(tx, userId, now)
  // The lock on the count lets one try at a time come this far.
  const admission = admitAttempt(before, 0, now)
  if (typeof admission === 'object') return refuse('account_locked', { params: { minutes: admission.minutes } })
  if (!(await isRight())) {
    await writeAttempts(tx, userId, countFailure(before, now))
    return refuse('second_factor_wrong')
  }
  await deleteAttempts(tx, userId)
  return null
}

const isPasskeyRight = async (
  tx: Tx,
  services: Needs,
  { userId, passkeyChallenge }: { readonly userId: string; readonly passkeyChallenge: string | null },
  { credential }: Extract<Given, { way: 'passkey' }>,
): Promise<boolean> => {
  if (passkeyChallenge === null) return false
  const used = await readPasskeyUse(services, passkeyChallenge, credential, await listPasskeys(tx, userId))
  if (!used) return false
  await notePasskeyUse(tx, used.id, used.counter, services.clock.now())
  return true
}

const isAppCodeRight = async (tx: Tx, services: Needs, userId: string, code: string): Promise<boolean> => {
  const app = await findApp(tx, userId)
  const secret = app ? openSecret(services, userId, app.secret) : null
  const now = services.clock.now()
  const step = secret === null ? null : stepOfCode(secret, code, now)
  // The lock on the person's attempts makes two of the same code take turns: the second one finds the step used.
  if (!app || step === null || step <= Number(app.last_step)) return false
  await noteAppUse(tx, userId, step, now)
  return true
}

const isRecoveryCodeRight = async (tx: Tx, services: Needs, userId: string, code: string): Promise<boolean> => {
  if (!(await takeRecoveryCode(tx, userId, hashRecoveryCode(code)))) return false
  const left = await countRecoveryCodes(tx, userId)
  await tellOfChange(tx, services, { userId, by: userId, change: 'use_recovery_code', left })
  return true
}
