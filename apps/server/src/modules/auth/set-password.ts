import type { setPassword } from '@khyanalt/contract/auth'
import { minPasswordLength } from '@khyanalt/domain/staff-accounts'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { forgiveFailures } from './check-password.ts'
import { endSessionsOf } from './end-sessions.ts'
import { hashPassword } from './password.ts'
import { readLinkToken } from './password-link.ts'
import { findLink, takeLink, writePassword } from './password-links.sql.ts'

/**
 * Chooses a password by a link. Whoever was signed in to the account is no more. Bound raw: no connection may be held
 * while the password is computed.
 */
export const choosePassword =
  (services: Pick<Services, 'db' | 'clock' | 'secret' | 'enqueue'>): RawUseCase<typeof setPassword> =>
  async (_context, _caller, { token, password }) => {
    const { db, clock } = services
    const id = readLinkToken(services, token)
    const found = id === null ? null : await inTransaction(db, tx => findLink(tx, id, clock.now()))
    if (id === null || !found) throw refuse('password_link_invalid')
    if (password.length < minPasswordLength || password.toLowerCase() === found.login.toLowerCase()) {
      throw refuse('password_weak')
    }
    const hash = await hashPassword(password)
    await inTransaction(db, async tx => {
      const now = clock.now()
      // Read again: the account may have been locked meanwhile, the link used.
      const link = await findLink(tx, id, now)
      if (!link || !(await takeLink(tx, id))) throw refuse('password_link_invalid')
      await writePassword(tx, link.user_id, hash, now)
      await forgiveFailures(tx, link.kind, link.login, now)
      await endSessionsOf(tx, services, { userId: link.user_id, by: link.user_id, why: 'new password' })
      await insertAuditEntry(tx, {
        noun: 'account',
        id: uuidv7(),
        actor_user_id: link.user_id,
        action: 'choose_password',
        noun_id: link.user_id,
        detail: {},
        at: now,
      })
    })
    return { login: found.login, login_type: found.kind === 'staff' ? 'user' : 'client' }
  }
