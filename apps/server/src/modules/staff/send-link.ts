// Mails the link by which a person chooses a password; whoever asked for it never sees it.
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { makeLink } from '../auth/password-link.ts'
import { writeAccountAudit } from './account-audit.ts'

/** Where the link went and how long it works. */
export const sendLink = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  {
    account,
    by,
    reason,
  }: {
    readonly account: { readonly id: string; readonly login_email: string | null; readonly email?: string | null }
    readonly by: string
    /** Absent for the first link of a new account. */
    readonly reason?: string
  },
): Promise<{ readonly mailed_to: string; readonly expires_at: string }> => {
  const to = account.login_email ?? account.email
  if (!to) throw refuse('email_missing')
  if (reason !== undefined) {
    const detail = { reason, mailed_to: to }
    await writeAccountAudit(tx, services, { by, action: 'password_link', accountId: account.id, detail })
  }
  const { expiresAt } = await makeLink(tx, services, { userId: account.id, by })
  return { mailed_to: to, expires_at: expiresAt.toISOString() }
}
