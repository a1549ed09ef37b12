// The one place where a password is stored.
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import type { AccountKind } from './account-kind.ts'
import { forgiveFailures } from './check-password.ts'
import { endSessionsOf } from './end-sessions.ts'
import { writePassword } from './password-links.sql.ts'

/** Stores what a person chose: failed tries are forgiven, and whoever was signed in to the account is no more. */
export const keepPassword = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  account: { readonly user_id: string; readonly kind: AccountKind; readonly login: string },
  hash: string,
): Promise<void> => {
  const at = services.clock.now()
  await writePassword(tx, account.user_id, hash, at)
  await forgiveFailures(tx, account.kind, account.login, at)
  await endSessionsOf(tx, services, { userId: account.user_id, by: account.user_id, why: 'new password' })
  await insertAuditEntry(tx, {
    noun: 'account',
    id: uuidv7(),
    actor_user_id: account.user_id,
    action: 'choose_password',
    noun_id: account.user_id,
    detail: {},
    at,
  })
}
