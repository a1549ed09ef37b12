// What whoever runs the server does where no second administrator is at hand: gives a role, or hands a link over.
// Audited without an account, and told to all administrators.
import type { Role } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { linkAddress, makeLink } from '../auth/password-link.ts'
import { plain, say } from '../proposals/say.ts'
import { tellAdministrators } from '../proposals/tell-administrators.ts'
import { writeAccountAudit } from './account-audit.ts'
import { applyGrants } from './apply-grants.ts'
import { grantsOf } from './grants.ts'
import { findByLogin, lockAdministrators } from './people.sql.ts'

/** Gives a role without limits beside those of the account; false when there is no such active account of staff. */
export const grantFromServer = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  { login, role }: { readonly login: string; readonly role: Role },
): Promise<boolean> => {
  await lockAdministrators(tx)
  const account = await findByLogin(tx, login)
  if (account?.kind !== 'staff') return false
  const held = await grantsOf(tx, account.id)
  const grants = [...held.filter(grant => grant.role !== role), { role }]
  await applyGrants(tx, services, null, { id: account.id, grants })
  const summary = { title: say('title_grants'), subject: plain(`${account.name}, ${login}: ${role}`) }
  await tellAdministrators(tx, services, { by: '', summary }, { event: 'done_from_server' })
  return true
}

/** The address by which the person chooses a password; null when there is no such active account. */
export const linkFromServer = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue' | 'config' | 'secret'>,
  login: string,
): Promise<string | null> => {
  const account = await findByLogin(tx, login)
  if (!account) return null
  const detail = { reason: 'command on the server' }
  await writeAccountAudit(tx, services, { by: null, action: 'password_link', accountId: account.id, detail })
  const summary = { title: say('title_password_link'), subject: plain(`${account.name}, ${login}`) }
  await tellAdministrators(tx, services, { by: '', summary }, { event: 'done_from_server' })
  const { id } = await makeLink(tx, services, { userId: account.id, by: account.id })
  return linkAddress(services, id)
}
