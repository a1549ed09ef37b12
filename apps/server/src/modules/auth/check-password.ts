// Name and password of a person, with the lock after failures in a row.
import { createHash } from 'node:crypto'
import { normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { type AccountKind, findAccount } from './auth.sql.ts'
import { countAttempt } from './lock-out.ts'
import { verifyPassword } from './password.ts'
import { deleteFailures, lockFailures, writeFailures } from './sign-in-failures.sql.ts'

const day = 24 * 60 * 60_000

/**
 * Answers the user's id or refuses. It has transactions of its own: the count of failures must stay when the call is
 * refused, and no connection may be held while the password is computed. Unknown and inactive accounts cost the same
 * time and are told the same as a wrong password.
 */
export const checkPassword = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: AccountKind,
  typedName: string,
  password: string,
): Promise<string> => {
  const name = kind === 'client' ? normaliseRegisterNumber(typedName) : typedName.trim().toLowerCase()
  const nameHash = hashName(kind, name)
  const now = clock.now()
  const attempt = await inTransaction(db, async tx => {
    const counted = countAttempt(await lockFailures(tx, nameHash, now), now)
    if ('minutes' in counted) return counted
    await writeFailures(tx, nameHash, counted.next)
    return { account: await findAccount(tx, kind, name) }
  })
  if ('minutes' in attempt) throw refuse('account_locked', { params: { minutes: attempt.minutes } })
  const { account } = attempt
  const good = await verifyPassword(account?.password_hash ?? null, password)
  if (!account || !good) throw refuse('wrong_credentials')
  await inTransaction(db, tx => deleteFailures(tx, nameHash, new Date(now.getTime() - day)))
  return account.id
}

/** What failures are counted under; no list of names that people tried is kept. */
const hashName = (kind: AccountKind, name: string): Buffer => createHash('sha256').update(`${kind}:${name}`).digest()

/** Forgets failed tries of a name whose password is new. */
export const forgiveFailures = (tx: Tx, kind: AccountKind, name: string, now: Date): Promise<void> =>
  deleteFailures(tx, hashName(kind, name), new Date(now.getTime() - day))
