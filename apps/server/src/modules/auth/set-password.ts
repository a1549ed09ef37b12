import type * as calls from '@khyanalt/contract/auth'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { keepPassword } from './keep-password.ts'
import { hashPassword } from './password.ts'
import { readLinkToken } from './password-link.ts'
import { findLink, takeLink } from './password-links.sql.ts'
import { refusePassword } from './refuse-password.ts'

/** Chooses a password by a link. Bound raw: no connection may be held while the password is computed. */
export const setPassword =
  (services: Pick<Services, 'db' | 'clock' | 'secret' | 'enqueue'>): RawUseCase<typeof calls.setPassword> =>
  async (_context, _caller, { token, password }) => {
    const { db, clock } = services
    const id = readLinkToken(services, token)
    const found = id === null ? null : await inTransaction(db, tx => findLink(tx, id, clock.now()))
    if (id === null || !found) throw refuse('password_link_invalid')
    const refusal = await refusePassword(password, found)
    if (refusal) throw refuse(refusal)
    const hash = await hashPassword(password)
    await inTransaction(db, async tx => {
      // Read again: the account may have been locked meanwhile, the link used.
      const link = await findLink(tx, id, clock.now())
      if (!link || !(await takeLink(tx, id))) throw refuse('password_link_invalid')
      await keepPassword(tx, services, link, hash)
    })
    return { login: found.login, login_type: found.kind === 'staff' ? 'user' : 'client' }
  }
