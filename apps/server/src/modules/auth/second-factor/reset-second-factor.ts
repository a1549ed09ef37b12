// Takes every second factor of a person away: for whoever lost them all.
import { normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Services } from '../../../services.ts'
import { endSessionsOf } from '../end-sessions.ts'
import {
  deleteApp,
  deleteAttempts,
  deleteChallengesOf,
  deletePasskey,
  deleteRecoveryCodes,
  findAccountByName,
  listPasskeys,
} from './second-factor.sql.ts'
import { tellOfChange } from './tell-change.ts'

/**
 * Removes passkeys, app, recovery codes and wrong attempts, ends the sessions, writes it down and tells the person.
 * `by` is the administrator, or null for the operator of the server. Nobody resets the own factors: who could, would
 * not need them.
 */
export const resetSecondFactor = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  { userId, by }: { readonly userId: string; readonly by: string | null },
): Promise<void> => {
  if (by === userId) throw refuse('own_account')
  for (const passkey of await listPasskeys(tx, userId)) await deletePasskey(tx, userId, passkey.id)
  await deleteApp(tx, userId)
  await deleteRecoveryCodes(tx, userId)
  await deleteChallengesOf(tx, userId)
  await deleteAttempts(tx, userId)
  await endSessionsOf(tx, services, { userId, by, why: 'second factor' })
  await tellOfChange(tx, services, { userId, by, change: 'reset_second_factor' })
}

/**
 * Resets by e-mail address or register number, for the operator of the server alone: where no two administrators are
 * left who could. Answers the person's name, or null when there is no such account.
 */
export const resetByOperator = (services: Pick<Services, 'db' | 'clock' | 'enqueue'>, name: string) =>
  inTransaction(services.db, async (tx): Promise<string | null> => {
    const account = await findAccountByName(tx, normaliseRegisterNumber(name), name.trim().toLowerCase())
    if (!account) return null
    await resetSecondFactor(tx, services, { userId: account.id, by: null })
    return account.name
  })
